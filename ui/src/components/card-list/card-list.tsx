import { Fragment, type ReactElement } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './card-list.module.css';
import { usePortions } from './use-portions';

registerSheet(sheet);

/** Above this number of cards the browser skips those out of view. */
const longList = 30;

export interface CardListProps<Item> {
  readonly items: readonly Item[];
  /** Unique in the list; a card keeps its place on the page while its key stays. */
  readonly keyOf: (item: Item) => string;
  /** The card of an item: one element, memoised, so that cards which stay do not render again. */
  readonly children: (item: Item) => ReactElement;
}

/** Cards below each other. A long list is rendered a few cards at a time, so that it never blocks input. */
export function CardList<Item>({ items, keyOf, children: card }: CardListProps<Item>) {
  const shown = usePortions(items, keyOf);
  return (
    <div
      className={classNames(styles.list, items.length > longList && styles.long)}
      aria-busy={shown.length < items.length}
    >
      {shown.map((item) => (
        <Fragment key={keyOf(item)}>{card(item)}</Fragment>
      ))}
    </div>
  );
}
