import type { CouncilServices } from '@home-move/contract';
import type { NeedsRegistration, RegisteredHousehold } from '../priority-services/needs-registration.js';

/** The directory of councils and water companies. Calls reject with DomainError: THIRD_PARTY when the provider fails. */
export abstract class CouncilsPort {
  /** The council and water companies that serve a postcode on a date (yyyy-MM-dd); null if none is identified. */
  abstract servicesAt(postcode: string, on: string): Promise<CouncilServices>;
  /**
   * Registers needs with the water companies of a home; does nothing if none is identified. Idempotent: a repeated key
   * has no effect.
   */
  abstract registerNeeds(key: string, household: RegisteredHousehold, registration: NeedsRegistration): Promise<void>;
}
