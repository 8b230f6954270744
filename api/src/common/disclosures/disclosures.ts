import type { DataKind, DataRecipient, DisclosurePurpose, DisclosureResult } from '@home-move/contract';

/** Personal data that are about to be sent. */
export interface NewDisclosure {
  /** The enrolment of the mover; by default that of the caller or job. Null for data of someone else, which are not recorded. */
  readonly enrolmentId?: string | null | undefined;
  readonly recipient: DataRecipient;
  readonly kinds: readonly DataKind[];
  readonly purpose: DisclosurePurpose;
  /** As its recipient issued it; null if it has issued none yet. */
  readonly reference: string | null;
  /** True if the mover has been erased: the entry stores only what an erasure keeps. */
  readonly isErased?: boolean | undefined;
}

/** Whom a message is about, and what its text holds. */
export interface MessageSubject extends Pick<NewDisclosure, 'kinds' | 'purpose'> {
  /** Null for a message that is about no mover. */
  readonly enrolmentId: string | null;
  /** The kind of the contact, unless it is the mover's own. */
  readonly contactKind?: DataKind;
}

/** How a disclosure ended. */
export interface DisclosureOutcome {
  readonly result: Exclude<DisclosureResult, 'waiting'>;
  /** The reference that the recipient has issued. */
  readonly reference?: string | null | undefined;
}

/** Completes the entry of a disclosure, once. Never rejects: an entry that stays open is read as one of unknown outcome. */
export type Completion = (outcome: DisclosureOutcome) => Promise<void>;

/**
 * The append-only record of what leaves Home Move about movers. Every client of a third party and the mail client begin an entry directly
 * before they send; nothing else in the API sends data. [PASS-01]
 */
export abstract class Disclosures {
  /**
   * Stores the entry of a disclosure. Rejects if it cannot be stored: then nothing may be sent. A disclosure without kinds has no entry.
   * Throws if the mover is unknown, as for a call without an enrolment: every search has the enrolment of its caller, because the portal
   * looks up no postcode or address before there is one.
   */
  abstract begin(disclosure: NewDisclosure): Promise<Completion>;
}

/** Records nothing. Only for commands that send made-up data, such as the check of a third party. */
export const noDisclosures: Disclosures = { begin: () => Promise.resolve(() => Promise.resolve()) };
