import { telephonyMessages, type Enrolment, type HistoryEntry } from '@home-move/contract';
import { noteTime, Status, SuccessIcon, VisuallyHidden } from '@home-move/ui';
import { actorName } from '../history/history.texts';
import { useEnrolmentHistory } from '../history/use-enrolment-history';
import * as styles from './actions.module.css';
import { actionsTexts as texts } from './actions.texts';

const isFinish = ({ type }: HistoryEntry) => type === 'finished';

interface FinishedProps {
  readonly enrolment: Enrolment;
  /** False next to a step, which shows it itself: it is only announced. */
  readonly isShown: boolean;
}

/** Who finished the enrolment and when; announced when it happens. Nothing for an open one. [TEL-23] */
export function Finished({ enrolment, isShown }: FinishedProps) {
  const { data: history } = useEnrolmentHistory(enrolment);
  const { closedAt } = enrolment;
  const actor = history?.entries.find(isFinish)?.actor;
  if (!isShown)
    return (
      <Status>
        <VisuallyHidden>{closedAt !== null && telephonyMessages.finished}</VisuallyHidden>
      </Status>
    );
  return (
    <Status className={styles.finished}>
      {closedAt !== null && (
        <>
          <SuccessIcon size={20} />
          <p>
            <b>{telephonyMessages.finished}</b>
            <br />
            {texts.finished(noteTime(closedAt), actor && actorName(actor))}
          </p>
        </>
      )}
    </Status>
  );
}
