import type { EnrolmentRecord } from './enrolment.record.js';

/** Nothing given on the way from a link, no wait for a date, no field changed; one stored before they were built lacks them. */
export const notBegun = {
  onboarding: null,
  moveInDateUnknownAt: null,
  changedAt: {},
} as const satisfies Partial<EnrolmentRecord>;
