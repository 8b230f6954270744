import type { Timers } from './clock.js';

/** Response times are rounded up to this step where sending a mail and checking the server, which differ, must look alike. */
const responseStepMs = 250;

/**
 * Runs `act` and settles at the next step of its duration, so that response times reveal little about the work done.
 */
export async function inResponseSteps<T>(timers: Timers, act: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await act();
  } finally {
    const elapsed = performance.now() - started;
    await new Promise<void>((resolve) =>
      timers.after(Math.ceil(elapsed / responseStepMs) * responseStepMs - elapsed, resolve),
    );
  }
}
