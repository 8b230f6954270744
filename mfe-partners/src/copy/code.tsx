import { registerSheet } from '@home-move/ui';
import type { ReactNode } from 'react';
import sheet, * as styles from './copy.module.css';

registerSheet(sheet);

/** Text to copy. Long lines wrap, so that it never scrolls. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <pre className={styles.block}>
      <code className={styles.code}>{children}</code>
    </pre>
  );
}
