import type { Channel, PrivateEntry } from '@home-move/contract';
import type { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { latestContactOf } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { AgentLogin } from '../../identity/token/tokens.service.js';
import type { StoredEntry } from './private-entry.repository.js';

/** The fields of an enrolment that its links depend on. */
export type LinkedEnrolment = Pick<
  EnrolmentRecord,
  'emailAddress' | 'contactNumber' | 'pendingContacts' | 'closedAt' | 'forgottenAt'
>;

/** The facts that decide whether the link of an entry works, in addition to entry and enrolment. */
export interface LinkFacts {
  /** The active logins of the entries. */
  readonly activeSessions: ReadonlySet<string>;
  /** The codes that can be entered, only the latest of each login and channel. */
  readonly latestCodes: ReadonlySet<string>;
  /** To the enrolments of entries for a code. */
  readonly agentLogins: readonly AgentLogin[];
  readonly now: Date;
  /** Recognises the hashes of contacts. */
  readonly keyedHash: KeyedHash;
}

/** What a keyed hash covers: contacts could be guessed from a plain one. */
export const hashedContact = (channel: Channel, contact: string) => JSON.stringify(['private-entry', channel, contact]);

/** Whether the customer can still enter something: nothing that the link depends on has ended or changed. */
export function isOpen(entry: StoredEntry, enrolment: LinkedEnrolment, facts: LinkFacts): boolean {
  const { activeSessions, now, keyedHash } = facts;
  const contact = latestContactOf(enrolment, entry.channel);
  return (
    (entry.state === 'sent' || entry.state === 'opened') &&
    entry.expiresAt > now &&
    enrolment.closedAt === null &&
    enrolment.forgottenAt === null &&
    contact !== null &&
    keyedHash.matches(entry.contactHash, hashedContact(entry.channel, contact)) &&
    activeSessions.has(entry.sessionId) &&
    (entry.scope !== 'code' || isCurrent(entry, facts))
  );
}

/** Whether a code can be entered: the login has requested none since, and no agent has opened the call since. */
function isCurrent(entry: StoredEntry, { latestCodes, agentLogins }: LinkFacts): boolean {
  const isLater = ({ enrolmentId, sessionId, startedAt }: AgentLogin) =>
    enrolmentId === entry.enrolmentId && sessionId !== entry.sessionId && startedAt > entry.sentAt;
  return entry.codeId !== null && latestCodes.has(entry.codeId) && !agentLogins.some(isLater);
}

/** An entry as agents see it. */
export function toPrivateEntry(entry: StoredEntry, enrolment: LinkedEnrolment, facts: LinkFacts): PrivateEntry {
  const { id, scope, channel, state, sentAt, openedAt, doneAt } = entry;
  return {
    id,
    scope,
    channel,
    state: state === 'done' || isOpen(entry, enrolment, facts) ? state : 'ended',
    sentAt: sentAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}
