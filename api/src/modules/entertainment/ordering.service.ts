import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BroadbandPackage } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { BroadbandHtPort, type BroadbandOrder } from '../../providers/broadband-ht/broadband-ht.port.js';
import { completes } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { choosesEntertainment, personOf, refuseChoice, refuseOutdated } from './choice-rules.js';
import { unsettledOrderText } from './entertainment.texts.js';
import { homeToConnect } from './home-to-connect.js';
import type { OrderAttempt, StoredBroadband } from './stored-broadband.js';

/** The longest call to home telecom in time-outs: its attempts and the pauses between them. */
const longestCall = 4;

type Attempted = StoredBroadband & { readonly attempt: OrderAttempt };

/** Orders with home telecom exactly once, whatever crashes or fails between. */
@Injectable()
export class OrderingService {
  constructor(
    private readonly homeTelecom: BroadbandHtPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** What would be ordered, given what is known now. */
  orderOf(enrolment: EnrolmentRecord, { packageId, promotions }: BroadbandPackage): BroadbandOrder {
    const home = homeToConnect(enrolment, this.clock.today());
    return { packageId, offerId: promotions[0]?.id ?? null, person: personOf(enrolment), ...home };
  }

  /** Stores the intent, then orders and completes entertainment. On failure the intent stays, so that a retry settles it. */
  async place(seen: EnrolmentRecord, chosen: BroadbandPackage): Promise<EnrolmentRecord> {
    const order = this.orderOf(seen, chosen);
    const { broadband } = await this.enrolments.revise(seen.id, (current) => {
      refuseChoice(current, this.clock.today(), this.env.NAMED_SUPPLIER);
      const earlier = current.broadband?.attempt;
      const isSame = earlier ? isSameOrder(earlier.order, order) : false;
      // The same order from another tab goes out under the same key.
      if (!isSame) refuseOutdated(current, seen);
      const key = earlier && isSame ? earlier.key : randomUUID();
      const attempt = { key, order, underWayUntil: this.inCalls(longestCall) };
      return { broadband: { package: chosen, chosenAt: this.clock.now(), order: null, click: null, attempt } };
    });
    if (!isAttempted(broadband)) throw new DomainError('CONFLICT');
    return this.send(seen.id, broadband);
  }

  /**
   * Finds out what became of an order without a known outcome, and gives the enrolment without it. ENROLMENT_COMPLETE, and
   * entertainment is completed, when it had arrived; THIRD_PARTY while that cannot be known.
   */
  async settle(seen: EnrolmentRecord): Promise<EnrolmentRecord> {
    const { broadband } = seen;
    if (!isAttempted(broadband)) return seen;
    const { order, underWayUntil } = broadband.attempt;
    const waitMs = underWayUntil.getTime() - this.clock.now().getTime();
    if (waitMs > 0) {
      throw new DomainError('THIRD_PARTY', { retryAfter: Math.ceil(waitMs / 1000), detail: unsettledOrderText });
    }
    const held = await this.homeTelecom.held(order.person.emailAddress);
    if (held.some(({ packageId, startDate }) => packageId === order.packageId && startDate === order.startDate)) {
      await this.send(seen.id, broadband);
      throw new DomainError('ENROLMENT_COMPLETE');
    }
    return this.enrolments.revise(seen.id, (current) =>
      isUntouched(current, broadband.attempt) ? { broadband: null } : {},
    );
  }

  private async send(enrolmentId: string, attempted: Attempted): Promise<EnrolmentRecord> {
    const { attempt } = attempted;
    const forget = (change: EnrolmentChange) =>
      this.enrolments.revise(enrolmentId, (current) => (isUntouched(current, attempt) ? change : {}));
    let answer;
    try {
      answer = await this.homeTelecom.order(attempt.key, attempt.order);
    } catch (error) {
      // What timed out here may still be read there, for about as long again.
      await forget({ broadband: { ...attempted, attempt: { ...attempt, underWayUntil: this.inCalls(1) } } });
      throw error;
    }
    if (answer === 'not-sold') {
      await forget({ broadband: null });
      throw new DomainError('CONFLICT');
    }
    if (answer === 'other-ordered') {
      throw new DomainError('THIRD_PARTY', { cause: 'home telecom holds another order under our key' });
    }
    const { startDate } = attempt.order;
    const ordered = { ...attempted, order: { number: answer.number, startDate }, attempt: null };
    return this.enrolments.revise(enrolmentId, (current) => setsUp(current, ordered));
  }

  private inCalls(count: number): Date {
    return new Date(this.clock.now().getTime() + count * this.env.PROVIDER_TIMEOUT);
  }
}

/** What both ask home telecom for is the same. */
export function isSameOrder(one: BroadbandOrder, other: BroadbandOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isAttempted(broadband: StoredBroadband | null): broadband is Attempted {
  return (broadband?.attempt ?? null) !== null;
}

function isUntouched({ broadband }: EnrolmentRecord, { key, underWayUntil }: OrderAttempt): boolean {
  const attempt = broadband?.attempt;
  return attempt?.key === key && attempt.underWayUntil.getTime() === underWayUntil.getTime();
}

/** Nothing to do when another tab has heard of the same order first. */
function setsUp(current: EnrolmentRecord, broadband: StoredBroadband): EnrolmentChange {
  if (current.completed.entertainment) return {};
  const chosen = choosesEntertainment(current);
  return { ...chosen, ...completes({ ...current, ...chosen }, 'entertainment'), broadband };
}
