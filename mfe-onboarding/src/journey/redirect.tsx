import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

interface RedirectProps {
  /** Below the brand. */
  readonly path: string;
  readonly words: string;
}

/** Sends the person on in place of this page, which does not stay in the history. */
export function Redirect({ path, words }: RedirectProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(path, { replace: true }), [runtime, path]);
  return <FullPageSpinner label={words} detail="" />;
}
