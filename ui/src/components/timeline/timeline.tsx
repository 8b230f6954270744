import type { ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './timeline.module.css';

registerSheet(sheet);

export interface TimelineItem {
  /** A date or an instruction with one: "2 Dec 2026". */
  readonly when: ReactNode;
  /** One sentence. */
  readonly what: ReactNode;
  /** Whether it is done or certain: fills the dot. */
  readonly certain?: boolean;
}

/** Events in order, each with its date. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={index} className={classNames(styles.item, item.certain && styles.certain)}>
          <b className={styles.when}>{item.when}</b> <span className={styles.what}>{item.what}</span>
        </li>
      ))}
    </ol>
  );
}
