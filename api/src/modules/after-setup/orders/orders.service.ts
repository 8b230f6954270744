import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { OrderUpdateResult, Orders, SigningProvider } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BroadbandHtPort } from '../../../providers/broadband-ht/broadband-ht.port.js';
import type { OrderUpdate } from '../../../providers/orders/order-update.js';
import { QuotesPort } from '../../../providers/quotes/quotes.port.js';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import {
  cancelRepeatMs,
  ORDER_CANCEL_JOB,
  ORDER_STATUS_JOB,
  orderStatusIntervalMs,
} from '../../move/enrolment/order-status-jobs.js';
import { SupplierReferenceRepository } from '../../move/enrolment/supplier-reference.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { requireCancellable } from './cancellable-order.js';
import { endOrder } from './ended-order.js';
import { leavingCosts } from './leaving-costs.js';
import { orderList } from './order-list.js';
import { reportedOrders } from './reported-orders.js';
import { isSettled, withReport } from './reported-status.js';
import { hasEnded, type StatusSource } from './state/order-status.state.js';

/** The orders of a move, and how far they are at their providers. */
@Injectable()
export class OrdersService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly references: SupplierReferenceRepository,
    private readonly quotes: QuotesPort,
    private readonly broadband: BroadbandHtPort,
    private readonly contracts: ContractsService,
    private readonly jobs: JobsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'ORDER_UPDATE_LIMIT'>,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ORDER_STATUS_JOB, (data) => this.requestStatus(data));
    this.jobs.handle(ORDER_CANCEL_JOB, (data) => this.repeatCancellation(data));
  }

  async list(enrolmentId: string): Promise<Orders> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const today = this.clock.today();
    const orders = orderList(enrolment).map((order) => ({ ...order, leaving: leavingCosts(order, enrolment, today) }));
    return { orders, reported: reportedOrders(enrolment), updatedAt: this.clock.now().toISOString() };
  }

  /**
   * Stores what a provider reports about an order; repeated or late, it does not change the status. Throws NOT_FOUND for an order that
   * is not stored, and TOO_MANY_REQUESTS: the provider reports both again later. [ORDER-21 to ORDER-23]
   */
  async record(provider: SigningProvider, update: OrderUpdate): Promise<OrderUpdateResult> {
    await this.limiter.hit({
      name: 'order-updates',
      by: provider,
      max: this.env.ORDER_UPDATE_LIMIT,
      windowSeconds: 60,
    });
    const owner = await this.references.ownerOf(provider, update.reference);
    if (!owner) throw new DomainError('NOT_FOUND');
    if (owner.isForgotten) return { isStored: false };
    await this.store(owner.enrolmentId, update, 'message');
    return { isStored: true };
  }

  /**
   * Cancels an order, and returns all of them. The cancellation counts from now on, also if the provider does not answer: a job repeats
   * the request. Throws NOT_FOUND for an order of someone else, CANCEL_PERIOD_ENDED, CONFLICT for a rejected one. [ORDER-40 to ORDER-50]
   */
  async cancel(enrolmentId: string, reference: string): Promise<Orders> {
    let isNew = false;
    const requested = await this.enrolments.revise(enrolmentId, (current) => {
      isNew = requireCancellable(current, reference, this.clock.today());
      if (!isNew) return {};
      const others = current.cancellations.filter((cancellation) => cancellation.reference !== reference);
      return { cancellations: [...others, { reference, receivedAt: this.clock.now(), isRefused: false }] };
    });
    if (isNew) await this.requestCancellation(requested, reference);
    return this.list(enrolmentId);
  }

  private async repeatCancellation({ enrolmentId = '', reference = '' }: JobData): Promise<void | { again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return;
    const isAnswered = await this.requestCancellation(enrolment, reference);
    return isAnswered ? undefined : { again: this.clock.in(cancelRepeatMs) };
  }

  /** Returns whether nothing is left to request: the provider has answered, or has nothing to cancel. */
  private async requestCancellation(enrolment: EnrolmentRecord, reference: string): Promise<boolean> {
    const provider = providerOf(enrolment, reference);
    const stored = enrolment.cancellations.find((cancellation) => cancellation.reference === reference);
    if (!provider || !stored || stored.isRefused) return true;
    const answer = await ignoreOutage(() => this.portOf(provider).cancel(reference, stored.receivedAt));
    if (answer === null) return false;
    if (typeof answer === 'object')
      return hasEnded(statusOf(await this.store(enrolment.id, answer, 'cancelCall'), reference));
    await this.enrolments.revise(enrolment.id, ({ cancellations }) => ({
      cancellations: cancellations.map((each) => (each.reference === reference ? { ...each, isRefused: true } : each)),
    }));
    return true;
  }

  private portOf(provider: SigningProvider): Pick<QuotesPort & BroadbandHtPort, 'stateOf' | 'cancel'> {
    return provider === 'quotes' ? this.quotes : this.broadband;
  }

  private async requestStatus({ enrolmentId = '', reference = '' }: JobData): Promise<void | { again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return;
    const provider = providerOf(enrolment, reference);
    if (!provider || isSettled(statusOf(enrolment, reference))) return;
    const update = await ignoreOutage(() => this.portOf(provider).stateOf(reference));
    const after = update ? await this.store(enrolmentId, update, 'statusCall') : enrolment;
    return isSettled(statusOf(after, reference)) ? undefined : { again: this.clock.in(orderStatusIntervalMs) };
  }

  private async store(enrolmentId: string, update: OrderUpdate, source: StatusSource): Promise<EnrolmentRecord> {
    if (hasEnded(update.status)) await this.contracts.keepBeforeEnd(enrolmentId, update.reference);
    return this.enrolments.revise(enrolmentId, (current) => {
      const orderStatuses = withReport(current.orderStatuses, update, { receivedAt: this.clock.now(), source });
      if (orderStatuses === current.orderStatuses) return {};
      const { reference } = update;
      const isOver = hasEnded(statusOf({ orderStatuses }, reference));
      return { orderStatuses, ...(isOver && endOrder(current, reference)) };
    });
  }
}

const statusOf = ({ orderStatuses }: Pick<EnrolmentRecord, 'orderStatuses'>, reference: string) =>
  orderStatuses.find((order) => order.reference === reference)?.status ?? 'submitted';

/** Null while the provider cannot be reached: the next request finds out. */
async function ignoreOutage<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'THIRD_PARTY') return null;
    throw error;
  }
}

/** The provider of an order; null if it has ended, or the change that adds it was not stored. */
function providerOf(enrolment: EnrolmentRecord, reference: string): SigningProvider | null {
  if (energySetUps(enrolment).some(({ applicationReference }) => applicationReference === reference)) return 'quotes';
  return enrolment.broadband?.order?.number === reference ? 'broadband-ht' : null;
}
