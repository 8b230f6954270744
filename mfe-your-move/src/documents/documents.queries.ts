import { documentEndpoints, type MoveDocuments } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { useOrdersVersion } from '../orders/orders.queries';

/** How often documents that are being stored are requested again. */
const pendingMs = 5000;

/** The documents of the move; requested again when an order changes, and while some are being stored. */
export function useDocuments(): SWRResponse<MoveDocuments, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const version = useOrdersVersion();
  return useSWR<MoveDocuments, unknown>(
    version === null ? null : [documentEndpoints.documents.path, scope, version],
    () => http.send(documentEndpoints.documents, {}),
    {
      keepPreviousData: true,
      refreshInterval: (latest) => (latest?.documents.some(({ state }) => state === 'pending') ? pendingMs : 0),
    },
  );
}
