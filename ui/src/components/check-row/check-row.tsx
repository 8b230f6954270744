import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import boxSheet, * as boxStyles from '../field/box.module.css';
import sheet, * as styles from './check-row.module.css';

registerSheet(boxSheet);
registerSheet(sheet);

export interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  /** Shown at the right, a count for example; part of the accessible name. */
  readonly end?: ReactNode;
}

/** One row of a list of filters; the whole row is the label. Put the rows of a group in a fieldset. */
export function CheckRow({ label, end, ...box }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input {...box} className={classNames(boxStyles.box, styles.small)} />
      <span>{label}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
