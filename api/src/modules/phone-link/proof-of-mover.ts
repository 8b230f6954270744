import { channels, type Channel } from '@home-move/contract';
import { isSamePostcode } from '../account/same-details.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { journeySoFar } from '../onboarding/journey-so-far.js';
import { type Contact, contactOf } from '../otp/contact.js';

/** The postcode of the new home as the mover last gave it, and the partner's: people know one of the two by heart. */
function postcodesOf(enrolment: EnrolmentRecord): readonly string[] {
  return [journeySoFar(enrolment).postcode, enrolment.partnerPostcode].filter((postcode) => postcode !== null);
}

export function hasPostcode(enrolment: EnrolmentRecord): boolean {
  return postcodesOf(enrolment).length > 0;
}

export function isPostcodeOf(enrolment: EnrolmentRecord, typed: string): boolean {
  return postcodesOf(enrolment).some((known) => isSamePostcode(typed, known));
}

/** Where a code goes: to what is verified before what was typed, by mail before by text message; null without either. */
export function codeContactOf(enrolment: EnrolmentRecord): Contact | null {
  const known = channels.flatMap((channel) => {
    const contact = contactOf(enrolment, channel);
    return contact === null ? [] : [{ channel, contact }];
  });
  return known.find(({ channel }) => isVerified(enrolment, channel)) ?? known[0] ?? null;
}

function isVerified({ emailAddressVerified, contactNumberVerified }: EnrolmentRecord, channel: Channel): boolean {
  return channel === 'email' ? emailAddressVerified : contactNumberVerified;
}
