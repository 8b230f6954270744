import { act } from '@testing-library/react';
import type { Scheduler } from '../health/scheduler';

export interface FakeScheduler extends Scheduler {
  /** Advances the time; timers run when they fall due, answers of the fake API included. */
  readonly pass: (ms: number) => Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Resolves after all pending answers. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A scheduler whose time advances only on `pass`. */
export function createFakeScheduler(): FakeScheduler {
  let now = 0;
  const timers = new Set<Timer>();
  const nextBefore = (end: number) => [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    setTimeout(run, ms) {
      const timer: Timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass: (ms) =>
      act(async () => {
        const end = now + ms;
        await settle();
        for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
          timers.delete(timer);
          now = timer.at;
          timer.run();
          await settle();
        }
        now = end;
      }),
  };
}
