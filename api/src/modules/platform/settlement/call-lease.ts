import type { Clock, Timers } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';

const RENEWAL_INTERVAL_MS = 1000;
/** Renewals that may be late or fail before a process is presumed dead. */
const MAX_MISSED_RENEWALS = 2;

/**
 * How long a submission may still be in transit to its provider. Until the lease ends, its absence from the provider's
 * list proves nothing. Stored with the submission, and shared by every tab and process that sends it. It is short, and
 * renewed while the call runs, so that a change waits little after a crash.
 */
export class CallLease {
  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    /** Milliseconds that a call to the provider may take. */
    private readonly timeLimitMs: number,
  ) {}

  /**
   * The end of a lease that is taken or renewed now: should the process die before the next renewal, its last call may be
   * processed there for a whole time limit.
   */
  end(): Date {
    return this.clock.in(this.timeLimitMs + MAX_MISSED_RENEWALS * RENEWAL_INTERVAL_MS);
  }

  /**
   * The end of the lease after the call that took it failed: a call that timed out here may still be processed there for
   * about as long again. `before` is the end of the lease that the call replaced, null without one.
   */
  afterFailure(before: Date | null): Date {
    const afterOneLimit = this.clock.in(this.timeLimitMs);
    return before && before > afterOneLimit ? before : afterOneLimit;
  }

  /** Whether a call with this lease is still running: only a running call extends its lease beyond one time limit. */
  isRunning(until: Date): boolean {
    return until > this.clock.in(this.timeLimitMs);
  }

  /** Throws THIRD_PARTY with `retryAfter` while a call may still be in transit. `detail` is shown to the mover. */
  rejectWhileInProgress(until: Date, detail?: string): void {
    const waitMs = until.getTime() - this.clock.now().getTime();
    if (waitMs <= 0) return;
    const retryAfter = Math.ceil(waitMs / 1000);
    throw new DomainError('THIRD_PARTY', { retryAfter, ...(detail !== undefined && { detail }) });
  }

  /** Calls `renew` every second with the new end. Returns a function that stops, and waits for a renewal in progress. */
  keep(renew: (end: Date) => Promise<unknown>): () => Promise<void> {
    let renewal: Promise<unknown> = Promise.resolve();
    let isStopped = false;
    let cancel = () => {};
    const schedule = () => {
      if (isStopped) return;
      cancel = this.timers.after(RENEWAL_INTERVAL_MS, () => {
        // A renewal that fails is repeated; if all do, the lease ends while the call runs, as it would after a crash.
        renewal = renew(this.end())
          .catch(() => undefined)
          .finally(schedule);
      });
    };
    schedule();
    return async () => {
      isStopped = true;
      cancel();
      await renewal;
    };
  }
}
