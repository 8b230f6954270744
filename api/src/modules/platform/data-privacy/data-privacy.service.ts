import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CALL_TIMEOUT_MS } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { isAnyBeingCancelled } from '../../after-setup/orders/state/order-status.state.js';
import { rejectWhileUnsettled } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { statisticsOf } from '../../move/enrolment/unfinished-enrolment.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import { ErasureRecordRepository } from './erasure-record.repository.js';

const ERASURE = 'erasure';

/**
 * The right to be forgotten, and the erasure of unfinished enrolments. From the moment at which the enrolment is marked, nothing opens it any more; then everything that
 * belongs to it is erased. A job repeats the erasure: it completes one that a crash has interrupted, and erases what calls
 * stored that were under way.
 */
@Injectable()
export class DataPrivacyService implements OnModuleInit {
  constructor(
    private readonly records: ErasureRecordRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly tokens: TokensService,
    private readonly erasure: Erasure,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.erasure.registerBeginnings((enrolmentId) => this.records.has(enrolmentId));
    this.jobs.handle(ERASURE, async ({ forgottenId = '' }) => {
      await this.erase(forgottenId);
      await this.records.complete(forgottenId, this.clock.now());
    });
  }

  /**
   * Erases the customer's data, and ends every session of the enrolment; `by` names the agent or support, or is `mover`. Idempotent. Throws
   * THIRD_PARTY, and erases nothing, while the outcome of an order or application is unknown: its reference is all that the customer
   * could cancel it with. The same applies while a provider has not confirmed a cancellation: its repetition would end.
   * [TEL-15 to TEL-17]
   */
  async forget(enrolmentId: string, by: string): Promise<{ readonly id: string }> {
    await this.requireSettled(enrolmentId);
    await this.records.open(enrolmentId, by, this.clock.now());
    await this.scheduleRepetition(enrolmentId);
    await this.erase(enrolmentId);
    return { id: enrolmentId };
  }

  /**
   * Erases an enrolment that `isDue` still reports as expired, and leaves its statistics. Returns whether it did. Idempotent. Throws
   * THIRD_PARTY, and erases nothing, while the outcome of an order is unknown.
   */
  async expire(enrolmentId: string, isDue: (current: EnrolmentRecord) => boolean): Promise<boolean> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment) return false;
    // An erasure that a crash has interrupted is completed.
    const marked = enrolment.forgottenAt ? enrolment : await this.markExpired(enrolment, isDue);
    if (!marked.unfinished) return false;
    await this.records.open(enrolmentId, 'retention', this.clock.now());
    await this.scheduleRepetition(enrolmentId);
    await this.erase(enrolmentId);
    return true;
  }

  private markExpired(
    enrolment: EnrolmentRecord,
    isDue: (current: EnrolmentRecord) => boolean,
  ): Promise<EnrolmentRecord> {
    return this.revisions.reviseAlsoClosed(enrolment, (current) => {
      rejectWhileUnsettled(current);
      return isDue(current) ? { forgottenAt: this.clock.now(), unfinished: statisticsOf(current) } : {};
    });
  }

  private async requireSettled(enrolmentId: string): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment) throw new DomainError('UNAUTHENTICATED');
    if (enrolment.forgottenAt) return;
    await this.revisions.reviseAlsoClosed(enrolment, (current) => {
      rejectWhileUnknown(current);
      return {};
    });
  }

  /**
   * Its data name no enrolment under the key by which jobs are erased. One that was given up after failures is scheduled again by
   * the next request.
   */
  private scheduleRepetition(forgottenId: string): Promise<void> {
    const runAt = this.clock.in(2 * CALL_TIMEOUT_MS);
    const data = { forgottenId };
    return this.jobs.schedule({ kind: ERASURE, key: `${ERASURE}:${forgottenId}`, runAt, data, repeatableAfter: 0 });
  }

  private async erase(enrolmentId: string): Promise<void> {
    const enrolment = await this.mark(enrolmentId);
    if (!enrolment) return;
    await this.tokens.endAllSessions(enrolmentId);
    const { emailAddress } = enrolment;
    const isShared = emailAddress !== null && (await this.enrolments.isUsedElsewhere(emailAddress, enrolmentId));
    const isExpired = enrolment.unfinished !== null;
    await this.erasure.erase({ enrolmentId, emailAddress: isShared ? null : emailAddress, isExpired });
    // Last, because the other steps read it.
    await this.enrolments.erase(enrolmentId);
  }

  private async mark(enrolmentId: string): Promise<EnrolmentRecord | null> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return enrolment;
    return this.revisions.reviseAlsoClosed(enrolment, (current) => {
      rejectWhileUnknown(current);
      return { forgottenAt: this.clock.now() };
    });
  }
}

function rejectWhileUnknown(current: EnrolmentRecord): void {
  rejectWhileUnsettled(current);
  if (isAnyBeingCancelled(current)) throw new DomainError('THIRD_PARTY');
}
