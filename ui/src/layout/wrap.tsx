import type { ReactNode } from 'react';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './wrap.module.css';

registerSheet(sheet);

/** Centres content at a width of at most 1172 px, with the page's gutters. */
export function Wrap({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}
