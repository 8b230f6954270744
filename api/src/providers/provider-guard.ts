import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { ProviderFailure, ProviderRefusal } from './provider-failure.js';

const attempts = 2;
const failuresThatOpen = 10;
/** How long an open breaker refuses calls before it lets one try. */
export const openForMs = 5000;
const waitingCalls = 100;

/** At most so many calls at once, a hundred waiting; ten failed calls in a row open the breaker for five seconds. */
export const guardOfProvider = (parallelCalls: number) =>
  wrap(
    bulkhead(parallelCalls, waitingCalls),
    circuitBreaker(
      handleWhen((error) => error instanceof ProviderFailure || error instanceof TaskCancelledError),
      { halfOpenAfter: openForMs, breaker: new ConsecutiveBreaker(failuresThatOpen) },
    ),
  );

/** Tries again, with jitter, what failed in a way that may pass. */
export const retryOfProvider = () =>
  retry(
    handleWhen((error) => error instanceof ProviderFailure && error.isTransient),
    { maxAttempts: attempts, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }) },
  );

/** How a failed call ended, in the words of the log; nothing of what was sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof ProviderRefusal) return `refused ${error.status}`;
  if (error instanceof ProviderFailure) return error.message;
  if (error instanceof TaskCancelledError) return 'timed out';
  if (error instanceof BrokenCircuitError) return 'breaker open';
  return error instanceof BulkheadRejectedError ? 'too many calls at once' : 'failed';
}
