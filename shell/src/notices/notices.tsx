import { withoutTakenNames } from '@home-move/contract';
import { Banner, Notice, registerSheet, Wrap } from '@home-move/ui';
import type { Feedback } from '../runtime/feedback';
import { PageLink } from '../links/links';
import sheet, * as styles from './notices.module.css';

registerSheet(sheet);

const keepOpenTexts = {
  keepOpen:
    'Your browser does not let us keep your place on this site. Keep this page open until you have finished, or',
  emailLink: 'email me a link',
} as const;

export interface FeedbackNoticeProps {
  readonly feedback: Feedback;
  readonly onDismiss: () => void;
}

/**
 * Feedback from a journey or the session about the page as a whole. An error takes the focus: it may answer a button far below.
 * [CHROME-13, CHROME-14, API-17, API-19]
 */
export function FeedbackNotice({ feedback, onDismiss }: FeedbackNoticeProps) {
  return (
    <Wrap>
      <div className={styles.feedback}>
        <Banner kind={feedback.kind} onDismiss={onDismiss} focusOn={feedback.kind === 'error' ? feedback : null}>
          {withoutTakenNames(feedback.content)}
        </Banner>
      </div>
    </Wrap>
  );
}

/** For browsers that refuse storage, such as a partner's frame with cookies blocked. */
export function KeepOpenNotice() {
  return (
    <Wrap>
      <div className={styles.feedback}>
        <Notice kind="info">
          {keepOpenTexts.keepOpen} <PageLink to="/continue">{keepOpenTexts.emailLink}</PageLink>.
        </Notice>
      </div>
    </Wrap>
  );
}
