import { maskContact, type Channel } from '@home-move/contract';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';

/** An email address, or a mobile number: 07 and nine digits. */
export interface Contact {
  readonly channel: Channel;
  readonly contact: string;
}

/** The filter that finds an enrolment by a contact. */
export function toContactFilter({ channel, contact }: Contact): { emailAddress: string } | { contactNumber: string } {
  return channel === 'email' ? { emailAddress: contact } : { contactNumber: contact };
}

/** The mover's contact on a channel; null when it is unknown. */
export function contactOf(
  { emailAddress, contactNumber }: Pick<EnrolmentRecord, 'emailAddress' | 'contactNumber'>,
  channel: Channel,
): string | null {
  return channel === 'email' ? emailAddress : contactNumber;
}

/** The change that marks a contact verified. [OTP-09] */
export function toVerifiedChange(channel: Channel): EnrolmentChange {
  return channel === 'email' ? { emailAddressVerified: true } : { contactNumberVerified: true };
}

/** The contact masked for display; empty when there is none. [OTP-08] */
export function maskContactOrEmpty(channel: Channel, contact: string | null): string {
  return contact === null ? '' : maskContact(channel, contact);
}
