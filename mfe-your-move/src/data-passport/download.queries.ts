import { dataPassportEndpoints, type PassportFiles } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The sizes of the files. Fetched once, because the API draws the PDF for it. [PASS-14] */
export function useFileSizes(): SWRResponse<PassportFiles, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PassportFiles, unknown>([dataPassportEndpoints.files.path, scope], () =>
    http.send(dataPassportEndpoints.files, {}),
  );
}
