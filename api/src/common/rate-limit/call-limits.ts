import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import type { CallerIdentity } from '../access/caller.js';
import { type Limit, RateLimiter } from './rate-limiter.js';

/** Calls that a process reserves at once, so that counting costs one write for twenty calls. */
const BLOCK = 20;

/** Limits the calls that the holder of a token makes, whatever they are. All processes share the limit. */
@Injectable()
export class CallLimits {
  /** Calls left of the reserved ones, by subject; null when the limit is used up. Of the current window. */
  private readonly left = new Map<string, number | null>();
  private readonly pending = new Map<string, Promise<void>>();
  private windowStart = 0;

  constructor(
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Counts one call of an enrolment, or of the session of a portal or a housemate. Throws TOO_MANY_REQUESTS. */
  async hit({ role, enrolmentId, sessionId }: CallerIdentity): Promise<void> {
    const by = role === 'housemate' ? sessionId : (enrolmentId ?? sessionId);
    const limit: Limit = { name: 'calls', by, max: this.env.CALL_LIMIT_PER_MINUTE, windowSeconds: 60 };
    this.forgetPastWindow(limit);
    for (let left = this.left.get(by); left !== null; left = this.left.get(by)) {
      if (left) return void this.left.set(by, left - 1);
      await this.reserve(limit);
    }
    throw this.limiter.tooManyRequests(limit);
  }

  /** Simultaneous calls share a reservation. */
  private reserve(limit: Limit): Promise<void> {
    const { by } = limit;
    const pending =
      this.pending.get(by) ??
      this.limiter
        .reserve(limit, BLOCK)
        .then((granted) => void this.left.set(by, granted === 0 ? null : granted))
        .finally(() => this.pending.delete(by));
    this.pending.set(by, pending);
    return pending;
  }

  private forgetPastWindow(limit: Limit): void {
    const start = this.limiter.windowStart(limit);
    if (start === this.windowStart) return;
    this.windowStart = start;
    this.left.clear();
  }
}
