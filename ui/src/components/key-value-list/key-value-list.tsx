import type { MouseEvent, ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { TextButton, TextLink } from '../link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './key-value-list.module.css';

registerSheet(sheet);

export interface KeyValue {
  readonly label: string;
  readonly value: ReactNode;
  /** Adds "Edit", with the accessible name "Edit {label}". */
  readonly onEdit?: ((event: MouseEvent) => void) | undefined;
  /** Makes "Edit" a link; `onEdit` may follow it within the document. */
  readonly editHref?: string | undefined;
}

export interface KeyValueListProps {
  readonly items: readonly KeyValue[];
  /** wide (default): label, value, Edit on one row from 768 px. pairs: label and value in halves at every width. narrow: label over value. */
  readonly look?: 'wide' | 'pairs' | 'narrow';
  /** Label of the link; "Edit" by default. */
  readonly editLabel?: string;
}

function Edit({ item, label }: { readonly item: KeyValue; readonly label: string }) {
  const content = (
    <>
      {label}
      <VisuallyHidden> {item.label.toLowerCase()}</VisuallyHidden>
    </>
  );
  if (item.editHref === undefined) return <TextButton onClick={item.onEdit}>{content}</TextButton>;
  return (
    <TextLink href={item.editHref} onClick={item.onEdit}>
      {content}
    </TextLink>
  );
}

/** Answers to check: label, value and Edit. */
export function KeyValueList({ items, look = 'wide', editLabel = 'Edit' }: KeyValueListProps) {
  return (
    <dl className={classNames(styles.list, styles[look])}>
      {items.map((item) => (
        <div key={item.label} className={styles.row}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {(item.onEdit ?? item.editHref) && (
            <dd className={styles.edit}>
              <Edit item={item} label={editLabel} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
