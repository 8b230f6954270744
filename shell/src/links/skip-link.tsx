import { registerSheet } from '@home-move/ui';
import type { MouseEvent, ReactNode } from 'react';
import sheet, * as styles from './skip-link.module.css';

registerSheet(sheet);

export const mainId = 'main';

interface SkipLinkProps {
  /** Id of what receives the focus. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Shown while it has the focus. Moves the focus itself: following the address would add an entry to a host page's history. */
export function SkipLink({ to, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(to);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <a href={`#${to}`} className={styles.skip} onClick={skip}>
      {children}
    </a>
  );
}
