import type { Problem } from '@home-move/contract';
import { Button, Notice, registerSheet } from '@home-move/ui';
import sheet, * as styles from './list.module.css';
import { listTexts as texts } from './list.texts';

registerSheet(sheet);

interface FailedNoticeProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Shown above the previous cards when the last change of the list failed. */
export function FailedNotice({ problem, onRetry, retrying }: FailedNoticeProps) {
  return (
    <Notice kind="error">
      <p>{problem.title}</p>
      <Button size="small" className={styles.again} busy={retrying ? texts.tryingAgain : undefined} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
