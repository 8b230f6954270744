import { pathOf, type StepId } from '@home-move/contract';
import { useEffect } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useRuntime } from '../runtime/runtime-context';

export interface GoToProps {
  readonly step: StepId;
  /** Shown meanwhile: "Getting your energy ready". */
  readonly label: string;
}

/** Navigates to another step, which replaces this one in the history. */
export function GoTo({ step, label }: GoToProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(pathOf(step), { replace: true }), [runtime, step]);
  return <FullPageSpinner label={label} detail="" />;
}
