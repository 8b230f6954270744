import type { Channel, InviteJourney, PartnerEnvironment, RegisteredService } from '@home-move/contract';
import type { Receipt } from './receipts.js';
import type { Brand } from '../../brands/brand/brands.data.js';

/** An address or number, and the brand that writes to it. */
export interface Recipient {
  readonly channel: Channel;
  /** Email address, or 07 and nine digits. */
  readonly contact: string;
  readonly brand: Brand;
  /** Whether the owner of the contact has proven it for the move that the message concerns. Any other one gets few messages. */
  readonly isProven: boolean;
  /** The enrolment that the message concerns, for the data passport; null for a message that concerns no mover. */
  readonly enrolmentId: string | null;
  /** Runs directly before the message is sent, after every limit. */
  readonly beforeSending?: () => Promise<void>;
}

/** A recipient of mail. */
export type MailRecipient = Omit<Recipient, 'channel'> & {
  /** The enrolment that the mail concerns, for unsubscribe links and tracking. */
  readonly enrolmentId: string;
};

/** A mover whom a partner's system has named. */
export type PartnerRecipient = Recipient & Pick<MailRecipient, 'enrolmentId'>;

/** Whom a notice to a flatmate greets, and who asked for it. */
export interface FlatmateNames {
  readonly flatmate: string;
  readonly mover: string;
}

/** Whom an invitation to a household is for, if the mover has named them, and whose household it is. */
export type HouseholdNames = Pick<FlatmateNames, 'mover'> & { readonly flatmate: string | null };

/** A webhook of a partner that we have disabled. */
export interface DisabledWebhook {
  readonly id: string;
  /** Name of the receiver. */
  readonly host: string;
  readonly environment: PartnerEnvironment;
  /** Whether the receiver has answered 410; otherwise it has failed for three days. */
  readonly isGone: boolean;
}

/** How a receipt is mailed. */
export interface ReceiptMail {
  /** Where the mover logs in. */
  readonly link: string;
  /** The same whenever this receipt is mailed, so that a mailbox shows it once; null for a repetition that the mover requests. */
  readonly id: string | null;
  /** Whether the mover or an agent has just requested it. */
  readonly isRequested: boolean;
}

/** The page that the link of a mail opens: the move, or the brand's login if a link alone must not open the move. */
export type LinkOpens = 'move' | 'login';

/**
 * Sends the messages of the product in the brand of the recipient. Every call rejects with THIRD_PARTY when the message
 * could not be sent, and with TOO_MANY_REQUESTS when an unproven contact has had as many as it may get on a day; nothing is
 * queued in that case. An undeliverable mailbox gets no mail: codes, links to another device or a private entry, and invitations by
 * agents, partners and households reject with CONTACT_UNDELIVERABLE; any other call resolves.
 */
