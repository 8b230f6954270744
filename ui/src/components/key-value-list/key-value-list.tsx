import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import { TextButton, TextLink } from '../link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './key-value-list.module.css';

registerSheet(sheet);

export interface KeyValue {
  readonly label: string;
  readonly value: ReactNode;
  /** Adds "Edit", read as "Edit {label}". */
  readonly onEdit?: ((event: MouseEvent) => void) | undefined;
  /** Makes "Edit" a link; `onEdit` may follow it without leaving the document. */
  readonly editHref?: string | undefined;
}

export interface KeyValueListProps {
  readonly items: readonly KeyValue[];
  /** wide (default): label, value, Edit on one row from 768 px. pairs: label and value in halves at every width. narrow: label over value. */
  readonly look?: 'wide' | 'pairs' | 'narrow';
  /** The word of the link, "Edit" unless said otherwise. */
  readonly editLabel?: string;
}

function Edit({ item, word }: { readonly item: KeyValue; readonly word: string }) {
  const words = (
    <>
      {word}
      <VisuallyHidden> {item.label.toLowerCase()}</VisuallyHidden>
    </>
  );
  if (item.editHref === undefined) return <TextButton onClick={item.onEdit}>{words}</TextButton>;
  return (
    <TextLink href={item.editHref} onClick={item.onEdit}>
      {words}
    </TextLink>
  );
}

/** What was entered or chosen, to check: label, value and Edit. */
export function KeyValueList({ items, look = 'wide', editLabel: editWord = 'Edit' }: KeyValueListProps) {
  return (
    <dl className={classNames(styles.list, styles[look])}>
      {items.map((item) => (
        <div key={item.label} className={styles.row}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {(item.onEdit ?? item.editHref) && (
            <dd className={styles.edit}>
              <Edit item={item} word={editWord} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
