import { dataPassportEndpoints, type PassportFiles } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/**
 * The sizes of the files. Fetched again after an action on an entry and once the connection is back, but not when the mover comes back to
 * the window, because the API draws the PDF for them. [PASS-14]
 */
export function useFileSizes(): SWRResponse<PassportFiles, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PassportFiles, unknown>([dataPassportEndpoints.files.path, scope], () =>
    http.send(dataPassportEndpoints.files, {}),
  );
}
