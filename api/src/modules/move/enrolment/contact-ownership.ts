import { channels, type Channel } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { type KnownContacts, type PendingContacts } from './contact-change.state.js';
import { type ContactField, trustedSource, unconfirmedSource } from './mover-fields.js';
import { newSaveAndContinueToken } from './new-enrolment.js';

/** The fields of each channel: its contact, and whether it is proven, by a code or mailed link that was sent to it. */
export const contactFields = {
  email: { contact: 'emailAddress', isProven: 'emailAddressVerified' },
  sms: { contact: 'contactNumber', isProven: 'contactNumberVerified' },
} as const satisfies Record<Channel, { readonly contact: ContactField; readonly isProven: keyof EnrolmentRecord }>;

/** The mover's contact on a channel; null when it is unknown. */
export function contactOf(
  record: Pick<EnrolmentRecord, 'emailAddress' | 'contactNumber'>,
  channel: Channel,
): string | null {
  return record[contactFields[channel].contact];
}

/** The contact that an agent has entered to replace the proven one, if any. */
export function pendingContactOf(
  { pendingContacts }: Pick<EnrolmentRecord, 'pendingContacts'>,
  channel: Channel,
): string | null {
  return pendingContacts[contactFields[channel].contact] ?? null;
}

/** The contact that the mover gave last: a pending one comes before the proven one that it is to replace. */
export function latestContactOf(
  record: Pick<EnrolmentRecord, ContactField | 'pendingContacts'>,
  channel: Channel,
): string | null {
  return pendingContactOf(record, channel) ?? contactOf(record, channel);
}

/** The contacts as an agent sees them: the latest ones that the mover gave, unproven while they are pending. */
export function contactsForAgent(record: EnrolmentRecord): KnownContacts {
  return {
    emailAddress: latestContactOf(record, 'email'),
    contactNumber: latestContactOf(record, 'sms'),
    emailAddressVerified: record.emailAddressVerified && pendingContactOf(record, 'email') === null,
    contactNumberVerified: record.contactNumberVerified && pendingContactOf(record, 'sms') === null,
  };
}

export function isProven(record: EnrolmentRecord, channel: Channel): boolean {
  return record[contactFields[channel].isProven];
}

/** Whether a message to the contact goes to the owner of the enrolment: it is the one that is proven, and not a pending one. */
export function isProvenContact(record: EnrolmentRecord, channel: Channel, contact: string): boolean {
  return isProven(record, channel) && contactOf(record, channel) === contact;
}

export function hasProvenContact(record: EnrolmentRecord): boolean {
  return channels.some((channel) => isProven(record, channel));
}

/**
 * For what only the owner may read or do. Throws CONTACT_UNVERIFIED until a contact is proven: the first proof ends every other session, so
 * any session that is left afterwards is the owner's. [PASS-16]
 */
export function requireProvenContact(record: EnrolmentRecord): void {
  if (!hasProvenContact(record)) throw new DomainError('CONTACT_UNVERIFIED');
}

/**
 * Whether a code or link sent to this contact opens the enrolment to a visitor. An unproven contact may belong to a
 * stranger: it opens nothing while the other one is proven, nor while the account is locked, and one that the mover has not
 * confirmed never does.
 */
export function canOpen(record: EnrolmentRecord, channel: Channel): boolean {
  if (isProven(record, channel)) return true;
  const isUnconfirmed = record.contactSources[contactFields[channel].contact] === unconfirmedSource;
  return !isUnconfirmed && !hasProvenContact(record) && record.lockedAt === null;
}

/** What follows from saving changed contacts: they are unproven, entered by `source`, and renew the token of an owner. */
export function enterContacts(
  { contactSources, pendingContacts, ownedAt }: EnrolmentRecord,
  changed: Readonly<Partial<Record<ContactField, unknown>>>,
  source: string,
): EnrolmentChange {
  const entered = channels.filter((channel) => changed[contactFields[channel].contact] !== undefined);
  if (entered.length === 0) return {};
  return {
    ...Object.fromEntries(entered.map((channel) => [contactFields[channel].isProven, false])),
    contactSources: {
      ...contactSources,
      ...Object.fromEntries(entered.map((channel) => [contactFields[channel].contact, source])),
    },
    pendingContacts: withoutPending(pendingContacts, entered),
    ...(ownedAt && { saveAndContinueToken: newSaveAndContinueToken() }),
  };
}

/** The pending contacts, without the channels in `left`. */
export function withoutPending(pending: PendingContacts, left: readonly Channel[]): PendingContacts {
  const kept = channels.filter(
    (channel) => !left.includes(channel) && pending[contactFields[channel].contact] !== undefined,
  );
  return Object.fromEntries(
    kept.map((channel) => [contactFields[channel].contact, pending[contactFields[channel].contact]]),
  );
}

/** Who proves a contact, and when. */
export interface ContactProver {
  /** The session of the enrolment; null for a visitor who logs in with the contact. */
  readonly sessionId: string | null;
  readonly now: Date;
  /** Whether the pending contact of the channel is proven, which then replaces the other one. */
  readonly isPending?: boolean;
}

/**
 * Marks a contact proven. The first proof also marks every other unproven contact unconfirmed that was entered in another mover's
 * session, and renews the save-and-continue token.
 */
export function proveContact(
  current: EnrolmentRecord,
  channel: Channel,
  { sessionId, now, isPending = false }: ContactProver,
): EnrolmentChange {
  const proven: EnrolmentChange = isPending
    ? {
        [contactFields[channel].contact]: pendingContactOf(current, channel),
        [contactFields[channel].isProven]: true,
        pendingContacts: withoutPending(current.pendingContacts, [channel]),
        saveAndContinueToken: newSaveAndContinueToken(),
      }
    : isProven(current, channel)
      ? {}
      : { [contactFields[channel].isProven]: true };
  if (current.ownedAt) return proven;
  const isOwn = (known: Channel) =>
    known === channel ||
    isProven(current, known) ||
    [null, trustedSource, sessionId].includes(sourceOf(current, contactFields[known].contact));
  const known = channels.filter((other) => other === channel || contactOf(current, other) !== null);
  return {
    ...proven,
    contactSources: Object.fromEntries(
      known.map((other) => [contactFields[other].contact, isOwn(other) ? trustedSource : unconfirmedSource]),
    ),
    saveAndContinueToken: newSaveAndContinueToken(),
    ownedAt: now,
  };
}

/** Null for a contact of the partner. Earlier versions stored no sources: they count as a session that has ended. */
function sourceOf({ contactSources, changedAt }: EnrolmentRecord, field: ContactField): string | null {
  return contactSources[field] ?? (changedAt[field] === undefined ? null : 'unknown');
}
