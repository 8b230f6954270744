import { NETWORK, type Problem } from '@home-move/contract';
import { useAction, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveStateTexts as texts } from '../parts/save-state.texts';

interface StepForm<Output> {
  readonly submit: (values: Output) => Promise<void>;
  readonly problem: Problem | null;
  /** No answer came: what was typed is kept, and saved once the connection is back. */
  readonly isWaiting: boolean;
}

/** What Next does on a step that may be saved twice; without a connection it is done when there is one again. */
export function useStepForm<V extends FieldValues, Output>(
  { handleSubmit }: UseFormReturn<V, unknown, Output>,
  save: (values: Output) => Promise<void>,
): StepForm<Output> {
  const { feedback } = useRuntime();
  const { run: submit, problem } = useAction(async (values: Output) => {
    await save(values);
    // Saving has left the page: the next one says it.
    if (isWaiting) feedback.show({ kind: 'success', content: texts.back });
  });
  const isWaiting = problem?.code === NETWORK;
  const again = useEffectEvent(() => void handleSubmit(submit)());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onBack = () => again();
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [isWaiting]);
  return { submit, problem, isWaiting };
}
