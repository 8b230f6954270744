import { pathOf, type StepId } from '@home-move/contract';
import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { gateTexts as texts } from './entertainment-gate.texts';

/** Sends the person to another step in place of this one. */
export function GoTo({ step }: { readonly step: StepId }) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(pathOf(step), { replace: true }), [runtime, step]);
  return <FullPageSpinner words={texts.opening} more="" />;
}
