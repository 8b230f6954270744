const SLICE_MS = 10_000;
const WINDOW_MS = 60_000;

/** How many retries a third party may get. */
export interface RetryLimits {
  /** Retries per hundred calls of the last minute. */
  readonly percent: number;
  /** Retries that are allowed in a minute, however few calls there are. */
  readonly perMinute: number;
}

/** Whether a retry was sent, or refused because the budget is used up. */
export type RetryOutcome = 'sent' | 'over-budget';

interface Slice {
  readonly startedAt: number;
  calls: number;
  retries: number;
}

/**
 * Limits the retries of all calls to one third party, so that an outage does not multiply them: at most a share of the calls of the last
 * minute, and a few without regard to that share, so that rare calls are retried. Finagle and Envoy limit retries in the same way:
 * https://finagle.github.io/blog/2016/02/08/retry-budgets,
 * https://www.envoyproxy.io/docs/envoy/latest/api-v3/config/cluster/v3/circuit_breaker.proto.
 */
export class RetryBudget {
  private slices: Slice[] = [];

  /** `report` gets the outcome of each request for a retry. */
  constructor(
    private readonly limits: RetryLimits,
    private readonly report: (outcome: RetryOutcome) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a call that is about to be sent, retryable or not. */
  countCall(): void {
    this.currentSlice().calls += 1;
  }

  /** Takes a retry from the budget. Returns false if none is left. */
  takeRetry(): boolean {
    const current = this.currentSlice();
    const calls = this.slices.reduce((sum, slice) => sum + slice.calls, 0);
    const retries = this.slices.reduce((sum, slice) => sum + slice.retries, 0);
    const isAllowed = retries + 1 <= Math.max(this.limits.perMinute, (calls * this.limits.percent) / 100);
    if (isAllowed) current.retries += 1;
    this.report(isAllowed ? 'sent' : 'over-budget');
    return isAllowed;
  }

  /** The slice of the present moment. Drops slices that are older than a minute. */
  private currentSlice(): Slice {
    const now = this.now();
    this.slices = this.slices.filter(({ startedAt }) => now - startedAt < WINDOW_MS);
    const last = this.slices.at(-1);
    if (last && now - last.startedAt < SLICE_MS) return last;
    const slice = { startedAt: now, calls: 0, retries: 0 };
    this.slices.push(slice);
    return slice;
  }
}
