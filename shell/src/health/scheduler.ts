/** The clock for repeated checks. */
export interface Scheduler {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Runs once after the given milliseconds. Returns a function that cancels it. */
  readonly setTimeout: (run: () => void, ms: number) => () => void;
}

/** The scheduler of the browser. */
export const pageScheduler: Scheduler = {
  now: () => window.performance.now(),
  setTimeout(run, ms) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};
