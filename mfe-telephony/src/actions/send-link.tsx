import {
  telephonyEndpoints,
  telephonyMessages,
  problemOf,
  type Enrolment,
  type HistoryEntry,
  type HistoryType,
  type InviteJourney,
} from '@home-move/contract';
import {
  Button,
  ConfirmedAction,
  ProblemNotice,
  useAction,
  useIdempotencyKey,
  useMomentText,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useEnrolmentHistory, useHistoryRefresh } from '../history/use-enrolment-history';
import { useUntilNextStep } from '../panel/use-until-next-step';
import { ActionRow } from './action-row';
import { actionsTexts as texts } from './actions.texts';

/** How the history names each link. */
const sentTypes = {
  none: 'link-sent',
  energy: 'energy-invite-sent',
  entertainment: 'broadband-invite-sent',
} as const satisfies Record<InviteJourney | 'none', HistoryType>;

interface SendLinkProps {
  readonly enrolment: Enrolment;
  /** An invite's journey; null for the link to the whole move. */
  readonly journey: InviteJourney | null;
}

/**
 * Mails the customer a link, and shows when the last one was sent. A further one needs a confirmation, so that repeated clicks
 * send a single mail. [TEL-10, TEL-12]
 */
export function SendLink({ enrolment, journey }: SendLinkProps) {
  const { http, clock, events } = useRuntime();
  const key = useIdempotencyKey();
  const refreshHistory = useHistoryRefresh();
  const { data: history } = useEnrolmentHistory(enrolment);
  const momentText = useMomentText();
  const [justSentAt, setJustSentAt] = useUntilNextStep<string | null>(null);

  const kind = journey ?? 'none';
  const isSent = ({ type, isUnconfirmed }: HistoryEntry) => type === sentTypes[kind] && isUnconfirmed !== true;
  const sentAt = justSentAt ?? history?.entries.find(isSent)?.at ?? null;
  const send = async () => {
    const body = journey === null ? {} : { journey };
    try {
      await http.send(telephonyEndpoints.sendLink, { body }, { idempotencyKey: key.forBody(body) });
    } catch (error) {
      // The key is spent: the next click is a new attempt.
      if (problemOf(error).code === 'OUTCOME_UNKNOWN') {
        key.renew();
        refreshHistory();
      }
      throw error;
    }
    key.renew();
    events.emit('link', { journey });
    setJustSentAt(clock.now().toISOString());
    refreshHistory();
  };
  const { run, busy, problem } = useAction(send);

  const button = (
    <Button size="small" busy={busy ? texts.sending : undefined} onClick={() => void run()}>
      {texts.send} <VisuallyHidden>{texts.links[kind].object}</VisuallyHidden>
    </Button>
  );
  const sendAgain = sentAt !== null && (
    <ConfirmedAction question={texts.confirmSendAgain(texts.links[kind].object, momentText(sentAt))} onAgree={send}>
      {texts.sendAgain} <VisuallyHidden>{texts.links[kind].object}</VisuallyHidden>
    </ConfirmedAction>
  );
  // A finished enrolment only shows links already sent.
  if (enrolment.closedAt !== null && sentAt === null) return null;
  return (
    <ActionRow
      name={texts.links[kind].name}
      state={sentAt === null ? null : { kind: 'done', text: texts.sentAt(momentText(sentAt)) }}
      message={justSentAt && telephonyMessages.linkSent}
      failure={problem && <ProblemNotice problem={problem} />}
    >
      {enrolment.closedAt === null && (sendAgain || button)}
    </ActionRow>
  );
}
