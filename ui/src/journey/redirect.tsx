import { pathOf, type StepId } from '@home-move/contract';
import { useEffect } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useRuntime } from '../runtime/runtime-context';

interface Meanwhile {
  /** Shown meanwhile: "Getting your energy ready". */
  readonly label: string;
}

export interface RedirectProps extends Meanwhile {
  /** Below the brand. */
  readonly path: string;
}

/** Navigates to another path, which replaces this one in the history. */
export function Redirect({ path, label }: RedirectProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(path, { replace: true }), [runtime, path]);
  return <FullPageSpinner label={label} detail="" />;
}

export interface GoToProps extends Meanwhile {
  readonly step: StepId;
}

/** As `Redirect`, to a step. */
export function GoTo({ step, label }: GoToProps) {
  return <Redirect path={pathOf(step)} label={label} />;
}
