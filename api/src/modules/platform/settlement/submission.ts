import type { ProblemCode } from '@home-move/contract';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

/** A submission of unknown outcome: it was sent, or is about to be. */
export interface UnsettledSubmission {
  /** All attempts share it; the provider accepts one of them under it. */
  readonly key: string;
  /** The latest is the last. */
  readonly attempts: readonly Sealed[];
  /** Until then an attempt may still be on its way to the provider, so its absence there proves nothing. */
  readonly underWayUntil: Date;
}

/** An attempt, and the requests that sent it. */
export interface SentAttempt<Attempt> {
  readonly attempt: Attempt;
  /** Each by its Idempotency-Key, see `idOfAttempt`; requests without a key are missing. */
  readonly requests: readonly string[];
}

/** The attempt that the provider accepted, which may be an earlier one whose response was lost. */
export interface AcceptedAttempt<Attempt, Confirmation> extends SentAttempt<Attempt> {
  readonly confirmation: Confirmation;
  /** Whether another call that runs at the same time has sent this attempt, which differs from that of the caller. */
  readonly isOfOtherCall: boolean;
  /** The enrolment as this call knows it, for the change that completes the service. */
  readonly enrolment: EnrolmentRecord;
}

/** A submission that the provider lists under an email address. */
export interface ListedSubmission<Attempt> {
  readonly reference: string;
  /** Whether it may be this attempt. Lists name no home, so two enrolments can have the same. */
  readonly matches: (attempt: Attempt) => boolean;
}

/** One kind of submission to a provider: how it is stored, sent and found again. */
export interface SubmissionKind<Attempt, Confirmation> {
  /** Binds sealed attempts to their kind. */
  readonly name: string;
  /** Where an enrolment has its sealed attempts: a dotted path. */
  readonly storedAt: string;
  /** With this code `send` rejects an attempt that the provider refuses for good. */
  readonly rejection: ProblemCode;
  /** Milliseconds that `send` may take. */
  readonly timeLimitMs: number;
  /** Shown to a mover whose change has to wait for the submission. */
  readonly waitText?: string;
  unsettled(enrolment: EnrolmentRecord): UnsettledSubmission | null;
  /** The change that stores an unsettled submission, or drops it. */
  store(current: EnrolmentRecord, unsettled: UnsettledSubmission | null): EnrolmentChange;
  /** Sends an attempt: the same key and attempt count once. `other-accepted`: the provider took another under the key. */
  send(key: string, attempt: Attempt): Promise<Confirmation | 'other-accepted'>;
  emailOf(attempt: Attempt): string;
  /** What the provider has accepted for an email address. Submits nothing. */
  listed(email: string): Promise<readonly ListedSubmission<Attempt>[]>;
  /** Which of the references belong to enrolments that have completed the service. */
  settledAmong(references: readonly string[]): Promise<ReadonlySet<string>>;
}
