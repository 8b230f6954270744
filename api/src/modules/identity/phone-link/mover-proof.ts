import { isSamePostcode } from '../account/compare-details.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { journeySoFar } from '../../move/onboarding/journey-so-far.js';
import { codeRecipients } from '../otp/code-recipients.js';
import type { Contact } from '../otp/contact.js';

/** The postcodes that the mover may enter: as last given by the mover, and as sent by the partner. */
function postcodesOf(enrolment: EnrolmentRecord): readonly string[] {
  return [journeySoFar(enrolment).postcode, enrolment.partnerPostcode].filter((postcode) => postcode !== null);
}

export function hasPostcode(enrolment: EnrolmentRecord): boolean {
  return postcodesOf(enrolment).length > 0;
}

export function matchesPostcode(enrolment: EnrolmentRecord, typed: string): boolean {
  return postcodesOf(enrolment).some((known) => isSamePostcode(typed, known));
}

/** The recipient of a code: a proven contact first, then email before text message; null when there is no contact. */
export function codeRecipient(enrolment: EnrolmentRecord): Contact | null {
  return codeRecipients(enrolment)[0] ?? null;
}
