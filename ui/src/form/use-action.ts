import { problemOf, type Problem } from '@home-move/contract';
import { useContext, useRef, useState } from 'react';
import { RemoteName, useRuntime } from '../runtime/runtime-context';

export interface Action<Args extends readonly unknown[]> {
  /** Whether a run is under way; another `run` is ignored meanwhile. */
  readonly busy: boolean;
  /** Why the last run failed; null while one is running. */
  readonly problem: Problem | null;
  /** Never rejects. */
  readonly run: (...args: Args) => Promise<void>;
}

/**
 * A call that a click or a submit makes: one run at a time, with its failure for the page to show. An unexpected error is also
 * reported to telemetry, under the name of the remote around the component.
 */
export function useAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>): Action<Args> {
  const runtime = useRuntime();
  const remote = useContext(RemoteName);
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
      const found = problemOf(error);
      // A copy: an immediate second failure with the same problem, as offline, must render too.
      setProblem({ ...found });
      if (found.code === 'UNEXPECTED') runtime.telemetry.report(error, { remote, phase: 'submit' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
