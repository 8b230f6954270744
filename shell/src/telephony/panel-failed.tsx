import { Button, registerSheet, RetryIcon } from '@home-move/ui';
import type { FailureView } from '../journeys/journey-surface';
import { failureTexts } from '../pages/plain-failure';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

/** Replaces the side panel's remote. Its button is outlined, so that the step keeps the only filled one. */
export function PanelFailed({ fault, retrying, onRetry }: FailureView) {
  return (
    <div role="alert" className={styles.failed}>
      <h2 className={styles.failedTitle}>{failureTexts.journey}</h2>
      <p>{telephonyTexts.panelFailed}</p>
      <Button size="small" onClick={onRetry} busy={retrying ? telephonyTexts.tryingAgain : undefined}>
        <RetryIcon />
        {telephonyTexts.tryAgain}
      </Button>
      <p className={styles.code}>{telephonyTexts.quote(fault.code)}</p>
    </div>
  );
}
