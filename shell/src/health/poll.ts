import { isOnline, isPageVisible } from './presence';
import type { Scheduler } from './scheduler';

/** A check that has not answered by then has failed. */
export const timeoutMs = 10_000;

export interface Poll<Answer> {
  readonly request: (signal: AbortSignal) => Promise<Answer>;
  /** Null is a check that failed. */
  readonly onAnswer: (answer: Answer | null) => void;
  /** Milliseconds from one check to the next one, by what the first answered. */
  readonly interval: (answer: Answer | null) => number;
  readonly scheduler: Scheduler;
}

/**
 * Asks at once and again and again; gives back how to stop. Rests while the page is hidden or the browser has no network,
 * and asks at once when that is over.
 */
export function poll<Answer>({ request: ask, onAnswer, interval, scheduler }: Poll<Answer>): () => void {
  let running: AbortController | null = null;
  let callOff: () => void = () => undefined;

  function rest(): void {
    callOff();
    running?.abort();
    running = null;
  }

  async function check(): Promise<void> {
    const began = scheduler.now();
    const mine = new AbortController();
    running = mine;
    callOff = scheduler.setTimeout(() => mine.abort(), timeoutMs);
    const answer = await ask(mine.signal).catch(() => null);
    // Stopped, or asked anew, while this one was on its way.
    if (running !== mine) return;
    callOff();
    running = null;
    callOff = scheduler.setTimeout(() => void check(), Math.max(0, interval(answer) - (scheduler.now() - began)));
    onAnswer(answer);
  }

  function follow(): void {
    rest();
    if (isPageVisible.get() && isOnline.get()) void check();
  }

  const leave = [isPageVisible.subscribe(follow), isOnline.subscribe(follow)];
  follow();
  return () => {
    rest();
    for (const stop of leave) stop();
  };
}
