import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './price.module.css';

registerSheet(sheet);

export interface PriceProps {
  /** The large figure, formatted: "£1,654.53". */
  readonly amount: ReactNode;
  /** What it is, read on as one sentence: "first year, £137.88 a month". */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What something costs: first-year cost and month together. */
export function Price({ amount, children, className }: PriceProps) {
  return (
    <p className={classNames(styles.price, className)}>
      <b className={styles.amount}>{amount}</b> <span className={styles.words}>{children}</span>
    </p>
  );
}
