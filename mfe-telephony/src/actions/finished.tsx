import { telephonyMessages, type Enrolment, type HistoryEntry } from '@home-move/contract';
import { Status, SuccessIcon } from '@home-move/ui';
import { actorName } from '../history/history.texts';
import { useEnrolmentHistory } from '../history/use-enrolment-history';
import { noteTime } from '../notes/note-time';
import * as styles from './actions.module.css';
import { actionsTexts as texts } from './actions.texts';

const isFinish = ({ type }: HistoryEntry) => type === 'finished';

/** Who finished the enrolment and when; announced when it happens. Nothing for an open one. [TEL-23] */
export function Finished({ enrolment }: { readonly enrolment: Enrolment }) {
  const { data: history } = useEnrolmentHistory(enrolment);
  const { closedAt } = enrolment;
  const actor = history?.entries.find(isFinish)?.actor;
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
