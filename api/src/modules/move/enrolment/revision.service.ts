import { Injectable } from '@nestjs/common';
import { forEnrolment } from '../../../common/access/actor.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { rejectWhenClosed, UnsettledError, type UnsettledService } from './change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { EnrolmentRepository } from './enrolment.repository.js';

/** How often a decision is repeated when another submission was sent in the meantime. */
const maxAttempts = 5;

/** Finds out the outcome of a submission. Rejects with THIRD_PARTY while that cannot be known. */
type Settle = (enrolment: EnrolmentRecord) => Promise<unknown>;
/** Runs after a revision was stored. */
type RevisionListener = (before: EnrolmentRecord, after: EnrolmentRecord) => Promise<void>;

/** Changes enrolments once it is known which data third parties have accepted. */
@Injectable()
export class RevisionService {
  private readonly settlers = new Map<UnsettledService, Settle>();
  private readonly listeners: RevisionListener[] = [];

  constructor(private readonly enrolments: EnrolmentRepository) {}

  /** Registers how the submissions of a service are settled. */
  settleWith(service: UnsettledService, settle: Settle): void {
    this.settlers.set(service, settle);
  }

  /** Registers the consequences of a revision elsewhere, for example at a third party. */
  onRevised(listener: RevisionListener): void {
    this.listeners.push(listener);
  }

  /**
   * EnrolmentRepository.revise for changes that conflict with an unsettled submission: `decide` throws UnsettledError for
   * these. A submission that had arrived completes its service first, as it was sent, and `decide` runs again on the
   * result. Throws ENROLMENT_CLOSED, and THIRD_PARTY while the third party cannot be reached.
   */
  revise(
    enrolment: string | EnrolmentRecord,
    decide: (current: EnrolmentRecord) => EnrolmentChange,
  ): Promise<EnrolmentRecord> {
    return this.reviseAlsoClosed(enrolment, (current) => {
      rejectWhenClosed(current);
      return decide(current);
    });
  }

  /** Like `revise`, for facts that the system learns about an enrolment, which may be finished by now. */
  async reviseAlsoClosed(
    enrolment: string | EnrolmentRecord,
    decide: (current: EnrolmentRecord) => EnrolmentChange,
  ): Promise<EnrolmentRecord> {
    let latest = enrolment;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      let seen: EnrolmentRecord | null = null;
      try {
        const after = await this.enrolments.revise(latest, (current) => {
          seen = current;
          return decide(current);
        });
        for (const listener of this.listeners) await listener(seen ?? after, after);
        return after;
      } catch (error) {
        if (!(error instanceof UnsettledError) || !seen) throw error;
        await this.settle(seen, error.service);
        latest = idOf(enrolment);
      }
    }
    throw new DomainError('CONFLICT');
  }

  private async settle(enrolment: EnrolmentRecord, service: UnsettledService): Promise<void> {
    const settle = this.settlers.get(service);
    if (!settle) throw new Error(`no settlement is registered for ${service}`);
    // A partner or support may be the caller.
    await forEnrolment(enrolment.id, () => settle(enrolment));
  }
}

const idOf = (enrolment: string | EnrolmentRecord): string =>
  typeof enrolment === 'string' ? enrolment : enrolment.id;
