import type { CouncilServices } from '@home-move/contract';

/** The directory of councils and water companies. Calls reject with DomainError: THIRD_PARTY when the provider fails. */
export abstract class CouncilsPort {
  /** The council and water companies that serve a postcode on a date (yyyy-MM-dd); null where none is identified. */
  abstract servicesAt(postcode: string, on: string): Promise<CouncilServices>;
}
