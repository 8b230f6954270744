import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { BroadbandHtPort, type AcceptedOrder } from '../../../providers/broadband-ht/broadband-ht.port.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { SupplierReferenceRepository } from '../../move/enrolment/supplier-reference.repository.js';
import type { ListedSubmission, SubmissionKind, UnsettledSubmission } from '../../platform/settlement/submission.js';
import { unsettledOrderText } from './entertainment.texts.js';
import { withAttemptFields, type OrderAttempt } from './order-attempt.js';

/** The response of home telecom to an order, including an order that is resent to find out its outcome. */
export type OrderConfirmation = AcceptedOrder;

/** An order from home telecom. An enrolment stores one attempt: another order waits until the first is settled. */
@Injectable()
export class OrderKind implements SubmissionKind<OrderAttempt, OrderConfirmation> {
  readonly name = 'broadband-order';
  readonly storedAt = 'unsettledOrder.sealed';
  readonly rejection = 'CONFLICT';
  readonly waitText = unsettledOrderText;
  readonly timeLimitMs: number;

  constructor(
    private readonly homeTelecom: BroadbandHtPort,
    private readonly references: SupplierReferenceRepository,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.timeLimitMs = env.BROADBAND_HT_TIMEOUT;
  }

  unsettled({ unsettledOrder }: EnrolmentRecord): UnsettledSubmission | null {
    if (!unsettledOrder) return null;
    const { key, sealed, underWayUntil } = unsettledOrder;
    return { key, attempts: [sealed], underWayUntil };
  }

  store({ unsettledOrder: before }: EnrolmentRecord, unsettled: UnsettledSubmission | null): EnrolmentChange {
    const sealed = unsettled?.attempts.at(-1);
    if (!unsettled || !sealed) return { unsettledOrder: null };
    const { key, underWayUntil } = unsettled;
    const chosenAt = before?.key === key ? before.chosenAt : this.clock.now();
    return { unsettledOrder: { key, sealed, chosenAt, underWayUntil } };
  }

  async send(key: string, attempt: OrderAttempt): Promise<OrderConfirmation | 'other-accepted'> {
    const { order } = withAttemptFields(attempt);
    const answer = await this.homeTelecom.order(key, order);
    if (answer === 'not-sold') throw new DomainError('CONFLICT');
    return answer === 'other-ordered' ? 'other-accepted' : answer;
  }

  emailOf({ order }: OrderAttempt): string {
    return order.person.emailAddress;
  }

  async listed(email: string): Promise<readonly ListedSubmission<OrderAttempt>[]> {
    return (await this.homeTelecom.ordersFor(email)).map(({ number, packageId, startDate }) => ({
      reference: number,
      matches: ({ order }) => order.packageId === packageId && order.startDate === startDate,
    }));
  }

  settledAmong(numbers: readonly string[]): Promise<ReadonlySet<string>> {
    return this.references.orderedAmong(numbers);
  }
}
