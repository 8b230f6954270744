import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Timers } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { idOfAttempt } from '../../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { CallLease } from './call-lease.js';
import { isSameAttempt, maxRequests, purposeOf, SealedAttempts } from './sealed-attempts.js';
import type { AcceptedAttempt, SentAttempt, SubmissionKind, UnsettledSubmission } from './submission.js';

/** Throws if an attempt must not be sent. `isResend`: this attempt was sent before. */
type Check = (current: EnrolmentRecord, isResend: boolean) => void;

@Injectable()
export class SubmissionsFactory {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {}

  create<Attempt, Confirmation>(kind: SubmissionKind<Attempt, Confirmation>): Submissions<Attempt, Confirmation> {
    this.sealedFields.register('enrolments', kind.storedAt, (enrolmentId) => purposeOf(kind, enrolmentId));
    const lease = new CallLease(this.clock, this.timers, kind.timeLimitMs);
    return new Submissions(kind, this.enrolments, new SealedAttempts(kind, this.encryption), lease);
  }
}

/** Submits to a provider exactly once, whatever crashes or fails in between. The caller completes the service. */
export class Submissions<Attempt, Confirmation> {
  constructor(
    private readonly kind: SubmissionKind<Attempt, Confirmation>,
    private readonly enrolments: EnrolmentRepository,
    private readonly attempts: SealedAttempts<Attempt>,
    private readonly lease: CallLease,
  ) {}

  /** Whether this very attempt was sent already, without a known outcome. */
  isUnsettled(enrolment: EnrolmentRecord, attempt: Attempt): boolean {
    return this.attempts.find(enrolment, attempt) !== undefined;
  }

  /** Whether the attempt of the request at hand was accepted before: its predecessor with the same Idempotency-Key was interrupted. */
  wasAccepted({ acceptedRequests }: Pick<EnrolmentRecord, 'acceptedRequests'>): boolean {
    const request = idOfAttempt(this.kind.name);
    return request !== null && acceptedRequests.includes(request);
  }

  /** Records the requests whose attempt was accepted, to be stored with it. Empty if all of them are recorded. */
  recordRequests(
    current: EnrolmentRecord,
    { attempt, requests }: SentAttempt<Attempt>,
  ): Pick<EnrolmentChange, 'acceptedRequests'> {
    const known = new Set(current.acceptedRequests);
    // Another tab may have sent the same attempt since.
    const added = [...requests, ...(this.attempts.find(current, attempt)?.requests ?? [])].filter(
      (id) => !known.has(id),
    );
    return added.length === 0 ? {} : { acceptedRequests: [...new Set([...known, ...added])].slice(-maxRequests) };
  }

  /**
   * Stores the attempt, then sends it. Returns the earlier attempt instead where the provider had accepted that one. On
   * failure the attempt stays stored until it is settled; only a rejected attempt that was never sent before is dropped.
   * Throws ENROLMENT_COMPLETE when a call at the same time has sent another attempt and completed the service with it.
   */
  async submit(
    enrolment: EnrolmentRecord,
    attempt: Attempt,
    check: Check,
  ): Promise<AcceptedAttempt<Attempt, Confirmation>> {
    const { id: enrolmentId } = enrolment;
    const request = idOfAttempt(this.kind.name);
    let before: Date | null = null;
    let isResend = false;
    let isParallel = false;
    const stored = await this.enrolments.revise(enrolment, (current) => {
      const earlier = this.kind.unsettled(current);
      isResend = this.isUnsettled(current, attempt);
      before = earlier?.underWayUntil ?? null;
      isParallel = before !== null && this.lease.isRunning(before);
      check(current, isResend);
      const { key, attempts } = earlier ?? { key: randomUUID(), attempts: [] };
      const underWayUntil = this.lease.end();
      return this.kind.store(current, {
        key,
        attempts: this.attempts.with(enrolmentId, attempts, { attempt, request }),
        underWayUntil,
      });
    });
    let sent = this.kind.unsettled(stored);
    if (!sent) throw new DomainError('CONFLICT');
    const { key } = sent;
    const requests = this.attempts.find(stored, attempt)?.requests ?? [];
    const others = this.attempts.openAll(enrolmentId, sent).filter((other) => !isSameAttempt(other.attempt, attempt));
    const candidates = [{ attempt, requests }, ...others];
    const stopRenewing = this.lease.keep(async (end) => {
      sent = (await this.renewLease(enrolmentId, key, end)) ?? sent;
    });
    try {
      const accepted = await this.firstOf(stored, key, candidates).finally(stopRenewing);
      if (!accepted) return await this.acceptedSince(enrolmentId, key, candidates);
      const isOfOtherCall = isParallel && accepted.attempt !== attempt;
      if (isOfOtherCall) return { ...accepted, isOfOtherCall };
      return { ...accepted, requests: [...new Set([...accepted.requests, ...requests])] };
    } catch (error) {
      const isRejected = error instanceof DomainError && error.code === this.kind.rejection && !isResend;
      await this.releaseLease(enrolmentId, sent, { before, rejected: isRejected ? attempt : null });
      throw error;
    }
  }

