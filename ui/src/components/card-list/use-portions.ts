import { startTransition, useEffect, useState } from 'react';

/** Cards that one task renders: more of them would block input on a slow phone. */
const portion = 4;
/** Cards that one task removes, for the same reason. */
const removedAtOnce = 12;

/** An item with a card on the page. */
export interface ListedItem<Item> {
  readonly key: string;
  readonly item: Item;
  /** It has left the list: its card is hidden, and removed in one of the next tasks. */
  readonly isGone: boolean;
}

const isSameSet = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>) =>
  a.size === b.size && [...a.keys()].every((key) => b.has(key));

/**
 * The items to render now: those that are rendered already, and the next few in order. The others follow in tasks of their own.
 * Items that are gone come last.
 */
export function usePortions<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly ListedItem<Item>[] {
  const [rendered, setRendered] = useState<ReadonlyMap<string, Item>>(new Map());
  const keys = new Set(items.map(keyOf));
  let left = portion;
  const shown = items.filter((item) => rendered.has(keyOf(item)) || left-- > 0);
  const gone = [...rendered].filter(([key]) => !keys.has(key));
  useEffect(() => {
    const next = new Map([...shown.map((item) => [keyOf(item), item] as const), ...gone.slice(removedAtOnce)]);
    if (isSameSet(next, rendered)) return undefined;
    const timer = setTimeout(() => startTransition(() => setRendered(next)));
    return () => clearTimeout(timer);
  });
  return [
    ...shown.map((item) => ({ key: keyOf(item), item, isGone: false })),
    ...gone.map(([key, item]) => ({ key, item, isGone: true })),
  ];
}
