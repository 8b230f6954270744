import { channels } from '@home-move/contract';
import { isSamePostcode } from '../account/compare-details.js';
import { contactOf, isProven } from '../enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { journeySoFar } from '../onboarding/journey-so-far.js';
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
  const known = channels.flatMap((channel) => {
    const contact = contactOf(enrolment, channel);
    return contact === null ? [] : [{ channel, contact }];
  });
  return known.find(({ channel }) => isProven(enrolment, channel)) ?? known[0] ?? null;
}
