import type { ReactNode } from 'react';
import { CloudOffIcon, RetryIcon } from '../../icons/icons';
import { registerSheet } from '../../styles/sheets';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Heading, Text } from '../text/text';
import { Tile } from '../tile/tile';
import sheet, * as styles from './failed-panel.module.css';

registerSheet(sheet);

export interface FailedPanelProps {
  readonly title?: string;
  /** Reassurance and the next step; a general text by default. */
  readonly children?: ReactNode;
  /** Without it there is no Try again. */
  readonly onRetry?: (() => void) | undefined;
  /** Whether an attempt is under way. */
  readonly retrying?: boolean;
  /** Code to quote on the phone: "HM-402". */
  readonly code?: string;
  /** Links to other services; after two failures phone and email. */
  readonly alternatives?: ReactNode;
}

/** Replaces a section that did not load: explains that the input is safe and offers another attempt. */
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
        <Heading>{title}</Heading>
        <div className={styles.text}>
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
      {code && (
        <Text size="xs" muted numeric>
          If you call us, quote {code}.
        </Text>
      )}
    </Card>
  );
}
