import { withoutTakenNames } from '@home-move/contract';
import { Banner, registerSheet, Wrap } from '@home-move/ui';
import type { Feedback } from '../runtime/feedback';
import sheet, * as styles from './feedback-notice.module.css';

registerSheet(sheet);

export interface FeedbackNoticeProps {
  readonly feedback: Feedback;
  readonly onDismiss: () => void;
}

/** What a journey or the session has to say about the page as a whole. [CHROME-13, CHROME-14, API-17, API-19] */
export function FeedbackNotice({ feedback, onDismiss }: FeedbackNoticeProps) {
  return (
    <Wrap>
      <div className={styles.feedback}>
        <Banner kind={feedback.kind} onDismiss={onDismiss}>
          {withoutTakenNames(feedback.content)}
        </Banner>
      </div>
    </Wrap>
  );
}
