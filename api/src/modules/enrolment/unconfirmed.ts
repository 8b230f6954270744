import type { EnrolmentRecord } from './enrolment.record.js';

/** An account that nobody has confirmed, locked or forgotten; one stored before accounts were built lacks the fields. */
export const unconfirmed = {
  partnerPostcode: null,
  detailMismatches: 0,
  lockedAt: null,
  detailsConfirmedAt: null,
  isUnpopulated: false,
  forgottenAt: null,
  smartPageViewed: null,
} as const satisfies Partial<EnrolmentRecord>;
