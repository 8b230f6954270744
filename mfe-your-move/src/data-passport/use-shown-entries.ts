import { entriesPerPage, type Disclosure } from '@home-move/contract';
import { useLayoutEffect, useRef, useState } from 'react';

/** How many entries are shown at first. [PASS-06] */
export const firstEntries = 7;

interface EntriesToShow {
  /** Entries of the filter that are loaded. */
  readonly loaded: readonly Disclosure[];
  /** How many the filter has. */
  readonly total: number;
  readonly onNextPage: () => void;
  readonly announce: (shown: number, total: number) => void;
}

/**
 * The entries that are shown, and how many more the button adds. The focus moves to the first added entry, because the button moves away
 * from it or disappears; an entry that is still requested gets it once it is there. [PASS-06]
 */
export function useShownEntries({ loaded, total, onNextPage, announce }: EntriesToShow) {
  const list = useRef<HTMLOListElement>(null);
  const [limit, setLimit] = useState(firstEntries);
  /** Position of the entry that is to be focused. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const shown = loaded.slice(0, limit);
  const isThere = awaited !== null && awaited < shown.length;

  useLayoutEffect(() => {
    if (!isThere) return;
    const card = list.current?.children[awaited]?.querySelector<HTMLElement>('article');
    card?.focus();
    setAwaited(null);
  }, [isThere, awaited]);

  return {
    list,
    shown,
    more: Math.min(total - shown.length, entriesPerPage),
    isAwaited: awaited !== null,
    showMore: () => {
      const next = limit + entriesPerPage;
      setAwaited(shown.length);
      setLimit(next);
      announce(next, total);
      if (next > loaded.length && loaded.length < total) onNextPage();
    },
    reset: () => {
      setAwaited(null);
      setLimit(firstEntries);
    },
  };
}
