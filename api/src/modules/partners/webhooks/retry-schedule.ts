const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const FIRST_DELAY_MS = 30 * SECOND_MS;
const MAX_DELAY_MS = 8 * HOUR_MS;
/** How long an event is retried. */
export const RETRY_PERIOD_MS = 72 * HOUR_MS;

/**
 * When an event is retried after its attempt at `now`: after 30 seconds, then after twice as long each time, up to eight hours,
 * and a last time three days after the first failure. Null after that attempt.
 */
export function nextAttempt(failedAttempts: number, failingSince: Date, now: Date): Date | null {
  const end = failingSince.getTime() + RETRY_PERIOD_MS;
  if (now.getTime() >= end) return null;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failedAttempts - 1), MAX_DELAY_MS);
  return new Date(Math.min(now.getTime() + delay, end));
}
