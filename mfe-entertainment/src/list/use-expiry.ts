import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { KeyedMutator } from 'swr';
import { dealExpiredAtom, listWithoutExpired, type BroadbandList } from '../state/entertainment';
import { earliestExpiry } from '../state/promotions';
import { useNow } from '../state/use-now';

interface Expiry {
  /** Without expired promotions. */
  readonly list: BroadbandList | undefined;
  readonly now: Date;
  /** When an offer on screen ended, ms since the epoch; announced once. */
  readonly endedAt: number | null;
  /** Call it at the next change of the list: the announcement is outdated. */
  readonly clearEnded: () => void;
}

/**
 * Watches the offers of a list. When one ends, removes it from its package, both in the list and in the selection, and reloads
 * the prices. [BB-04, BB-05, BB-17]
 */
export function useExpiry(data: BroadbandList | undefined, mutate: KeyedMutator<BroadbandList>): Expiry {
  const expire = useSetAtom(dealExpiredAtom);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const end = data ? earliestExpiry([...data.promotedPackages, ...data.packages]) : null;
  const now = useNow(end);
  const list = data && listWithoutExpired(data, now);

  useEffect(() => {
    if (!data || end === null || now.getTime() < end) return;
    expire(now);
    // Shows the list without the offer at once; a failed call leaves it that way.
    mutate(listWithoutExpired(data, now))
      .catch(() => undefined)
      .finally(() => setEndedAt(end));
  }, [data, end, now, expire, mutate]);

  return { list, now, endedAt, clearEnded: () => setEndedAt(null) };
}
