/** The clock that repeated checks go by. */
export interface Scheduler {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Runs once after so many milliseconds; gives back how to call it off. */
  readonly setTimeout: (run: () => void, ms: number) => () => void;
}

/** The page's own. */
export const pageScheduler: Scheduler = {
  now: () => window.performance.now(),
  setTimeout(run, ms) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};
