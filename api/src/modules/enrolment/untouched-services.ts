import { perService, registeredServices } from '@home-move/contract';
import type { EnrolmentRecord } from './enrolment.record.js';

/** Council, water and broadband of an enrolment that has not come to them; one stored before they were built lacks the fields. */
export const untouchedServices = {
  localServices: null,
  registrationConfirmed: perService(registeredServices, () => null),
  broadband: null,
  unsettledOrder: null,
  wombbUserConfirmedDate: null,
  wombbSkipped: false,
} as const satisfies Partial<EnrolmentRecord>;
