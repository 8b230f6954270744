import type { ReactNode } from 'react';
import { classNames, registerSheet } from '../styles/sheets';
import sheet, * as styles from './layout.module.css';

registerSheet(sheet);

export interface SplitProps {
  readonly children: ReactNode;
  /** The right 4 of 12 columns from a page width of 680 px (a window of 768 px), 840 px if sticky; else under the main column. */
  readonly aside: ReactNode;
  /** The right column stays in view while the left one scrolls (a cost card). */
  readonly sticky?: boolean;
  /** The right column starts level with the h1 under a Back link. */
  readonly lowered?: boolean;
}

/** Seven and four of the grid's 12 columns, one left free between them. [UI-10] */
export function Split({ children, aside, sticky, lowered }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <div className={classNames(styles.asideColumn, sticky && styles.sticky, lowered && styles.lowered)}>{aside}</div>
    </div>
  );
}

/** A note next to a form, under a rule in the spark colour; never a control. */
export function Aside({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <aside className={styles.aside}>
      <h2 className={styles.asideTitle}>{title}</h2>
      {children}
    </aside>
  );
}

/** The buttons that end a form, secondary first and primary last: left and right from 578 px, below that, and always with `column`, primary on top. */
export function Actions({ children, column }: { readonly children: ReactNode; readonly column?: boolean }) {
  return <div className={classNames(styles.actions, !column && styles.actionsRow)}>{children}</div>;
}

/** A section of a form, after a hairline. */
export function Section({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}

/** Class name of a column of questions, 32 px apart. */
export const formStack = styles.formStack;
