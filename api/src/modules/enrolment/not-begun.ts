import type { EnrolmentRecord } from './enrolment.record.js';

/** Nothing given on the way from a link, and a date or the wait for one; one stored before they were built lacks the fields. */
export const notBegun = { onboarding: null, moveInDateUnknownAt: null } as const satisfies Partial<EnrolmentRecord>;
