import { telephonyEndpoints, telephonyMessages, type Enrolment } from '@home-move/contract';
import { ConfirmedAction, registerSheet, useRuntime } from '@home-move/ui';
import { nameOf } from '../customer/customer.texts';
import { discardDraft } from '../notes/note-draft';
import sheet, * as styles from './actions.module.css';
import { actionsTexts as texts } from './actions.texts';
import { canFinish, hasPersonalDetail } from './available-actions';

registerSheet(sheet);

interface ClosingActionsProps {
  readonly enrolment: Enrolment;
}

/** What ends the call: last in the panel, away from frequent actions. [TEL-13 to TEL-23] */
export function ClosingActions({ enrolment }: ClosingActionsProps) {
  return (
    <div className={styles.closing}>
      {canFinish(enrolment) && <Finish />}
      {hasPersonalDetail(enrolment) && <Forget enrolment={enrolment} />}
    </div>
  );
}

function Finish() {
  const { http, enrolment, events } = useRuntime();
  const finish = async () => {
    enrolment.accept(await http.send(telephonyEndpoints.finish, {}));
    events.emit('finished', {});
  };
  return (
    <ConfirmedAction question={texts.confirmFinish} onAgree={finish}>
      {texts.finish}
    </ConfirmedAction>
  );
}

function Forget({ enrolment }: ClosingActionsProps) {
  const runtime = useRuntime();
  const { http, call, events } = runtime;
  const forget = async () => {
    const { id } = await http.send(telephonyEndpoints.forget, {});
    discardDraft(runtime, enrolment.id);
    events.emit('forgotten', {});
    call?.end({ message: telephonyMessages.forgotten, id });
  };
  return (
    <ConfirmedAction variant="danger" question={texts.confirmForget(nameOf(enrolment))} onAgree={forget}>
      {texts.forget}
    </ConfirmedAction>
  );
}
