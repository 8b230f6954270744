import { NETWORK, type Problem } from '@home-move/contract';
import { useAction, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveStateTexts as texts } from './journey.texts';

interface StepForm<Output> {
  readonly submit: (values: Output) => Promise<void>;
  readonly problem: Problem | null;
  /** True after a network failure: the values are kept, and saved once the connection is back. */
  readonly isWaiting: boolean;
}

/** Submits a step. `save` must be safe to repeat: after a network failure it runs again once the browser is online. */
export function useStepForm<V extends FieldValues, Output>(
  { handleSubmit }: UseFormReturn<V, unknown, Output>,
  save: (values: Output) => Promise<void>,
): StepForm<Output> {
  const { feedback } = useRuntime();
  const { run: submit, problem } = useAction(async (values: Output) => {
    await save(values);
    // The save has left this page, so the next one shows the message.
    if (isWaiting) feedback.show({ kind: 'success', content: texts.back });
  });
  const isWaiting = problem?.code === NETWORK;
  const resubmit = useEffectEvent(() => void handleSubmit(submit)());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onOnline = () => resubmit();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
  return { submit, problem, isWaiting };
}
