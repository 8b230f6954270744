import type { ReactElement, ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './card-list.module.css';
import { usePortions } from './use-portions';

registerSheet(sheet);

/** Above this number of cards the browser skips those out of view. */
const longList = 30;

export interface CardListProps<Item> {
  readonly items: readonly Item[];
  /** Unique in the list; a card stays on the page while its key does. */
  readonly keyOf: (item: Item) => string;
  /** The card of an item: one element, memoised, so that cards which stay do not render again. */
  readonly children: (item: Item) => ReactElement;
}

/** Cards below each other. A long list is rendered, and removed, a few cards at a time, so that it never blocks input. */
export function CardList<Item>({ items, keyOf, children: card }: CardListProps<Item>) {
  const listed = usePortions(items, keyOf);
  const shown = listed.filter(({ isHidden }) => !isHidden).length;
  return (
    <div
      className={classNames(styles.list, Math.max(items.length, listed.length) > longList && styles.long)}
      aria-busy={shown < items.length}
    >
      {listed.map(({ key, item, isHidden }) => (
        <div key={key} hidden={isHidden}>
          {card(item)}
        </div>
      ))}
    </div>
  );
}

export interface CardActionsProps {
  /** Opens everything about the item: a plain button or link. */
  readonly details: ReactNode;
  /** Chooses the item. */
  readonly select: ReactNode;
}

/** What a mover can do with the item of a card, in the same place of every card: Details, then the choice at the right edge. */
export function CardActions({ details, select }: CardActionsProps) {
  return (
    <div className={styles.actions}>
      {details}
      {select}
    </div>
  );
}