  /**
   * Finds out which of the unsettled attempts the provider accepted, without submitting any that it did not. Null when it
   * accepted none, which are then dropped. THIRD_PARTY while that cannot be known.
   */
  async settle(enrolment: EnrolmentRecord): Promise<AcceptedAttempt<Attempt, Confirmation> | null> {
    const unsettled = this.kind.unsettled(enrolment);
    if (!unsettled) return null;
    this.lease.rejectWhileInProgress(unsettled.underWayUntil, this.kind.waitText);
    const candidates = await this.listedAmong(this.attempts.openAll(enrolment.id, unsettled).toReversed());
    if (candidates.length > 0) return this.recover(enrolment, unsettled, candidates);
    await this.enrolments.revise(enrolment, (current) =>
      isUnchanged(this.kind.unsettled(current), unsettled) ? this.kind.store(current, null) : {},
    );
    return null;
  }

  /** Resends attempts under their own key: the provider confirms the one it accepted and takes no other. */
  private async recover(
    enrolment: EnrolmentRecord,
    sent: UnsettledSubmission,
    candidates: readonly SentAttempt<Attempt>[],
  ): Promise<AcceptedAttempt<Attempt, Confirmation>> {
    try {
      return await this.firstAccepted(enrolment, sent.key, candidates);
    } catch (cause) {
      await this.releaseLease(enrolment.id, sent, { before: null, rejected: null });
      throw new DomainError('THIRD_PARTY', { cause });
    }
  }

  /** The attempt that another call has stored after this one, and that the provider accepted. */
  private async acceptedSince(
    enrolmentId: string,
    key: string,
    sent: readonly SentAttempt<Attempt>[],
  ): Promise<AcceptedAttempt<Attempt, Confirmation>> {
    const current = await this.enrolments.get(enrolmentId);
    const unsettled = this.kind.unsettled(current);
    if (unsettled?.key !== key) throw new DomainError('ENROLMENT_COMPLETE');
    const later = this.attempts
      .openAll(enrolmentId, unsettled)
      .filter((one) => !sent.some((other) => isSameAttempt(one.attempt, other.attempt)));
    return { ...(await this.firstAccepted(current, key, later)), isOfOtherCall: true };
  }

  private async firstAccepted(
    enrolment: EnrolmentRecord,
    key: string,
    candidates: readonly SentAttempt<Attempt>[],
  ): Promise<AcceptedAttempt<Attempt, Confirmation>> {
    const accepted = await this.firstOf(enrolment, key, candidates);
    if (accepted) return accepted;
    throw new DomainError('THIRD_PARTY', { cause: `the provider holds an unknown ${this.kind.name} under our key` });
  }

  /** The first of the candidates that the provider has accepted, or accepts now; null when it holds another one. */
  private async firstOf(
    enrolment: EnrolmentRecord,
    key: string,
    candidates: readonly SentAttempt<Attempt>[],
  ): Promise<AcceptedAttempt<Attempt, Confirmation> | null> {
    for (const candidate of candidates) {
      const confirmation = await this.kind.send(key, candidate.attempt);
      if (confirmation !== 'other-accepted') return { ...candidate, confirmation, enrolment, isOfOtherCall: false };
    }
    return null;
  }

  /** The attempts that the provider lists, leaving out submissions of other enrolments. */
  private async listedAmong(attempts: readonly SentAttempt<Attempt>[]): Promise<readonly SentAttempt<Attempt>[]> {
    const emails = [...new Set(attempts.map(({ attempt }) => this.kind.emailOf(attempt)))];
    const listed = (await Promise.all(emails.map((email) => this.kind.listed(email)))).flat();
    const settled = await this.kind.settledAmong(listed.map(({ reference }) => reference));
    const unknown = listed.filter(({ reference }) => !settled.has(reference));
    return attempts.filter(({ attempt }) => unknown.some(({ matches }) => matches(attempt)));
  }

  /** Returns the stored submission with the new lease; null if it is settled, or another call has a longer lease. */
  private async renewLease(enrolmentId: string, key: string, end: Date): Promise<UnsettledSubmission | null> {
    let renewed: UnsettledSubmission | null = null;
    await this.enrolments.revise(enrolmentId, (current) => {
      const unsettled = this.kind.unsettled(current);
      const isOurs = unsettled?.key === key && unsettled.underWayUntil < end;
      renewed = isOurs ? { ...unsettled, underWayUntil: end } : null;
      return renewed ? this.kind.store(current, renewed) : {};
    });
    return renewed;
  }

  /** Shortens the lease after a failed call, unless another tab has sent the submission since. */
  private async releaseLease(
    enrolmentId: string,
    sent: UnsettledSubmission,
    { before, rejected }: { readonly before: Date | null; readonly rejected: Attempt | null },
  ): Promise<void> {
    await this.enrolments.revise(enrolmentId, (current) => {
      const unsettled = this.kind.unsettled(current);
      if (!unsettled || !hasSameLease(unsettled, sent)) return {};
      const attempts = unsettled.attempts.filter(
        (sealed) => rejected === null || !isSameAttempt(this.attempts.open(enrolmentId, sealed).attempt, rejected),
      );
      if (attempts.length === 0) return this.kind.store(current, null);
      return this.kind.store(current, { ...unsettled, attempts, underWayUntil: this.lease.afterFailure(before) });
    });
  }
}

function hasSameLease(one: UnsettledSubmission, other: UnsettledSubmission): boolean {
  return one.key === other.key && one.underWayUntil.getTime() === other.underWayUntil.getTime();
}

function isUnchanged(current: UnsettledSubmission | null, seen: UnsettledSubmission): boolean {
  return current !== null && hasSameLease(current, seen) && current.attempts.length === seen.attempts.length;
}
