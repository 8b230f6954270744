import { registerSheet, Wrap } from '@home-move/ui';
import { failureTexts } from './failure.texts';
import sheet, * as styles from './layout.module.css';

registerSheet(sheet);

export interface PlainFailureProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Stands in where not even the part that shows failures could be fetched: offline, most likely. */
export function PlainFailure({ title, onRetry }: PlainFailureProps) {
  return (
    <Wrap>
      <div role="alert" className={styles.plain}>
        <h1>{title}</h1>
        <p className={styles.plainText}>{failureTexts.safe}</p>
        <button type="button" className={styles.plainButton} onClick={onRetry}>
          {failureTexts.tryAgain}
        </button>
      </div>
    </Wrap>
  );
}
