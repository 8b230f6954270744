import type { Channel } from '@home-move/contract';
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

const dot = '•';

/** "s•••@example.test", "•••••••0101": enough to know one's own by; empty when there is none. [OTP-08] */
export function masked(channel: Channel, contact: string | null): string {
  if (contact === null) return '';
  if (channel === 'email') return `${contact.slice(0, 1)}${dot.repeat(3)}${contact.slice(contact.lastIndexOf('@'))}`;
  return `${dot.repeat(contact.length - 4)}${contact.slice(-4)}`;
}
