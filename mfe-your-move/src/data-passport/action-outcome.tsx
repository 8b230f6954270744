import { registerSheet } from '@home-move/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import sheet, * as styles from './entry-actions.module.css';

registerSheet(sheet);

interface ActionOutcomeProps {
  /** Whether the mover has just pressed the button that this replaces. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** What became of an action, in place of its button. A new one gets the focus of the button, so that it is read out. */
export function ActionOutcome({ isNew, children }: ActionOutcomeProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) outcome.current?.focus();
  }, [isNew]);
  return (
    <p ref={outcome} tabIndex={-1} className={styles.outcome}>
      {children}
    </p>
  );
}
