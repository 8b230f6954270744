import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

interface GoToPathProps {
  /** Below the brand. */
  readonly path: string;
  readonly words: string;
}

/** Sends the person on in place of this page, which does not stay in the history. */
export function GoToPath({ path, words }: GoToPathProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(path, { replace: true }), [runtime, path]);
  return <FullPageSpinner words={words} more="" />;
}
