import { telephonyEndpoints, type Enrolment } from '@home-move/contract';
import { ConfirmedAction, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { ActionRow } from './action-row';
import { actionsTexts as texts } from './actions.texts';

/** Reopens a finished enrolment; agents who are no supervisors see who can. */
export function Reopen({ id }: Pick<Enrolment, 'id'>) {
  const { http, enrolment } = useRuntime();
  const { data } = useSWR([telephonyEndpoints.role.path, id], () => http.send(telephonyEndpoints.role, {}));
  const reopen = async () => enrolment.accept(await http.send(telephonyEndpoints.reopen, {}));
  return (
    <ActionRow name={texts.reopen} state={{ kind: 'idle', text: texts.supervisorsReopen }}>
      {data?.role === 'supervisor' && (
        <ConfirmedAction question={texts.confirmReopen} onAgree={reopen}>
          {texts.reopen}
        </ConfirmedAction>
      )}
    </ActionRow>
  );
}
