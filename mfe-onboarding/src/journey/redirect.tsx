import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

interface RedirectProps {
  /** Below the brand. */
  readonly path: string;
  readonly label: string;
}

/** Leads to another path; this page does not stay in the history. */
export function Redirect({ path, label }: RedirectProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(path, { replace: true }), [runtime, path]);
  return <FullPageSpinner label={label} detail="" />;
}