export abstract class Messages {
  /** Sends a six-digit code; a mail has it in its subject and text. */
  abstract sendCode(to: Recipient, code: string): Promise<void>;
  /** `link` sets a new password; valid once, for an hour. */
  abstract sendPasswordReset(to: MailRecipient, link: string): Promise<void>;
  /** `link` continues a saved move. */
  abstract sendContinueLink(to: MailRecipient, link: string): Promise<void>;
  /** `link` continues the move on another device; valid for a day. */
  abstract sendPhoneLink(to: Recipient, link: string): Promise<void>;
  /** `link` opens a page on which the customer enters something in private during a call; valid for a quarter of an hour. */
  abstract sendPrivateEntry(to: Recipient, link: string): Promise<void>;
  /** Notifies the owner of a contact that an agent has changed the contacts of the move; `link` undoes that, for 14 days. */
  abstract sendContactChange(to: Recipient, link: string): Promise<void>;
  /** Marketing mail: returns `blocked` without sending when the recipient has unsubscribed. `link` opens the move that a partner prepared. */
  abstract sendInvitation(to: MailRecipient, link: string): Promise<'sent' | 'blocked'>;
  /**
   * The message of a partner's system, of which a mailbox shows each `id` once. Returns `blocked` without sending when the mailbox has
   * unsubscribed. `link` opens the move, where the person can also object.
   */
  abstract sendPartnerInvitation(
    to: PartnerRecipient,
    link: string,
    about: { readonly isReminder: boolean; readonly id: string },
  ): Promise<'sent' | 'blocked'>;
  /** The text of that message, as it would be sent. Sends nothing. */
  abstract partnerInvitationText(
    brand: Brand,
    channel: Channel,
    link: string,
    isReminder: boolean,
  ): { readonly subject: string | null; readonly text: string };
  /** Reports that a partner has cancelled a move; `link` is the login of a mover who has begun, null for any other. */
  abstract sendMoveCancelled(
    to: PartnerRecipient,
    about: { readonly link: string | null; readonly id: string },
  ): Promise<void>;
  /**
   * Marketing mail: returns `blocked` without sending when the recipient has unsubscribed. `link` opens the move of a customer to
   * whom an agent speaks, at a journey where one is given. [TEL-08]
   */
  abstract sendAgentLink(
    to: MailRecipient,
    link: string,
    about: { readonly journey?: InviteJourney | undefined; readonly opens: LinkOpens },
  ): Promise<'sent' | 'blocked'>;
  /** `link` continues a move whose date is unknown; sent as soon as the mover has ticked that. */
  abstract sendMoveSaved(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void>;
  /** `link` continues a move whose email address was just given for another one. */
  abstract sendMoveExists(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void>;
  /** `link` continues a move whose date was unknown. [MOVE-22] */
  abstract sendMoveInReminder(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void>;
  /** `link` continues a move that no one has used for long, and that is deleted on a day (yyyy-MM-dd). */
  abstract sendErasureWarning(
    to: MailRecipient,
    link: string,
    about: { readonly endsOn: string; readonly opens?: LinkOpens },
  ): Promise<void>;
  /** `link` continues a move that was interrupted by an outage. [HEALTH-12] */
  abstract sendServiceBack(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void>;
  /** Explains to a mover how to find the council, the water company or both. [COUNCIL-06] [COUNCIL-07] */
  abstract sendAuthorityFinder(to: MailRecipient, unknown: readonly RegisteredService[]): Promise<void>;
  /** Confirms what the mover agreed to on a day (yyyy-MM-dd): that an order, or a visit to a provider's site, passes details on. [CALL-10] */
  abstract sendConsent(to: MailRecipient, by: 'order' | 'visit', day: string): Promise<void>;
  /** Confirms accepted orders, or reports the status of one; an unproven address only gets a request to log in. */
  abstract sendReceipt(to: MailRecipient, receipt: Receipt, mail: ReceiptMail): Promise<void>;
  /**
   * Writes to a flatmate whom a mover named: who requested the message, and how to unsubscribe. Returns `blocked`
   * without sending if the recipient has unsubscribed or reached the daily limit. Stores only a keyed hash of the
   * flatmate's address, to unsubscribe it. [FLAT-03]
   */
  abstract sendFlatmateNotice(to: MailRecipient, names: FlatmateNames): Promise<'sent' | 'blocked'>;
  /**
   * Invites someone to the household of a move, by a link that shows no more than the first name of its mover, the street and the town
   * before a code was entered. Returns `blocked` without sending if the mailbox has unsubscribed. [ROOM-15]
   */
  abstract sendHouseholdInvitation(
    to: Recipient & Pick<MailRecipient, 'enrolmentId'>,
    link: string,
    names: HouseholdNames,
  ): Promise<'sent' | 'blocked'>;
  /** Reports to a housemate that someone needs an answer of theirs, with a link to log in. Names nothing and no one. [ROOM-05] */
  abstract sendHouseholdQuestion(to: Recipient): Promise<void>;
  /** Notifies the developers of a partner that we have disabled a webhook. */
  abstract sendWebhookDisabled(to: Omit<Recipient, 'channel'>, webhook: DisabledWebhook): Promise<void>;
  /** Checks that a channel works, in about the time of sending. For unknown contacts, so that the response does not reveal them. */
  abstract check(channel: Channel): Promise<void>;
}
