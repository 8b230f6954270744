import { randomUUID } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { addDays, dayOf, type Day, type Now } from '../clock/clock.js';
import { Problem } from '../server/problem.js';

/** A state that a vendor gave an order, in the vendor's own words. */
export interface OrderState {
  state: string;
  /** Counts the states of the order. */
  revision: number;
  changedAt: Date;
  /** Why it was declined; null in any other state. */
  reason: string | null;
}

/** How a vendor names and sends the states of its orders. */
export interface OrderVendor {
  /** The states of an order that nothing stops: accepted, then in progress from the next day, then live from its start. */
  usual: readonly [string, string, string];
  /** The state of an order that was cancelled. */
  cancelled: string;
  /** The message that reports a state. */
  messageOf(reference: string, state: OrderState): object;
}

const usualRevisions = 3;

/** The states of one vendor's orders: by their days, until `set` changes one. */
export class OrderStates {
  readonly #set = new Map<string, OrderState>();
  /** Where the vendor reports states that are set, with the secret of the signature as password; null reports nothing. */
  webhook: string | null = null;

  constructor(
    readonly vendor: OrderVendor,
    private readonly now: Now,
  ) {}

  /** The state of an order that was accepted at this moment; its start is null while it is unknown. */
  of(reference: string, { acceptedAt, startsOn }: { acceptedAt: Date; startsOn: Day | null }): OrderState {
    const set = this.#set.get(reference);
    if (set) return set;
    const [accepted, inProgress, live] = this.vendor.usual;
    const today = dayOf(this.now());
    const nextDay = addDays(dayOf(acceptedAt), 1);
    if (startsOn !== null && startsOn <= today && nextDay <= today)
      return { state: live, revision: usualRevisions, changedAt: new Date(`${startsOn}T06:00:00Z`), reason: null };
    return nextDay <= today
      ? { state: inProgress, revision: 2, changedAt: new Date(`${nextDay}T09:00:00Z`), reason: null }
      : { state: accepted, revision: 1, changedAt: acceptedAt, reason: null };
  }

  /** Cancels an order, and reports nothing. Repeated, it changes nothing. */
  cancel(reference: string, order: { acceptedAt: Date; startsOn: Day | null }): OrderState {
    const before = this.of(reference, order);
    const { cancelled } = this.vendor;
    return before.state === cancelled ? before : this.#change(reference, cancelled, null);
  }

  /** Changes the state of an order, and reports it `reports` times. Rejects if the webhook does not answer with 2xx. */
  async set(
    reference: string,
    { state, reason, reports }: { state: string; reason: string | null; reports: number },
  ): Promise<OrderState> {
    const changed = this.#change(reference, state, reason);
    const id = `msg_${randomUUID()}`;
    for (let report = 0; report < reports; report += 1)
      await this.#report(id, this.vendor.messageOf(reference, changed));
    return changed;
  }

  #change(reference: string, state: string, reason: string | null): OrderState {
    const revision = (this.#set.get(reference)?.revision ?? usualRevisions) + 1;
    const changed = { state, revision, changedAt: this.now(), reason };
    this.#set.set(reference, changed);
    return changed;
  }

  async #report(id: string, message: object): Promise<void> {
    if (this.webhook === null) return;
    const { password, origin, pathname } = new URL(this.webhook);
    const body = JSON.stringify(message);
    // Receivers compare it with the time of the machine, whatever CLOCK_OFFSET is.
    const at = new Date();
    const response = await fetch(`${origin}${pathname}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new StandardWebhook(decodeURIComponent(password)).sign(id, at, body),
      },
      body,
    });
    if (!response.ok) throw new Problem(502, 'Bad gateway', `The webhook of order states answered ${response.status}.`);
  }
}
