import { registerSheet, Wrap } from '@home-move/ui';
import sheet, * as styles from './plain-failure.module.css';
import { useRetryWhenOnline } from './use-retry-when-online';

registerSheet(sheet);

/** In the main chunk, because any other chunk may be the one that failed to load. */
export const failureTexts = {
  portal: 'We could not open this page',
  page: 'This page did not load',
  journey: 'This part did not load',
  safe: 'What you entered is safe. Check your connection and try again.',
  tryAgain: 'Try again',
} as const;

export interface PlainFailureProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** A failure that needs no other chunk; most likely the browser is offline. */
export function PlainFailure({ title, onRetry }: PlainFailureProps) {
  useRetryWhenOnline(onRetry);
  return (
    <Wrap>
      <div role="alert" className={styles.failure}>
        <h1>{title}</h1>
        <p className={styles.text}>{failureTexts.safe}</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          {failureTexts.tryAgain}
        </button>
      </div>
    </Wrap>
  );
}
