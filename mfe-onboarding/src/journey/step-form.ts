import { NETWORK, type Problem } from '@home-move/contract';
import { useAction, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveStateTexts as texts } from './journey.texts';

interface StepForm<Output> {
  readonly submit: (values: Output) => Promise<void>;
  readonly problem: Problem | null;
  /** The save got no answer: what was typed is kept, and saved once the connection is back. */
  readonly isWaiting: boolean;
}

/** Submits a step, whose save may be repeated; without a connection it is submitted again once there is one. */
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
