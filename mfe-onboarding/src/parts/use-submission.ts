import { problemOf, type Problem } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useState } from 'react';

/** Runs a submit and keeps what went wrong for the page to say; a fault of our own is reported too. */
export function useSubmission<Valid>(action: (values: Valid) => Promise<void>) {
  const runtime = useRuntime();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(values: Valid): Promise<void> {
    setProblem(null);
    try {
      await action(values);
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (found.code === 'UNEXPECTED') runtime.telemetry.report(error, { remote: 'onboarding', phase: 'submit' });
    }
  }

  return { submit, problem };
}
