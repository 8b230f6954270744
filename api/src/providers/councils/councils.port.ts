import type { CouncilServices } from '@home-move/contract';

/** The directory of councils and water companies. Rejects with DomainError THIRD_PARTY when the provider fails. */
export abstract class CouncilsPort {
  /** Who is responsible at a postcode on a day (yyyy-MM-dd); nulls throughout where nobody could be identified. */
  abstract servicesAt(postcode: string, on: string): Promise<CouncilServices>;
}
