/** Time for TTL indexes, transaction limits and idle cursors; tests inject a clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs the task at this interval until the returned function is called. */
  every(milliseconds: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};

/** The system's time plus an offset in milliseconds. */
export function movedClock(offset: number): Clock {
  return { ...systemClock, now: () => Date.now() + offset };
}
