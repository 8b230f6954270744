import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { enrolmentEndpoints, enrolmentStatus, type Endpoint, type Enrolment } from '@home-move/contract';
import { CallRules } from '../../../common/access/call-rules.js';
import { isRejectedWhenClosed } from '../../../common/access/closed-enrolment-calls.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { rejectWhileUnsettled } from './change-guards.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { RevisionService } from './revision.service.js';
import { EnrolmentView } from './enrolment-view.js';

/** The most frequent writes, which RevisionService rejects by the record that it reads anyway. */
const checkedByRevision: ReadonlySet<Endpoint> = new Set<Endpoint>([
  enrolmentEndpoints.update,
  enrolmentEndpoints.savePersonalDetails,
  enrolmentEndpoints.saveContactDetails,
]);

/** Finishes enrolments. Mover and agents read a finished one; supervisors and support can reopen it. */
@Injectable()
export class ClosingService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly rules: CallRules,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.rules.add(async ({ enrolmentId, role }, endpoint) => {
      if (enrolmentId === null || !isRejectedWhenClosed(endpoint, role) || checkedByRevision.has(endpoint)) return;
      if (await this.enrolments.isClosed(enrolmentId)) throw new DomainError('ENROLMENT_CLOSED');
    });
  }

  /**
   * Finishes the enrolment. Idempotent: it stays the first agent's. Throws CONFLICT for a pending one, ENROLMENT_COMPLETE, and
   * THIRD_PARTY while the outcome of an order or application is unknown. [TEL-21, TEL-22]
   */
  async finish(enrolmentId: string, agentName: string): Promise<Enrolment> {
    const finished = await this.revisions.reviseAlsoClosed(enrolmentId, (current) => {
      if (current.closedAt) return {};
      if (current.status === enrolmentStatus.pending) throw new DomainError('CONFLICT');
      if (current.status === enrolmentStatus.complete) throw new DomainError('ENROLMENT_COMPLETE');
      rejectWhileUnsettled(current);
      return { closedAt: this.clock.now(), closedBy: agentName };
    });
    return this.view.of(finished);
  }

  /** Like `reopen`, for a caller who gets the enrolment. Throws UNAUTHENTICATED for one that is unknown or forgotten. */
  async reopened(enrolmentId: string): Promise<Enrolment> {
    await this.reopen(enrolmentId);
    return this.view.of(await this.enrolments.get(enrolmentId));
  }

  /** Lets the enrolment be changed again. Returns whether it was finished; null for one that is unknown or forgotten. */
  async reopen(enrolmentId: string): Promise<boolean | null> {
    const found = await this.enrolments.find(enrolmentId);
    if (!found || found.forgottenAt) return null;
    let wasClosed = false;
    await this.revisions.reviseAlsoClosed(found, ({ closedAt }) => {
      wasClosed = closedAt !== null;
      return wasClosed ? { closedAt: null, closedBy: null } : {};
    });
    return wasClosed;
  }
}
