import { maskContact, type Channel } from '@home-move/contract';

/** An email address, or a mobile number: 07 and nine digits. */
export interface Contact {
  readonly channel: Channel;
  readonly contact: string;
}

/** The filter that finds an enrolment by a contact. */
export function toContactFilter({ channel, contact }: Contact): { emailAddress: string } | { contactNumber: string } {
  return channel === 'email' ? { emailAddress: contact } : { contactNumber: contact };
}

/** The contact masked for display; empty when there is none. [OTP-08] */
export function maskContactOrEmpty(channel: Channel, contact: string | null): string {
  return contact === null ? '' : maskContact(channel, contact);
}
