import { startTransition, useEffect, useState } from 'react';

/** Cards that one task renders: more of them would block input on a slow phone. */
const portion = 4;

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((key) => b.has(key));

/**
 * The items to render now: those that are rendered already, and the next few in order. The others follow in tasks of their own;
 * items that are gone leave at once.
 */
export function usePortions<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const [rendered, setRendered] = useState<ReadonlySet<string>>(new Set());
  let left = portion;
  const shown = items.filter((item) => rendered.has(keyOf(item)) || left-- > 0);
  useEffect(() => {
    const keys = new Set(shown.map(keyOf));
    if (isSameSet(keys, rendered)) return undefined;
    const timer = setTimeout(() => startTransition(() => setRendered(keys)));
    return () => clearTimeout(timer);
  });
  return shown;
}
