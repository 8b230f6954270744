import { problemOf, type Problem } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useState } from 'react';

/** Runs something that may fail, never twice at once; keeps what went wrong, and reports a fault of our own. */
export function useAction<Given extends readonly unknown[]>(action: (...given: Given) => Promise<void>) {
  const runtime = useRuntime();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function run(...given: Given): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await action(...given);
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (found.code === 'UNEXPECTED') runtime.telemetry.report(error, { remote: 'confirmation', phase: 'submit' });
    }
    setBusy(false);
  }

  return { run, busy, problem };
}
