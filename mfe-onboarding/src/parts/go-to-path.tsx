import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

interface GoToPathProps {
  /** Below the brand; a page of the shell, which has no step. */
  readonly path: string;
  readonly words: string;
}

/** Sends the person on in place of this page, whose address holds a token. */
export function GoToPath({ path, words }: GoToPathProps) {
  const runtime = useRuntime();
  useEffect(() => runtime.navigate(path, { replace: true }), [runtime, path]);
  return <FullPageSpinner words={words} more="" />;
}
