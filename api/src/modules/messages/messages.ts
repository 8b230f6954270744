import type { Channel } from '@home-move/contract';
import type { Brand } from '../brand/brands.data.js';

/** Somebody's address or number, and the brand that writes to them. */
export interface Recipient {
  readonly channel: Channel;
  /** Email address, or 07 and nine digits. */
  readonly contact: string;
  readonly brand: Brand;
}

/** By mail alone. */
export type MailRecipient = Omit<Recipient, 'channel'> & {
  /** Whose enrolment it is about, for the links of marketing mail and for comms events. */
  readonly enrolmentId: string;
};

/**
 * Messages of the product to people, in the words of one place and the look of their brand. Every call rejects with
 * THIRD_PARTY when the message could not be handed over; nothing is queued then.
 */
export abstract class Messages {
  /** A six-digit code; by mail it stands in the subject and in the text. */
  abstract sendCode(to: Recipient, code: string): Promise<void>;
  /** `link` sets a new password, once, within an hour. */
  abstract sendPasswordReset(to: MailRecipient, link: string): Promise<void>;
  /** `link` carries on with a saved move. */
  abstract sendContinueLink(to: MailRecipient, link: string): Promise<void>;
  /** `link` carries on with the move on another device of theirs, within a day. */
  abstract sendPhoneLink(to: Recipient, link: string): Promise<void>;
  /** Marketing: not sent to who has unsubscribed, which the answer says. `link` opens the move that a partner prepared. */
  abstract sendInvitation(to: MailRecipient, link: string): Promise<'sent' | 'blocked'>;
  /** `link` carries on with a move whose date was not known. [MOVE-22] */
  abstract sendMoveInReminder(to: MailRecipient, link: string): Promise<void>;
  /** `link` carries on with a move that an outage of ours stopped. [HEALTH-12] */
  abstract sendServiceBack(to: MailRecipient, link: string): Promise<void>;
  /** Whether a channel works, at the cost of a message: for contacts that nobody has, so that the answer tells nothing. */
  abstract check(channel: Channel): Promise<void>;
}
