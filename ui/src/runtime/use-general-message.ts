import { generalMessage, type Problem } from '@home-move/contract';
import { useContext } from 'react';
import { RuntimeProvider } from './runtime-context';

// Apart from runtime-context.ts, because it brings the catalogue of problems, which the shell loads lazily.

/**
 * Formats a problem for a banner, by the flags of the runtime; outside a remote every flag counts as on.
 * [API-15, API-17]
 */
export function useGeneralMessage(): (problem: Problem) => string {
  const runtime = useContext(RuntimeProvider);
  return (problem) => generalMessage(problem, runtime?.flags.get());
}
