import { documentEndpoints, type MoveDocuments } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** How often documents that are being stored are requested again. */
const pendingMs = 5000;

/** The documents of the move; requested again while some are being stored. */
export function useDocuments(): SWRResponse<MoveDocuments, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<MoveDocuments, unknown>(
    [documentEndpoints.documents.path, scope],
    () => http.send(documentEndpoints.documents, {}),
    {
      keepPreviousData: true,
      refreshInterval: (latest) => (latest?.documents.some(({ state }) => state === 'pending') ? pendingMs : 0),
    },
  );
}
