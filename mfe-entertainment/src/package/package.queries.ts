import { entertainmentEndpoints, type BroadbandPackage, type PackageParams } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { dealExpiredAtom, selectedPackageAtom } from '../state/entertainment';
import { earliestExpiry, expiredIds, packageWithoutExpired, withoutPromotionsOf } from '../state/promotions';
import { useNow } from '../state/use-now';

/** The package that was selected, if it is this one. [BB-06] */
function useSelected({ packageId, sourceId }: PackageParams): BroadbandPackage | null {
  const selected = useAtomValue(selectedPackageAtom);
  return selected?.packageId === packageId && selected.sourceId === sourceId ? selected : null;
}

/** The package of a page, as currently sold. */
export interface NamedPackage extends Pick<
  SWRResponse<BroadbandPackage, unknown>,
  'error' | 'isValidating' | 'mutate'
> {
  /** Without expired promotions. */
  readonly data: BroadbandPackage | undefined;
  readonly now: Date;
  /** Whether one of its offers has ended since it was selected or loaded. */
  readonly hasEndedOffer: boolean;
}

/**
 * The package named by the path; until it loads, the one selected before. When one of its offers ends, removes the offer from it
 * and from the selection, and reloads the prices. [BB-04 to BB-06, BB-17]
 */
export function usePackage({ packageId, sourceId }: PackageParams): NamedPackage {
  const { http, clock } = useRuntime();
  const scope = useQueryScope();
  const expire = useSetAtom(dealExpiredAtom);
  const selected = useSelected({ packageId, sourceId });
  const [endedIds, setEndedIds] = useState<readonly string[]>([]);
  const { data, error, isValidating, mutate } = useSWR<BroadbandPackage, unknown>(
    ['package', scope, packageId, sourceId],
    async () =>
      packageWithoutExpired(
        await http.send(entertainmentEndpoints.package, { params: { packageId, sourceId } }),
        clock.now(),
      ),
    { ...cachedFor30s, ...(selected && { fallbackData: selected }) },
  );

  // If an offer ends while the package loads, only the selected package still has it.
  const end = data ? earliestExpiry([data, ...(selected ? [withoutPromotionsOf(selected, data)] : [])]) : null;
  const now = useNow(end);
  useEffect(() => {
    if (!data || end === null || now.getTime() < end) return;
    expire(now);
    const expired = expiredIds(selected ? [data, selected] : [data], now);
    // Shows the package without the offer at once; a failed call leaves it that way.
    mutate(packageWithoutExpired(data, now))
      .catch(() => undefined)
      .finally(() => setEndedIds((before) => [...before, ...expired]));
  }, [data, selected, end, now, expire, mutate]);

  // The fresh package may have the offer with a later end.
  const hasEndedOffer = endedIds.some((ended) => data?.promotions.every(({ id }) => id !== ended));
  return { data: data && packageWithoutExpired(data, now), error, isValidating, mutate, now, hasEndedOffer };
}
