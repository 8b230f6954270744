import type { ReactNode } from 'react';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './side-column.module.css';

registerSheet(sheet);

export interface SideColumnProps {
  readonly head: ReactNode;
  readonly side: ReactNode;
  readonly content: ReactNode;
}

/**
 * The arrangement of a page of the full width with controls in a right column, which comes between heading and content on small
 * screens and for readers. Of 368, 308 and 276 px in windows of 1200, 1024 and 768 px.
 */
export function SideColumn({ head, side, content }: SideColumnProps) {
  return (
    <div className={styles.columns}>
      <div>{head}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.content}>{content}</div>
    </div>
  );
}
