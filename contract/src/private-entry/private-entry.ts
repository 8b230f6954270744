import type { Channel } from '../comms/channel';
import type { AccountNameRule } from '../payment/payment.schema';

/**
 * Data that a customer can enter on their phone during a call, so the agent does not hear it: bank details for the
 * Direct Debit, health needs for the Priority Services Register, or the code that verifies a contact.
 */
export const privateEntryScopes = ['bank-details', 'health-needs', 'code'] as const;
export type PrivateEntryScope = (typeof privateEntryScopes)[number];

/** How long a link to a private entry works, in minutes. */
export const privateEntryLifetimeMinutes = 15;

/** How often the customer can submit the form behind one link, the accepted submission included. */
export const maxPrivateEntryAttempts = 10;

/** How many streams of updates one login of an agent can keep open, one for each tab. */
export const maxCallStreams = 4;

/** Whether the customer has opened the link, or finished. `ended`: expired, replaced or cancelled. */
export type PrivateEntryState = 'sent' | 'opened' | 'done' | 'ended';

/** A private entry as the agent sees it, without the entered data. */
export interface PrivateEntry {
  readonly id: string;
  readonly scope: PrivateEntryScope;
  readonly channel: Channel;
  readonly state: PrivateEntryState;
  /** ISO instant. */
  readonly sentAt: string;
  /** When the customer first opened the link, as ISO instant; null before. */
  readonly openedAt: string | null;
  /** When the details arrived, as ISO instant; null before. */
  readonly doneAt: string | null;
}

/** What an agent follows during a call. */
export interface CallUpdate {
  /** Of the enrolment. */
  readonly version: number;
  /** Of this call, newest first. */
  readonly privateEntries: readonly PrivateEntry[];
  /** Names of the other agents who have the enrolment open, in alphabetical order. */
  readonly colleagues: readonly string[];
  /** Id of the newest note of the last minutes, so that notes of colleagues can be loaded; null without one. */
  readonly latestNote: string | null;
}

/** The data that the page behind a link collects, without anything about the customer. */
export type PrivateEntryRequest = {
  /** ISO instant until which the link works. */
  readonly expiresAt: string;
} & (
  | ({ readonly scope: 'bank-details' } & AccountNameRule)
  /** `suppliers`: names of the companies of the chosen plan, for one of the consents. */
  | { readonly scope: 'health-needs'; readonly suppliers: readonly string[] }
  /** `channel`: by which the code was sent. */
  | { readonly scope: 'code'; readonly channel: Channel }
);
