import { Button, Notice, registerSheet } from '@home-move/ui';
import sheet, * as styles from './list.module.css';
import { listTexts as texts } from './list.texts';

registerSheet(sheet);

interface FailedNoticeProps {
  /** Names the missing packages and the reason. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** What could not be loaded, above the packages that are shown, with another attempt. */
export function FailedNotice({ message, onRetry, retrying }: FailedNoticeProps) {
  return (
    <Notice kind="error">
      <p>{message}</p>
      <Button size="small" className={styles.again} busy={retrying ? texts.tryingAgain : undefined} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
