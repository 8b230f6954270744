import { telephonyEndpoints, telephonyMessages, type InviteJourney } from '@home-move/contract';
import {
  Button,
  EnergyIcon,
  BroadbandIcon,
  FlagIcon,
  PersonRemovedIcon,
  ProblemNotice,
  registerSheet,
  SendIcon,
  Text,
  useAction,
  useCurrentStep,
  useIdempotencyKey,
  useRuntime,
} from '@home-move/ui';
import type { ReactNode } from 'react';
import { useHistoryRefresh } from '../history/history.section';
import { noteTime } from '../notes/note-time';
import { SectionHeading, type SectionProps } from '../panel/section';
import { PrivateEntryList } from '../private-entry/private-entry-list';
import sheet, * as styles from './actions.module.css';
import { actionsTexts as texts } from './actions.texts';
import { canFinish, canSendLink, hasPersonalDetail, inviteOf } from './available-actions';
import { ConfirmedAction } from './confirmed-action';

registerSheet(sheet);

/** What an agent can do for the customer; each action is offered only where it is possible. [TEL-08 to TEL-23] */
export function ActionsSection({ enrolment, titleId, onDone }: SectionProps) {
  const { closedAt } = enrolment;
  return (
    <>
      <SectionHeading id={titleId}>{texts.heading}</SectionHeading>
      <div className={styles.actions}>
        {closedAt === null ? (
          <Links enrolment={enrolment} onDone={onDone} />
        ) : (
          <Text>{texts.finished(noteTime(closedAt))}</Text>
        )}
        {canFinish(enrolment) && <Finish onDone={onDone} />}
        {hasPersonalDetail(enrolment) && <Forget />}
        <PrivateEntryList enrolment={enrolment} />
      </div>
    </>
  );
}

type LinksProps = Pick<SectionProps, 'enrolment' | 'onDone'>;

function Links({ enrolment, onDone }: LinksProps) {
  const invite = inviteOf(useCurrentStep()?.journey ?? null, enrolment);
  if (!canSendLink(enrolment)) return <Text muted>{texts.linkNeeds}</Text>;
  return (
    <>
      <SendLink onDone={onDone}>
        <SendIcon size={18} />
        {texts.sendLink}
      </SendLink>
      {invite && (
        <SendLink key={invite} journey={invite} onDone={onDone}>
          {invite === 'energy' ? <EnergyIcon size={18} /> : <BroadbandIcon size={18} />}
          {texts.invite[invite]}
        </SendLink>
      )}
    </>
  );
}

interface SendLinkProps extends Pick<SectionProps, 'onDone'> {
  /** An invite's journey. */
  readonly journey?: InviteJourney;
  readonly children: ReactNode;
}

function SendLink({ journey, onDone, children }: SendLinkProps) {
  const { http, feedback, events } = useRuntime();
  const key = useIdempotencyKey();
  const refreshHistory = useHistoryRefresh();
  const { run, busy, problem } = useAction(async () => {
    const body = journey === undefined ? {} : { journey };
    await http.send(telephonyEndpoints.sendLink, { body }, { idempotencyKey: key.forBody(body) });
    key.renew();
    events.emit('link', { journey: journey ?? null });
    refreshHistory();
    feedback.show({ kind: 'success', content: telephonyMessages.linkSent });
    onDone();
  });
  return (
    <>
      <Button size="small" full busy={busy ? texts.sending : undefined} onClick={() => void run()}>
        {children}
      </Button>
      <ProblemNotice problem={problem} />
    </>
  );
}

function Finish({ onDone }: Pick<SectionProps, 'onDone'>) {
  const { http, enrolment, feedback, events } = useRuntime();
  const finish = async () => {
    enrolment.accept(await http.send(telephonyEndpoints.finish, {}));
    events.emit('finished', {});
    feedback.show({ kind: 'success', content: telephonyMessages.finished });
    onDone();
  };
  return (
    <ConfirmedAction question={texts.confirmFinish} onAgree={finish}>
      <FlagIcon size={18} />
      {texts.finish}
    </ConfirmedAction>
  );
}

function Forget() {
  const { http, call, storage, events } = useRuntime();
  const forget = async () => {
    const { id } = await http.send(telephonyEndpoints.forget, {});
    storage.remove('noteDraft');
    events.emit('forgotten', {});
    call?.end({ message: telephonyMessages.forgotten, id });
  };
  return (
    <ConfirmedAction variant="danger" question={texts.confirmForget} onAgree={forget}>
      <PersonRemovedIcon size={18} />
      {texts.forget}
    </ConfirmedAction>
  );
}
