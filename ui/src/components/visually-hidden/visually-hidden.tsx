import type { ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './visually-hidden.module.css';

registerSheet(sheet);

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
