import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';

/** Duration of the longest provider call, in time-outs: three attempts and the pauses between them. */
const maxCallTimeouts = 4;

/**
 * How long a submission may still be in transit to its provider. Until the lease ends, its absence from the provider's
 * list proves nothing. Stored with the submission, and shared by every tab and process that sends it.
 */
@Injectable()
export class CallLease {
  constructor(
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The end of the lease for a call that is about to start. */
  take(): Date {
    return this.inTimeouts(maxCallTimeouts);
  }

  /**
   * The end of the lease after the call that took it failed: a call that timed out here may still be processed there for
   * about as long again. `before` is the end of the lease that the call replaced, null without one.
   */
  afterFailure(before: Date | null): Date {
    const afterOneTimeout = this.inTimeouts(1);
    return before && before > afterOneTimeout ? before : afterOneTimeout;
  }

  /** Throws THIRD_PARTY with `retryAfter` while a call may still be in transit. `detail` is shown to the mover. */
  rejectWhileInProgress(until: Date, detail?: string): void {
    const waitMs = until.getTime() - this.clock.now().getTime();
    if (waitMs <= 0) return;
    const retryAfter = Math.ceil(waitMs / 1000);
    throw new DomainError('THIRD_PARTY', { retryAfter, ...(detail !== undefined && { detail }) });
  }

  private inTimeouts(count: number): Date {
    return new Date(this.clock.now().getTime() + count * this.env.PROVIDER_TIMEOUT);
  }
}
