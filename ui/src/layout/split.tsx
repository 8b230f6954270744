import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './layout.module.css';

registerSheet(sheet);

export interface SplitProps {
  readonly children: ReactNode;
  /** The right 4 of 12 columns where the page has 680 px, as in a window of 768 px; under the rest below. */
  readonly aside: ReactNode;
  /** The right column stays in sight while the left one scrolls (a cost card). */
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

/** A quiet word beside a form, with the spark rule; never a control. */
export function Aside({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <aside className={styles.aside}>
      <h2 className={styles.asideTitle}>{title}</h2>
      {children}
    </aside>
  );
}

/** Last in a form. Give the secondary first and the primary last: they stand left and right, below 578 px primary on top, in a `column` always. */
export function Actions({ children, column }: { readonly children: ReactNode; readonly column?: boolean }) {
  return <div className={classNames(styles.actions, !column && styles.actionsRow)}>{children}</div>;
}

/** A part of a form after a hairline. */
export function Section({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}

/** Class name of what holds questions one under another, 32 px apart. */
export const formStack = styles.formStack;
