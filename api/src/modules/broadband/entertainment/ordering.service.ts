import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { rejectWhenClosed } from '../../move/enrolment/change-guards.js';
import { completeServices } from '../../move/enrolment/enrolment-changes.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import type { AcceptedAttempt } from '../../platform/settlement/submission.js';
import { SubmissionsFactory, type Submissions } from '../../platform/settlement/submissions.js';
import { chooseEntertainment, consentTo, personOf, rejectOutdated, rejectUnlessChoosable } from './choice-rules.js';
import { homeToConnect } from './home-to-connect.js';
import { withAttemptFields, type OrderAttempt } from './order-attempt.js';
import { OrderKind, type OrderConfirmation } from './order.kind.js';
import { addOnsOf, type PackageSelection } from './package-selection.js';
import { ReferralService } from './referral.service.js';
import { EnrolmentView } from '../../move/enrolment/enrolment-view.js';

/** Orders from home telecom, and completes entertainment with the order that was accepted. */
@Injectable()
export class OrderingService implements OnModuleInit {
  private readonly submissions: Submissions<OrderAttempt, OrderConfirmation>;

  constructor(
    kind: OrderKind,
    submissions: SubmissionsFactory,
    private readonly referral: ReferralService,
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.submissions = submissions.create(kind);
  }

  onModuleInit(): void {
    this.revisions.settleWith('broadband', (enrolment) => this.settle(enrolment));
  }

  /** Whether this very order was sent already, without a known outcome. */
  isResend(enrolment: EnrolmentRecord, selection: PackageSelection): boolean {
    return (
      enrolment.unsettledOrder !== null && this.submissions.isUnsettled(enrolment, this.toAttempt(enrolment, selection))
    );
  }

  /** Whether the request at hand has ordered before it was interrupted, found by its Idempotency-Key. */
  wasOrdered(enrolment: EnrolmentRecord): boolean {
    return enrolment.completed.entertainment && this.submissions.wasAccepted(enrolment);
  }

  /**
   * Throws CONFLICT for a package that is no longer sold, or when the enrolment has changed since `seen`; MOVE_IN_DATE_MISSING
   * without the day on which broadband starts.
   */
  async place(seen: EnrolmentRecord, selection: PackageSelection): Promise<EnrolmentRecord> {
    const accepted = await this.submissions.submit(seen, this.toAttempt(seen, selection), (current, isResend) => {
      rejectWhenClosed(current);
      rejectUnlessChoosable(current, this.view.facts(current));
      if (isResend) return;
      if (current.moveInDate === null) throw new DomainError('MOVE_IN_DATE_MISSING');
      rejectOutdated(current, seen);
    });
    return this.complete(accepted);
  }

  /**
   * Finds out what became of an order of unknown outcome. Returns the enrolment as it was seen, without the order, when it
   * did not arrive; with entertainment completed when it did. THIRD_PARTY while that cannot be known.
   */
  async settle(seen: EnrolmentRecord): Promise<EnrolmentRecord> {
    const accepted = await this.submissions.settle(seen);
    return accepted ? this.complete(accepted) : { ...seen, unsettledOrder: null };
  }

  /** Stores nothing if another tab has stored this order first, even if it has ended since. */
  private async complete(accepted: AcceptedAttempt<OrderAttempt, OrderConfirmation>): Promise<EnrolmentRecord> {
    const { attempt, confirmation, enrolment } = accepted;
    const { order: sent, package: chosen } = withAttemptFields(attempt);
    const order = { ...confirmation, startDate: sent.startDate };
    let replaced: EnrolmentRecord['broadband'] = null;
    const completed = await this.enrolments.revise(enrolment, (current) => {
      const hasEnded = current.formerOrders.some(({ reference }) => reference === order.number);
      replaced = current.completed.entertainment || hasEnded ? null : current.broadband;
      const requests = this.submissions.recordRequests(current, accepted);
      if (hasEnded) return requests;
      if (current.completed.entertainment) return current.broadband?.order?.number === order.number ? requests : {};
      const chosenAt = current.unsettledOrder?.chosenAt ?? this.clock.now();
      return {
        ...chooseEntertainment(current),
        ...completeServices(current, 'entertainment'),
        broadband: {
          package: chosen,
          chosenAt,
          order,
          click: null,
          addOns: addOnsOf(chosen, sent.addOnIds),
          skyCallbackSlot: sent.skyCallbackSlot,
          consent: consentTo(current, chosen, chosenAt),
        },
        unsettledOrder: null,
        ...requests,
      };
    });
    await this.referral.cancelDropped(replaced);
    return completed;
  }

  private toAttempt(
    enrolment: EnrolmentRecord,
    { package: chosen, addOns, skyCallbackSlot }: PackageSelection,
  ): OrderAttempt {
    const { packageId, promotions } = chosen;
    const home = homeToConnect(enrolment, this.clock.today());
    const order = {
      packageId,
      offerId: promotions[0]?.id ?? null,
      person: personOf(enrolment),
      addOnIds: addOns.map(({ id }) => id),
      skyCallbackSlot,
      ...home,
    };
    // The earliest activation moves with the day, and the same order tomorrow is the same attempt.
    return { order, package: { ...chosen, activation: null } };
  }
}
