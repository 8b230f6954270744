import { psrEndpoints, type PsrAnswers } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/**
 * The saved answers; null defers the call until the selection is known, because consent belongs to its suppliers. Cached in memory
 * only. [PSR-15]
 */
export function usePsrAnswers(suppliers: readonly string[] | null): SWRResponse<PsrAnswers, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PsrAnswers, unknown>(
    suppliers === null ? null : ['psr', scope, ...suppliers],
    () => http.send(psrEndpoints.answers, {}),
    cachedFor30s,
  );
}
