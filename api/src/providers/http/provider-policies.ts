import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { ProviderFailure, ProviderRejection } from './provider-failure.js';
import type { RetryBudget } from './retry-budget.js';

const maxRetries = 2;
const consecutiveFailuresToOpen = 10;
/** How long an open breaker rejects calls before it admits a trial call. */
export const breakerOpenMs = 5000;
const maxQueuedCalls = 100;

/** Limits concurrent calls, with a queue of a hundred; ten consecutive failures open the breaker for five seconds. */
export const createProviderPolicy = (parallelCalls: number) =>
  wrap(
    bulkhead(parallelCalls, maxQueuedCalls),
    circuitBreaker(
      handleWhen((error) => error instanceof ProviderFailure || error instanceof TaskCancelledError),
      { halfOpenAfter: breakerOpenMs, breaker: new ConsecutiveBreaker(consecutiveFailuresToOpen) },
    ),
  );

/** Whether the breaker sends calls as usual. */
export const isClosed = ({ wrapped: [, breaker] }: ReturnType<typeof createProviderPolicy>): boolean =>
  breaker.state === CircuitState.Closed;

/** Retries the transient failures of one call, with jitter, while the budget of the third party allows it. */
export function createRetryPolicy(budget: RetryBudget) {
  let failures = 0;
  const isRetried = (error: unknown): boolean => {
    if (!(error instanceof ProviderFailure) || !error.isTransient) return false;
    failures += 1;
    return failures <= maxRetries && budget.takeRetry();
  };
  const backoff = new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 });
  return retry(handleWhen(isRetried), { maxAttempts: maxRetries, backoff });
}

/** The outcome of a failed call for the log, without request data. */
export function failureReason(error: unknown): string {
  if (error instanceof ProviderRejection) return `refused ${error.status}`;
  if (error instanceof ProviderFailure) return error.message;
  if (error instanceof TaskCancelledError) return 'timed out';
  if (error instanceof BrokenCircuitError) return 'breaker open';
  return error instanceof BulkheadRejectedError ? 'too many calls at once' : 'failed';
}
