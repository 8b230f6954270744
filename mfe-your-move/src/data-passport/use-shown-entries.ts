import { entriesPerPage, type Disclosure } from '@home-move/contract';
import { useLayoutEffect, useRef, useState } from 'react';

/** How many entries are shown at first. [PASS-06] */
const firstEntries = 7;

interface EntriesToShow {
  /** Entries of the filter that are loaded. */
  readonly loaded: readonly Disclosure[];
  /** How many the filter has. */
  readonly total: number;
  readonly onNextPage: () => void;
}

/**
 * The entries that are shown, and how many more the button adds. The focus moves to the first added entry, because the button moves away
 * from it or disappears; an entry that is still requested gets it once it is there. [PASS-06]
 */
export function useShownEntries({ loaded, total, onNextPage }: EntriesToShow) {
  const list = useRef<HTMLOListElement>(null);
  /** Position of the entry that receives the focus once it is shown. */
  const awaited = useRef<number | null>(null);
  const [limit, setLimit] = useState(firstEntries);
  const shown = loaded.slice(0, limit);
  const count = shown.length;

  useLayoutEffect(() => {
    if (awaited.current === null || awaited.current >= count) return;
    list.current?.children[awaited.current]?.querySelector<HTMLElement>('article')?.focus();
    awaited.current = null;
  }, [count]);

  return {
    list,
    shown,
    more: Math.min(total - count, entriesPerPage),
    /** Whether some of the entries to show are not loaded yet. */
    isAwaiting: count < Math.min(limit, total),
    showMore: () => {
      awaited.current = count;
      setLimit(limit + entriesPerPage);
      if (limit + entriesPerPage > loaded.length && loaded.length < total) onNextPage();
    },
    reset: () => {
      awaited.current = null;
      setLimit(firstEntries);
    },
  };
}
