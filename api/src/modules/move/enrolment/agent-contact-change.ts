import { channels, linkLifetimeDays, type Channel } from '@home-move/contract';
import type { ContactChange } from './contact-change.state.js';
import {
  contactFields,
  contactOf,
  enterContacts,
  hasProvenContact,
  isProven,
  withoutPending,
} from './contact-ownership.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { type ContactField, trustedSource, unconfirmedSource } from './mover-fields.js';
import { newSaveAndContinueToken } from './new-enrolment.js';

/** An agent's change of contacts: how it is stored, and which proven contacts are notified. */
export interface AgentContactChange {
  readonly change: EnrolmentChange;
  readonly notified: readonly { readonly channel: Channel; readonly contact: string }[];
}

/**
 * The effect of contacts that an agent enters; `changed` contains the fields that differ from the agent's view. A
 * proven contact stays until the new one is proven. Any other contact is replaced. `entry` identifies the change, which
 * the mover can undo.
 */
export function enterAgentContacts(
  current: EnrolmentRecord,
  changed: Readonly<Partial<Record<ContactField, string | null>>>,
  entry: Pick<ContactChange, 'id' | 'changedAt'>,
): AgentContactChange {
  const entered = channels.filter((channel) => changed[contactFields[channel].contact] !== undefined);
  const isBack = (channel: Channel) => changed[contactFields[channel].contact] === contactOf(current, channel);
  const pending = entered.filter((channel) => !isBack(channel) && isProven(current, channel));
  const replaced = entered.filter((channel) => !isBack(channel) && !isProven(current, channel));
  const isNews = pending.length + replaced.length > 0 && hasProvenContact(current);
  const { emailAddress, contactNumber, emailAddressVerified, contactNumberVerified } = current;
  const before = { emailAddress, contactNumber, emailAddressVerified, contactNumberVerified };
  const replacements = pick(changed, replaced);
  return {
    change: {
      ...replacements,
      ...enterContacts(current, replacements, trustedSource),
      ...(entered.length > 0 && {
        pendingContacts: { ...withoutPending(current.pendingContacts, entered), ...pick(changed, pending) },
      }),
      ...(isNews && { contactChanges: [...undoableChanges(current, entry.changedAt), { ...entry, before }] }),
    },
    notified: isNews ? notifiedOf(current, [...pending, ...replaced]) : [],
  };
}

/**
 * The change, with the undoable one that was `announced`: when a simultaneous request has already stored the same contacts, nothing
 * is left to change, but the link of this notice must work as well.
 */
export function keepAnnounced(
  change: EnrolmentChange,
  { contactChanges }: EnrolmentRecord,
  announced: EnrolmentChange,
): EnrolmentChange {
  const entry = announced.contactChanges?.at(-1);
  return entry && !change.contactChanges ? { ...change, contactChanges: [...contactChanges, entry] } : change;
}

/** The replaced contact if it is proven, otherwise the proven contact of the other channel. */
function notifiedOf(current: EnrolmentRecord, changed: readonly Channel[]): AgentContactChange['notified'] {
  const proven = channels.filter((channel) => isProven(current, channel));
  const notified = changed.some((channel) => !proven.includes(channel)) ? proven : changed;
  return notified.flatMap((channel) => {
    const contact = contactOf(current, channel);
    return contact === null ? [] : [{ channel, contact }];
  });
}

const pick = (changed: Readonly<Partial<Record<ContactField, string | null>>>, picked: readonly Channel[]) =>
  Object.fromEntries(
    picked.map((channel) => [contactFields[channel].contact, changed[contactFields[channel].contact]]),
  ) as Partial<Record<ContactField, string>>;

const dayMs = 24 * 60 * 60 * 1000;

/** The changes whose links still work. All of them are kept: a limit would let an agent drop the one that matters. */
function undoableChanges({ contactChanges }: EnrolmentRecord, now: Date): readonly ContactChange[] {
  const earliest = now.getTime() - linkLifetimeDays.contactChange * dayMs;
  return contactChanges.filter(({ changedAt }) => changedAt.getTime() > earliest);
}

/** Puts the contacts back as they were before a change; unproven ones open nothing. Null if the change is no longer kept. */
export function undoContactChange(current: EnrolmentRecord, id: string): EnrolmentChange | null {
  const index = current.contactChanges.findIndex((change) => change.id === id);
  const undone = current.contactChanges[index];
  if (!undone) return null;
  const known = channels.filter((channel) => contactOf(undone.before, channel) !== null);
  return {
    ...undone.before,
    contactSources: Object.fromEntries(
      known.map((channel) => [
        contactFields[channel].contact,
        undone.before[contactFields[channel].isProven] ? trustedSource : unconfirmedSource,
      ]),
    ),
    pendingContacts: {},
    contactChanges: current.contactChanges.slice(0, index),
    saveAndContinueToken: newSaveAndContinueToken(),
  };
}
