import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { KeyedMutator } from 'swr';
import { useNow } from '../parts/use-now';
import { dealExpiredAtom, listWithoutExpired, type BroadbandList } from '../state/entertainment';
import { firstEnd } from '../state/promotions';

interface Expiry {
  /** Without promotions that are over. */
  readonly list: BroadbandList | undefined;
  readonly now: Date;
  /** When an offer ended while it was on screen, ms since the epoch: to be said once. */
  readonly endedAt: number | null;
  /** What was said is old: something else has changed. */
  readonly forgetEnd: () => void;
}

/**
 * Watches the offers of a list: when one ends it goes from its package, in the list and where it was selected, and the
 * prices are asked for anew. [BB-04, BB-05, BB-17]
 */
export function useExpiry(data: BroadbandList | undefined, mutate: KeyedMutator<BroadbandList>): Expiry {
  const expire = useSetAtom(dealExpiredAtom);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const end = data ? firstEnd([...data.promotedPackages, ...data.packages]) : null;
  const now = useNow(end);
  const list = data && listWithoutExpired(data, now);

  useEffect(() => {
    if (!data || end === null || now.getTime() < end) return;
    expire(now);
    // The list without the offer shows at once; a call that fails leaves it so.
    mutate(listWithoutExpired(data, now))
      .catch(() => undefined)
      .finally(() => setEndedAt(end));
  }, [data, end, now, expire, mutate]);

  return { list, now, endedAt, forgetEnd: () => setEndedAt(null) };
}
