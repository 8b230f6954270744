import { problemOf, type Problem } from '@home-move/contract';
import { useRef, useState } from 'react';

export interface Action<Args extends readonly unknown[]> {
  readonly busy: boolean;
  /** Why the last run failed; null while one is running. */
  readonly problem: Problem | null;
  readonly run: (...args: Args) => Promise<void>;
}

/** Something that a click does on the server: one run at a time, and what went wrong. */
export function useAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>): Action<Args> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);

  const run = async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await act(...args);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
