import { createHmac } from 'node:crypto';
import type { Channel, PrivateEntry } from '@home-move/contract';
import { contactOf } from '../enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { StoredEntry } from './private-entry.repository.js';

/** What decides whether the link of an entry works, beside the entry. */
export interface LinkFacts {
  readonly enrolment: Pick<EnrolmentRecord, 'emailAddress' | 'contactNumber' | 'closedAt' | 'forgottenAt'>;
  /** The logins that are active, among those of the entries. */
  readonly activeSessions: ReadonlySet<string>;
  readonly now: Date;
  /** Keys the hashes of contacts. */
  readonly secret: string;
}

/** A keyed hash, because contacts could be guessed from a plain one. */
export function contactHash(secret: string, channel: Channel, contact: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['private-entry', channel, contact]))
    .digest('base64url');
}

/** Whether the customer can still enter something: nothing that the link depends on has ended or changed. */
export function isOpen(entry: StoredEntry, { enrolment, activeSessions, now, secret }: LinkFacts): boolean {
  const contact = contactOf(enrolment, entry.channel);
  return (
    (entry.state === 'sent' || entry.state === 'opened') &&
    entry.expiresAt > now &&
    enrolment.closedAt === null &&
    enrolment.forgottenAt === null &&
    contact !== null &&
    contactHash(secret, entry.channel, contact) === entry.contactHash &&
    activeSessions.has(entry.sessionId)
  );
}

/** An entry as agents see it. */
export function toPrivateEntry(entry: StoredEntry, facts: LinkFacts): PrivateEntry {
  const { id, scope, channel, state, sentAt } = entry;
  return {
    id,
    scope,
    channel,
    state: state === 'done' || isOpen(entry, facts) ? state : 'ended',
    sentAt: sentAt.toISOString(),
  };
}
