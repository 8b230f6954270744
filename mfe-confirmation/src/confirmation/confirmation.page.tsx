import { isSetUp, problemOf, type Enrolment } from '@home-move/contract';
import {
  FailedPanel,
  FinishedNotice,
  lazyModule,
  registerSheet,
  SkeletonCards,
  useLazyModule,
  Wrap,
} from '@home-move/ui';
import { ConfirmationCards } from './confirmation-cards';
import { ConfirmationHeader } from './confirmation-header';
import sheet, * as styles from './confirmation.module.css';
import { useConfirmationSummary, useMarkViewed, withAnswers } from '../state/confirmation.queries';
import { confirmationTexts as texts } from './confirmation.texts';
import { useReportCompletion } from './use-report-completion';

registerSheet(sheet);

/** Below the first screen. The summary works without it if the chunk fails to load. */
const afterCards = lazyModule(() => import(/* webpackChunkName: "after-cards" */ '../after-cards/after-cards'));

export function ConfirmationPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { data, error, isValidating, mutate } = useConfirmationSummary(enrolment);
  const summary = data && withAnswers(data, enrolment);
  const { content } = useLazyModule(afterCards);
  useMarkViewed();
  useReportCompletion(isSetUp(enrolment), enrolment.reference);

  return (
    <Wrap>
      <div className={styles.page}>
        <ConfirmationHeader enrolment={enrolment} summary={summary} />
        <div className={styles.finished}>
          <FinishedNotice />
        </div>
        {summary === undefined && error === undefined && <SkeletonCards label={texts.loading} count={2} />}
        {summary === undefined && error !== undefined && (
          <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
            {problemOf(error).title}
          </FailedPanel>
        )}
        {summary && <ConfirmationCards summary={summary} enrolment={enrolment} />}
        {content && <content.AfterCards summary={summary} />}
      </div>
    </Wrap>
  );
}
