import type { Model } from 'mongoose';
import type { Clock, Timers } from '../clock/clock.js';
import type { IdempotentAttempt } from './idempotency.model.js';

/** How long after its last sign of life a process is presumed dead: what a repeat waits for at most after a crash. */
const LEASE_MS = 5000;
const RENEWAL_INTERVAL_MS = 1000;

/** The end of a lease that starts or is renewed now. */
export const leaseEnd = (clock: Clock): Date => clock.in(LEASE_MS);

/** Keeps an attempt leased to the request that works on it, by renewing the lease every second until `release`. */
export class AttemptLease {
  /** The ends that may be stored: two when it is unknown whether a renewal was. */
  private ends: readonly Date[];
  private renewal: Promise<void> = Promise.resolve();
  private cancel: () => void = () => undefined;

  constructor(
    private readonly id: string,
    until: Date,
    private readonly attempts: Model<IdempotentAttempt>,
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {
    this.ends = [until];
    this.scheduleRenewal();
  }

  /** Stops renewing. Returns the filter of the attempt, which matches while no other request has taken over. */
  async release(): Promise<{ _id: string; leaseUntil: { $in: Date[] } }> {
    this.cancel();
    await this.renewal;
    this.cancel();
    return this.own();
  }

  private own(): { _id: string; leaseUntil: { $in: Date[] } } {
    return { _id: this.id, leaseUntil: { $in: [...this.ends] } };
  }

  private scheduleRenewal(): void {
    this.cancel = this.timers.after(RENEWAL_INTERVAL_MS, () => {
      this.renewal = this.renew().finally(() => this.scheduleRenewal());
    });
  }

  private async renew(): Promise<void> {
    const leaseUntil = leaseEnd(this.clock);
    const filter = this.own();
    this.ends = [...this.ends, leaseUntil];
    try {
      await this.attempts.updateOne(filter, { $set: { leaseUntil } });
      this.ends = [leaseUntil];
    } catch {
      // The database may be back at the next renewal, or when the answer is stored.
    }
  }
}
