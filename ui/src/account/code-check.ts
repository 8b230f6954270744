import { problemOf, type Tokens } from '@home-move/contract';
import { useRef } from 'react';
import { useAction, type Action } from '../form/use-action';

/**
 * The action of `CodePage`: verifies the code, then continues with the tokens of the response. A code can be used once: where
 * `onVerified` fails, the next attempt calls only that again.
 */
export function useCodeCheck(
  verify: (code: string) => Promise<Tokens>,
  onVerified: (tokens: Tokens) => Promise<void>,
): Action<[code: string]> {
  const verified = useRef<Tokens | null>(null);
  return useAction(async (code: string) => {
    verified.current ??= await verify(code);
    await onVerified(verified.current);
  });
}

/**
 * Runs a call that requests or verifies a code. On a 401 the session that codes belong to has expired: calls `onExpired`,
 * which starts a new one, and rejects. [OTP-13]
 */
export async function withCodeSession<Answer>(call: () => Promise<Answer>, onExpired: () => void): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (problemOf(error).status === 401) onExpired();
    throw error;
  }
}
