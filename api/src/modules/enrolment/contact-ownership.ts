import { channels, type Channel } from '@home-move/contract';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { type ContactField, trustedSource } from './mover-fields.js';
import { newSaveAndContinueToken } from './new-enrolment.js';

/** The fields of each channel: its contact, and whether it is proven, by a code or mailed link that was sent to it. */
const fields = {
  email: { contact: 'emailAddress', isProven: 'emailAddressVerified' },
  sms: { contact: 'contactNumber', isProven: 'contactNumberVerified' },
} as const satisfies Record<Channel, { readonly contact: ContactField; readonly isProven: keyof EnrolmentRecord }>;

/** The mover's contact on a channel; null when it is unknown. */
export function contactOf(
  record: Pick<EnrolmentRecord, 'emailAddress' | 'contactNumber'>,
  channel: Channel,
): string | null {
  return record[fields[channel].contact];
}

export function isProven(record: EnrolmentRecord, channel: Channel): boolean {
  return record[fields[channel].isProven];
}

export function hasProvenContact(record: EnrolmentRecord): boolean {
  return channels.some((channel) => isProven(record, channel));
}

/**
 * Whether a code or link sent to this contact opens the enrolment to a visitor. An unproven contact may belong to a
 * stranger: it opens nothing while the other one is proven, or while the account is locked.
 */
export function canOpen(record: EnrolmentRecord, channel: Channel): boolean {
  return isProven(record, channel) || (!hasProvenContact(record) && record.lockedAt === null);
}

/** What follows from saving changed contacts: they are unproven, entered by `source`, and renew the token of an owner. */
export function enterContacts(
  { contactSources, ownedAt }: EnrolmentRecord,
  changed: Readonly<Partial<Record<ContactField, unknown>>>,
  source: string,
): EnrolmentChange {
  const entered = channels.filter((channel) => changed[fields[channel].contact] !== undefined);
  if (entered.length === 0) return {};
  return {
    ...Object.fromEntries(entered.map((channel) => [fields[channel].isProven, false])),
    contactSources: {
      ...contactSources,
      ...Object.fromEntries(entered.map((channel) => [fields[channel].contact, source])),
    },
    ...(ownedAt && { saveAndContinueToken: newSaveAndContinueToken() }),
  };
}

/** Who proves a contact, and when. */
export interface ContactProver {
  /** The session of the enrolment; null for a visitor who logs in with the contact. */
  readonly sessionId: string | null;
  readonly now: Date;
}

/**
 * Marks a contact proven. The first proof also drops every other unproven contact that was entered in another mover's session,
 * and renews the save-and-continue token.
 */
export function proveContact(
  current: EnrolmentRecord,
  channel: Channel,
  { sessionId, now }: ContactProver,
): EnrolmentChange {
  const proven: EnrolmentChange = isProven(current, channel) ? {} : { [fields[channel].isProven]: true };
  if (current.ownedAt) return proven;
  const others = channels.filter((other) => other !== channel && contactOf(current, other) !== null);
  const isOwn = (other: Channel) =>
    isProven(current, other) || [null, trustedSource, sessionId].includes(sourceOf(current, fields[other].contact));
  const kept = [channel, ...others.filter(isOwn)];
  const dropped = others.filter((other) => !isOwn(other));
  return {
    ...proven,
    ...Object.fromEntries(dropped.map((other) => [fields[other].contact, null])),
    contactSources: Object.fromEntries(kept.map((own) => [fields[own].contact, trustedSource])),
    saveAndContinueToken: newSaveAndContinueToken(),
    ownedAt: now,
  };
}

/** Null for a contact of the partner. Earlier versions stored no sources: they count as a session that has ended. */
function sourceOf({ contactSources, changedAt }: EnrolmentRecord, field: ContactField): string | null {
  return contactSources[field] ?? (changedAt[field] === undefined ? null : 'unknown');
}
