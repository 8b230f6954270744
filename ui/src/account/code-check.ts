import type { Tokens } from '@home-move/contract';
import { useRef } from 'react';
import { useAction, type Action } from '../form/use-action';

/**
 * What `CodePage` does with a code: verifies it, and goes on with the tokens that it answers. A code counts once: where
 * going on failed, the next try begins there.
 */
export function useCodeCheck(
  verify: (code: string) => Promise<Tokens>,
  goOn: (tokens: Tokens) => Promise<void>,
): Action<[code: string]> {
  const verified = useRef<Tokens | null>(null);
  return useAction(async (code: string) => {
    verified.current ??= await verify(code);
    await goOn(verified.current);
  });
}
