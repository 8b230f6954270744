/** Seconds that a person waits before asking for another code. */
const resendWaitSeconds = 30;

/**
 * Seconds of that wait that are left `now`; both instants in ms, `sentAt` null where no code went. A reload does not start it
 * again.
 */
export function secondsUntilResend(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0;
  const passed = Math.floor((now - sentAt) / 1000);
  return Math.min(resendWaitSeconds, Math.max(0, resendWaitSeconds - passed));
}
