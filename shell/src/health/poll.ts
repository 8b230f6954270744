import { isOnline, isPageVisible } from './presence';
import type { Scheduler } from './scheduler';

/** A check without an answer has failed after this time. */
export const timeoutMs = 10_000;

export interface Poll<Answer> {
  readonly request: (signal: AbortSignal) => Promise<Answer>;
  /** `answer` is null after a failed check. */
  readonly onAnswer: (answer: Answer | null) => void;
  /** Milliseconds from one check to the next, depending on its answer. */
  readonly interval: (answer: Answer | null) => number;
  readonly scheduler: Scheduler;
}

/**
 * Checks at once and then repeatedly. Pauses while the page is hidden or the browser is offline, and checks at once
 * afterwards. Returns a function that stops it.
 */
export function poll<Answer>({ request: ask, onAnswer, interval, scheduler }: Poll<Answer>): () => void {
  let running: AbortController | null = null;
  let cancelTimer: () => void = () => undefined;

  function pause(): void {
    cancelTimer();
    running?.abort();
    running = null;
  }

  async function check(): Promise<void> {
    const startedAt = scheduler.now();
    const controller = new AbortController();
    running = controller;
    cancelTimer = scheduler.setTimeout(() => controller.abort(), timeoutMs);
    const answer = await ask(controller.signal).catch(() => null);
    // Stopped or restarted while this check was running.
    if (running !== controller) return;
    cancelTimer();
    running = null;
    cancelTimer = scheduler.setTimeout(
      () => void check(),
      Math.max(0, interval(answer) - (scheduler.now() - startedAt)),
    );
    onAnswer(answer);
  }

  function restart(): void {
    pause();
    if (isPageVisible.get() && isOnline.get()) void check();
  }

  const unsubscribes = [isPageVisible.subscribe(restart), isOnline.subscribe(restart)];
  restart();
  return () => {
    pause();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
