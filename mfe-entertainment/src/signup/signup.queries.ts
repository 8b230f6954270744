import {
  entertainmentEndpoints,
  problemOf,
  type BroadbandChoice,
  type BroadbandPackage,
  type PackageParams,
} from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtomValue } from 'jotai';
import useSWR, { type SWRResponse } from 'swr';
import { selectedPackageAtom } from '../state/entertainment';
import { packageWithoutExpired } from '../state/promotions';

/** The package named by the path; until it loads, the one selected in the list. [BB-06] */
export function usePackage({ packageId, sourceId }: PackageParams): SWRResponse<BroadbandPackage, unknown> {
  const { http, clock } = useRuntime();
  const scope = useQueryScope();
  const selected = useAtomValue(selectedPackageAtom);
  const isSelected = selected?.packageId === packageId && selected.sourceId === sourceId;
  return useSWR<BroadbandPackage, unknown>(
    ['package', scope, packageId, sourceId],
    async () =>
      packageWithoutExpired(
        await http.send(entertainmentEndpoints.package, { params: { packageId, sourceId } }),
        clock.now(),
      ),
    { ...cachedFor30s, ...(isSelected && { fallbackData: selected }) },
  );
}

/** The package chosen before, on any device; null when there is none. */
export function useChoice(): SWRResponse<BroadbandChoice | null, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<BroadbandChoice | null, unknown>(
    ['choice', scope],
    async () => {
      try {
        return await http.send(entertainmentEndpoints.choice, {});
      } catch (error) {
        if (problemOf(error).code === 'NOT_FOUND') return null;
        throw error;
      }
    },
    cachedFor30s,
  );
}
