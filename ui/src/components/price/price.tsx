import type { ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './price.module.css';

registerSheet(sheet);

export interface PriceProps {
  /** The large figure, formatted: "£1,654.53". */
  readonly amount: ReactNode;
  /** Completes the amount to one sentence: "first year, £137.88 a month". */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A price: first-year and monthly cost together. */
export function Price({ amount, children, className }: PriceProps) {
  return (
    <p className={classNames(styles.price, className)}>
      <b className={styles.amount}>{amount}</b> <span className={styles.period}>{children}</span>
    </p>
  );
}
