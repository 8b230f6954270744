import type { ComponentPropsWithRef } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './stack.module.css';

registerSheet(sheet);

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale: 1 to 8 are 4, 8, 12, 16, 24, 32, 48 and 64 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** A column of children. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />;
}

/** A row of children that wraps. */
export function Row({ gap = 3, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.row, styles[`gap${gap}`], className)} />;
}

/** Two equal columns from 578 px, one below. */
export function TwoColumns({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.two, className)} />;
}
