import * as z from 'zod';

const shortText = z.string().max(100);

/**
 * The fields of Postmark's events that matter here: https://postmarkapp.com/developer/webhooks/bounce-webhook and
 * https://postmarkapp.com/developer/webhooks/spam-complaint-webhook. Events of other kinds have other fields.
 */
export const postmarkEvent = z.object({
  RecordType: shortText.describe('Bounce or SpamComplaint; other kinds are ignored'),
  Type: shortText.optional().describe('The kind of bounce: HardBounce, Transient, …'),
  Email: z.string().max(320).optional().describe('The recipient'),
});
export type PostmarkEvent = z.infer<typeof postmarkEvent>;

/** Why a mailbox gets no mails: it does not exist, or its owner has reported a mail as spam. */
export type UndeliverableCause = 'bounced' | 'complained';

/** The bounces after which no mail will arrive. Any other one may be temporary. */
const causes: ReadonlyMap<string, UndeliverableCause> = new Map([
  ['HardBounce', 'bounced'],
  ['BadEmailAddress', 'bounced'],
  ['SpamComplaint', 'complained'],
] as const);

/** A mailbox that must get no further mails, and why. */
export interface UndeliverableMailbox {
  readonly emailAddress: string;
  readonly cause: UndeliverableCause;
}

/** The mailbox that an event makes undeliverable; null for any other event. */
export function undeliverableMailbox({ RecordType, Type = '', Email }: PostmarkEvent): UndeliverableMailbox | null {
  if (Email === undefined || !Email.includes('@')) return null;
  if (RecordType === 'SpamComplaint') return { emailAddress: Email, cause: 'complained' };
  const cause = RecordType === 'Bounce' ? causes.get(Type) : undefined;
  return cause === undefined ? null : { emailAddress: Email, cause };
}
