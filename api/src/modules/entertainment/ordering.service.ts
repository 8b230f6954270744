import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BroadbandPackage } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { FieldEncryption, type Sealed } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { BroadbandHtPort, type BroadbandOrder } from '../../providers/broadband-ht/broadband-ht.port.js';
import { BroadbandWombbPort } from '../../providers/broadband-wombb/broadband-wombb.port.js';
import { CallLease, type Lease } from '../../providers/call-lease.js';
import { completes } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { cancelForgotten } from './cancel-click.js';
import { choosesEntertainment, personOf, refuseChoice, refuseOutdated } from './choice-rules.js';
import { unsettledOrderText } from './entertainment.texts.js';
import { homeToConnect } from './home-to-connect.js';
import type { StoredBroadband } from './stored-broadband.js';
import { isSameTry, isUntouched, type OrderTry, type UnsettledOrder } from './unsettled-order.js';

/** Orders with home telecom exactly once, whatever crashes or fails between. */
@Injectable()
export class OrderingService {
  constructor(
    private readonly homeTelecom: BroadbandHtPort,
    private readonly webMedia: BroadbandWombbPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly encryption: FieldEncryption,
    private readonly lease: CallLease,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Whether this very order was sent already, without a known outcome. */
  isRetry(enrolment: EnrolmentRecord, chosen: BroadbandPackage): boolean {
    const { unsettledOrder } = enrolment;
    return unsettledOrder !== null && this.holds(enrolment.id, unsettledOrder, this.tryOf(enrolment, chosen));
  }

  /** Stores the intent, then orders and completes entertainment. On failure the intent stays, so that a retry settles it. */
  async place(seen: EnrolmentRecord, chosen: BroadbandPackage): Promise<EnrolmentRecord> {
    const wanted = this.tryOf(seen, chosen);
    let before: Date | null = null;
    const { unsettledOrder } = await this.enrolments.revise(seen.id, (current) => {
      refuseChoice(current, this.clock.today(), this.env.NAMED_SUPPLIER);
      const earlier = current.unsettledOrder;
      const underWayUntil = this.lease.take();
      before = earlier?.underWayUntil ?? null;
      // The same order from another tab goes out under the same key.
      if (earlier && this.holds(seen.id, earlier, wanted)) return { unsettledOrder: { ...earlier, underWayUntil } };
      refuseOutdated(current, seen);
      const sealed = this.seal(seen.id, wanted);
      return { unsettledOrder: { key: randomUUID(), sealed, chosenAt: this.clock.now(), underWayUntil } };
    });
    if (!unsettledOrder) throw new DomainError('CONFLICT');
    const lease = { before, own: unsettledOrder.underWayUntil };
    const answer = await this.send(seen.id, unsettledOrder, wanted.order, lease);
    if (answer !== 'not-sold') return this.setUp(seen.id, unsettledOrder, answer);
    // What another tab or an earlier try has sent may have arrived all the same.
    await this.revise(seen.id, unsettledOrder, (untouched) => ({
      unsettledOrder: before
        ? { ...untouched, underWayUntil: this.lease.afterFailure(untouched.underWayUntil, lease) }
        : null,
    }));
    throw new DomainError('CONFLICT');
  }

  /**
   * Finds out what became of an order without a known outcome: the enrolment as it was seen, without it, when nothing
   * arrived; with entertainment completed when it had. THIRD_PARTY while that cannot be known.
   */
  async settle(seen: EnrolmentRecord): Promise<EnrolmentRecord> {
    const { unsettledOrder } = seen;
    if (!unsettledOrder) return seen;
    this.lease.refuseUnderWay(unsettledOrder.underWayUntil, unsettledOrderText);
    const { order } = this.open(seen.id, unsettledOrder.sealed);
    if (!(await this.mayBeHeld(order))) {
      await this.revise(seen.id, unsettledOrder, () => ({ unsettledOrder: null }));
      return { ...seen, unsettledOrder: null };
    }
    const lease = { before: null, own: unsettledOrder.underWayUntil };
    const answer = await this.send(seen.id, unsettledOrder, order, lease);
    if (answer === 'not-sold') throw new DomainError('THIRD_PARTY', { cause: 'home telecom refuses what it may hold' });
    return this.setUp(seen.id, unsettledOrder, answer);
  }

  /**
   * Whether home telecom lists this order, leaving out those of other enrolments. Its list names no home: under its own
   * key the order answers what it is then.
   */
  private async mayBeHeld(order: BroadbandOrder): Promise<boolean> {
    const alike = (await this.homeTelecom.held(order.person.emailAddress)).filter(
      ({ packageId, startDate }) => packageId === order.packageId && startDate === order.startDate,
    );
    const known = await this.enrolments.orderedAmong(alike.map(({ number }) => number));
    return alike.some(({ number }) => !known.has(number));
  }

  private async send(enrolmentId: string, sent: UnsettledOrder, order: BroadbandOrder, lease: Lease) {
    try {
      const answer = await this.homeTelecom.order(sent.key, order);
      if (answer !== 'other-ordered') return answer;
    } catch (error) {
      await this.revise(enrolmentId, sent, (untouched) => ({
        unsettledOrder: { ...untouched, underWayUntil: this.lease.afterFailure(untouched.underWayUntil, lease) },
      }));
      throw error;
    }
    throw new DomainError('THIRD_PARTY', { cause: 'home telecom holds another order under our key' });
  }

  /** Completes entertainment; nothing to do when another tab has heard of the same order first. */
  private async setUp(enrolmentId: string, sent: UnsettledOrder, { number }: { readonly number: string }) {
    const { order, package: chosen } = this.open(enrolmentId, sent.sealed);
    let forgotten: StoredBroadband['click'] = null;
    const completed = await this.enrolments.revise(enrolmentId, (current) => {
      forgotten = current.completed.entertainment ? null : (current.broadband?.click ?? null);
      if (current.completed.entertainment) return {};
      const ordered = { number, startDate: order.startDate };
      const broadband = { package: chosen, chosenAt: sent.chosenAt, order: ordered, click: null };
      return {
        ...choosesEntertainment(current),
        ...completes(current, 'entertainment'),
        broadband,
        unsettledOrder: null,
      };
    });
    await cancelForgotten(this.webMedia, forgotten);
    return completed;
  }

  /** Nothing changes when the order was sent again meanwhile. */
  private revise(
    enrolmentId: string,
    sent: UnsettledOrder,
    decide: (untouched: UnsettledOrder) => EnrolmentChange,
  ): Promise<EnrolmentRecord> {
    return this.enrolments.revise(enrolmentId, ({ unsettledOrder }) =>
      isUntouched(unsettledOrder, sent) ? decide(sent) : {},
    );
  }

  private tryOf(enrolment: EnrolmentRecord, chosen: BroadbandPackage): OrderTry {
    const { packageId, promotions } = chosen;
    const home = homeToConnect(enrolment, this.clock.today());
    const order = { packageId, offerId: promotions[0]?.id ?? null, person: personOf(enrolment), ...home };
    return { order, package: chosen };
  }

  private holds(enrolmentId: string, { sealed }: UnsettledOrder, wanted: OrderTry): boolean {
    return isSameTry(this.open(enrolmentId, sealed), wanted);
  }

  private seal(enrolmentId: string, wanted: OrderTry): Sealed {
    return this.encryption.seal(JSON.stringify(wanted), purpose(enrolmentId));
  }

  private open(enrolmentId: string, sealed: Sealed): OrderTry {
    return JSON.parse(this.encryption.open(sealed, purpose(enrolmentId))) as OrderTry;
  }
}

const purpose = (enrolmentId: string): string => `broadband-order:${enrolmentId}`;
