import { registerSheet } from '@home-move/ui';
import type { MouseEvent } from 'react';
import sheet, * as styles from './skip-link.module.css';

registerSheet(sheet);

export const mainId = 'main';

/** Moves the focus itself: following the address would add an entry to a host page's history. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(mainId);
  main?.focus({ preventScroll: true });
  main?.scrollIntoView({ block: 'nearest' });
}

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={styles.skip} onClick={focusMain}>
      Skip to main content
    </a>
  );
}
