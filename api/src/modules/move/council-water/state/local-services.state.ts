import { recordOf, registeredServices, type CouncilServices, type RegisteredService } from '@home-move/contract';

/** The council and water companies found for a home and day. */
export interface StoredLocalServices {
  readonly postcode: string;
  /** The move-in date of the lookup, yyyy-MM-dd. */
  readonly on: string;
  readonly services: CouncilServices;
}

/** The fields of an enrolment about council tax and water. */
export interface LocalServicesFields {
  readonly localServices: StoredLocalServices | null;
  /** The mover's own answer whether they have registered; null before it. */
  readonly registrationConfirmed: Readonly<Record<RegisteredService, boolean | null>>;
}

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialLocalServicesFields = {
  localServices: null,
  registrationConfirmed: recordOf(registeredServices, () => null),
} as const satisfies LocalServicesFields;
