import type { ReactNode } from 'react';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './wrap.module.css';

registerSheet(sheet);

/** The page's 1172 px with its gutters. */
export function Wrap({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}
