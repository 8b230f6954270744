import { startTransition, useEffect, useState } from 'react';

/** Cards that a task adds or moves: more of them would block input on a slow phone. */
const portion = 2;
/** A change of the list also changes the page around it. */
const portionOfChange = 1;
const portionOfNewPage = 4;
/** Cards that one task removes, for the same reason. */
const removedAtOnce = 12;

/** An item with a card on the page. */
export interface ListedItem<Item> {
  readonly key: string;
  readonly item: Item;
  /** It has left the list and will be removed, or waits for its turn to move to its new place. */
  readonly isHidden: boolean;
}

interface Rendered<Item> {
  /** The list that these cards belong to; null before the first. */
  readonly of: readonly Item[] | null;
  /** By key, in the order of the page. */
  readonly cards: ReadonlyMap<string, Item>;
}

const isSameOrder = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>) => {
  const keys = [...b.keys()];
  return a.size === b.size && [...a.keys()].every((key, index) => key === keys[index]);
};

/**
 * The cards to render now, in order: cards that keep their place, and the next few that are new or move. The others
 * follow in separate tasks. Hidden cards keep their place until they are removed, so that no card moves for them.
 */
export function usePortions<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly ListedItem<Item>[] {
  const [rendered, setRendered] = useState<Rendered<Item>>({ of: null, cards: new Map() });
  const places = new Map([...rendered.cards.keys()].map((key, place) => [key, place]));
  const placeOf = (key: string) => places.get(key) ?? -1;

  const shown = new Map<string, Item>();
  let left = rendered.of === items ? portion : rendered.of ? portionOfChange : portionOfNewPage;
  let last = -1;
  for (const item of items) {
    const key = keyOf(item);
    const keepsPlace = placeOf(key) > last;
    if (keepsPlace) last = placeOf(key);
    if (keepsPlace || left-- > 0) shown.set(key, item);
  }

  const hidden = [...rendered.cards].filter(([key]) => !shown.has(key));
  const listed: ListedItem<Item>[] = [];
  let next = 0;
  const listHiddenBefore = (place: number) => {
    for (let entry = hidden[next]; entry && placeOf(entry[0]) < place; entry = hidden[(next += 1)])
      listed.push({ key: entry[0], item: entry[1], isHidden: true });
  };
  for (const [key, item] of shown) {
    listHiddenBefore(placeOf(key));
    listed.push({ key, item, isHidden: false });
  }
  listHiddenBefore(Infinity);

  useEffect(() => {
    const keys = new Set(items.map(keyOf));
    const removed = new Set(
      hidden
        .map(([key]) => key)
        .filter((key) => !keys.has(key))
        .slice(0, removedAtOnce),
    );
    const cards = new Map(listed.filter(({ key }) => !removed.has(key)).map(({ key, item }) => [key, item]));
    if (isSameOrder(cards, rendered.cards)) return undefined;
    const timer = setTimeout(() => startTransition(() => setRendered({ of: items, cards })));
    return () => clearTimeout(timer);
  });
  return listed;
}
