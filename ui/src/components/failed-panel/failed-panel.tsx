import type { ReactNode } from 'react';
import { CloudOffIcon, RetryIcon } from '../../icons/icons';
import { registerSheet } from '../../styles/sheets';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Tile } from '../tile/tile';
import sheet, * as styles from './failed-panel.module.css';

registerSheet(sheet);

export interface FailedPanelProps {
  readonly title?: string;
  /** What is safe and what to do. */
  readonly children?: ReactNode;
  /** Without it there is no Try again. */
  readonly onRetry?: (() => void) | undefined;
  /** A try is running. */
  readonly retrying?: boolean;
  /** "HM-402", to quote on the phone. */
  readonly code?: string;
  /** The way round: links to other services; after two failures phone and email. */
  readonly alternatives?: ReactNode;
}

/** A part that did not load. Says what is safe, what to do, and offers it. */
export function FailedPanel({
  title = 'This part did not load',
  children,
  onRetry,
  retrying,
  code,
  alternatives,
}: FailedPanelProps) {
  return (
    <Card role="alert" className={styles.panel}>
      <Tile>
        <CloudOffIcon size={24} />
      </Tile>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.words}>
          {children ?? 'What you entered is safe. Try again, or carry on with another service and come back later.'}
        </div>
      </div>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry} busy={retrying ? 'Trying again' : undefined}>
            <RetryIcon />
            Try again
          </Button>
        )}
        {alternatives}
      </div>
      {code && <p className={styles.code}>If you call us, quote {code}.</p>}
    </Card>
  );
}
