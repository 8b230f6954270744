import { maskContact, type Channel } from '@home-move/contract';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';

/** Somebody's email address, or 07 and nine digits. */
export interface Contact {
  readonly channel: Channel;
  readonly contact: string;
}

export function asLookUp({ channel, contact }: Contact): { emailAddress: string } | { contactNumber: string } {
  return channel === 'email' ? { emailAddress: contact } : { contactNumber: contact };
}

/** Where the mover of an enrolment is reached; null where that is not known. */
export function contactOf(
  { emailAddress, contactNumber }: Pick<EnrolmentRecord, 'emailAddress' | 'contactNumber'>,
  channel: Channel,
): string | null {
  return channel === 'email' ? emailAddress : contactNumber;
}

/** [OTP-09] */
export function asVerified(channel: Channel): EnrolmentChange {
  return channel === 'email' ? { emailAddressVerified: true } : { contactNumberVerified: true };
}

/** Masked for people; empty when there is none. [OTP-08] */
export function masked(channel: Channel, contact: string | null): string {
  return contact === null ? '' : maskContact(channel, contact);
}
