import type { FieldEncryption, Sealed } from '../../../common/crypto/field-encryption.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { SentAttempt, SubmissionKind, UnsettledSubmission } from './submission.js';

/** How many requests are kept of an attempt, and of an enrolment. */
export const maxRequests = 20;

/** The attempts of unsettled submissions, which enrolments store sealed, each with the requests that sent it. */
export class SealedAttempts<Attempt> {
  constructor(
    private readonly kind: Pick<SubmissionKind<Attempt, unknown>, 'name' | 'unsettled'>,
    private readonly encryption: FieldEncryption,
  ) {}

  /** The latest is the last. */
  openAll(enrolmentId: string, unsettled: UnsettledSubmission | null): SentAttempt<Attempt>[] {
    return (unsettled?.attempts ?? []).map((sealed) => this.open(enrolmentId, sealed));
  }

  /** Opens an attempt. The version before stored no requests. */
  open(enrolmentId: string, sealed: Sealed): SentAttempt<Attempt> {
    const { requests = [], ...attempt } = JSON.parse(this.encryption.open(sealed, purposeOf(this.kind, enrolmentId)));
    return { attempt, requests };
  }

  /** This very attempt, if it is unsettled. */
  find(enrolment: EnrolmentRecord, attempt: Attempt): SentAttempt<Attempt> | undefined {
    const sent = this.openAll(enrolment.id, this.kind.unsettled(enrolment));
    return sent.find((other) => isSameAttempt(other.attempt, attempt));
  }

  /** Adds an attempt, unless it is one of them, and the request that sends it. */
  with(
    enrolmentId: string,
    sealed: readonly Sealed[],
    { attempt, request }: { readonly attempt: Attempt; readonly request: string | null },
  ): readonly Sealed[] {
    const opened = sealed.map((item) => this.open(enrolmentId, item));
    const index = opened.findIndex((sent) => isSameAttempt(sent.attempt, attempt));
    const before = opened[index]?.requests ?? [];
    if (index >= 0 && (request === null || before.includes(request))) return sealed;
    const requests = request === null ? before : [...before, request].slice(-maxRequests);
    return sealed.toSpliced(index < 0 ? sealed.length : index, 1, this.seal(enrolmentId, { attempt, requests }));
  }

  private seal(enrolmentId: string, { attempt, requests }: SentAttempt<Attempt>): Sealed {
    return this.encryption.seal(JSON.stringify({ ...attempt, requests }), purposeOf(this.kind, enrolmentId));
  }
}

/** Binds sealed attempts to their kind and enrolment. */
export const purposeOf = ({ name }: { readonly name: string }, enrolmentId: string): string => `${name}:${enrolmentId}`;

/** Whether two attempts are the same, however they were stored. */
export const isSameAttempt = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
