import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock/clock.js';
import { DomainError } from '../common/problem/domain.error.js';
import { ENV, type Env } from '../config/env.js';

/** The longest call to a provider in time-outs: three attempts and the pauses between them. */
const longestCall = 4;

/** The lease that a call took, and the one it found: null when nothing was under way before. */
export interface Lease {
  readonly before: Date | null;
  readonly own: Date;
}

/**
 * Until when something that was sent may still be on its way to its provider, so that its absence there says nothing.
 * Stored with what is sent, and shared by every tab and process that sends it.
 */
@Injectable()
export class CallLease {
  constructor(
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** For a call that is about to be made. */
  take(): Date {
    return this.inCalls(longestCall);
  }

  /**
   * What `stored` becomes after a call that failed: what timed out here may still be read there, for about as long
   * again. What somebody else has sent meanwhile, or had sent before, keeps its own time.
   */
  afterFailure(stored: Date, { before, own }: Lease): Date {
    if (stored.getTime() !== own.getTime()) return stored;
    const soon = this.inCalls(1);
    return before && before > soon ? before : soon;
  }

  /** THIRD_PARTY while something may still be on its way. `detail` is for people. */
  refuseUnderWay(until: Date, detail?: string): void {
    const waitMs = until.getTime() - this.clock.now().getTime();
    if (waitMs <= 0) return;
    const retryAfter = Math.ceil(waitMs / 1000);
    throw new DomainError('THIRD_PARTY', { retryAfter, ...(detail !== undefined && { detail }) });
  }

  private inCalls(count: number): Date {
    return new Date(this.clock.now().getTime() + count * this.env.PROVIDER_TIMEOUT);
  }
}
