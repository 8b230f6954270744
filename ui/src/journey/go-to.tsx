import { pathOf, type StepId } from '@home-move/contract';
import { useEffect } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useRuntime } from '../runtime/runtime-context';

export interface GoToProps {
  readonly step: StepId;
  /** Shown on the way: "Getting your energy ready". */
  readonly label: string;
}

/** Sends the person to another step in place of this one. */
export function GoTo({ step, label: words }: GoToProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(pathOf(step), { replace: true }), [runtime, step]);
  return <FullPageSpinner label={words} detail="" />;
}
