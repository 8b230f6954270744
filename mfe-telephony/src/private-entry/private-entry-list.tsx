import {
  privateEntryEndpoints,
  type Channel,
  type Enrolment,
  type PrivateEntry,
  type PrivateEntryScope,
} from '@home-move/contract';
import {
  Button,
  MailIcon,
  ProblemNotice,
  registerSheet,
  SmartphoneIcon,
  Status,
  SuccessIcon,
  Text,
  useAction,
  useCurrentStep,
  useIdempotencyKey,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useHistoryRefresh } from '../history/history.section';
import { neededEntry, sendableChannels } from './needed-entry';
import sheet, * as styles from './private-entry.module.css';
import { privateEntryTexts as texts } from './private-entry.texts';
import { useCallUpdates, type CallUpdates } from './use-call-updates';

registerSheet(sheet);

/** Offers the customer to enter what the page needs on their own phone, and shows live whether they have finished. */
export function PrivateEntryList({ enrolment }: { readonly enrolment: Enrolment }) {
  const updates = useCallUpdates();
  const scope = neededEntry(useCurrentStep()?.id ?? null, enrolment);
  const entries = latestOfScopes(updates.entries ?? []);
  if (scope === null && entries.length === 0) return null;
  return (
    <div className={styles.privateEntry}>
      <h3 className={styles.title}>{texts.heading}</h3>
      {scope && <AskFor key={scope} scope={scope} channels={sendableChannels(enrolment)} onAsked={updates.show} />}
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onCancelled={updates.show} />
          ))}
        </ul>
      )}
      <News updates={updates} />
    </div>
  );
}

/** An earlier entry for the same was replaced. */
function latestOfScopes(entries: readonly PrivateEntry[]): readonly PrivateEntry[] {
  return entries.filter(({ scope }, index) => entries.findIndex((other) => other.scope === scope) === index);
}

interface AskForProps {
  readonly scope: PrivateEntryScope;
  readonly channels: readonly Channel[];
  readonly onAsked: CallUpdates['show'];
}

function AskFor({ scope, channels, onAsked }: AskForProps) {
  if (channels.length === 0) return <Text muted>{texts.noContact}</Text>;
  return (
    <>
      <Text size="sm" muted>
        {texts.intro(scope)}
      </Text>
      {channels.map((channel) => (
        <AskBy key={channel} scope={scope} channel={channel} onAsked={onAsked} />
      ))}
    </>
  );
}

/** The page on screen asks for something else by now. */
const isNotNeeded = (code: string | undefined) =>
  code === 'CONFLICT' || code === 'TARIFF_MISSING' || code === 'ENROLMENT_COMPLETE';

const channelIcons = { email: MailIcon, sms: SmartphoneIcon } satisfies Record<Channel, unknown>;

interface AskByProps extends Pick<AskForProps, 'scope' | 'onAsked'> {
  readonly channel: Channel;
}

function AskBy({ scope, channel, onAsked }: AskByProps) {
  const { http } = useRuntime();
  const key = useIdempotencyKey();
  const refreshHistory = useHistoryRefresh();
  const { run, busy, problem } = useAction(async () => {
    const body = { scope, channel };
    const options = { idempotencyKey: key.forBody(body) };
    onAsked(await http.send(privateEntryEndpoints.create, { body }, options));
    key.renew();
    refreshHistory();
  });
  const ChannelIcon = channelIcons[channel];
  return (
    <>
      <Button size="small" full busy={busy ? texts.asking : undefined} onClick={() => void run()}>
        <ChannelIcon size={18} />
        {texts.ask(channel)}
      </Button>
      {isNotNeeded(problem?.code) ? <Text role="alert">{texts.notNeeded}</Text> : <ProblemNotice problem={problem} />}
    </>
  );
}

interface EntryProps {
  readonly entry: PrivateEntry;
  readonly onCancelled: CallUpdates['show'];
}

function Entry({ entry, onCancelled }: EntryProps) {
  const { http } = useRuntime();
  const { id, scope, channel, state } = entry;
  const { run, busy, problem } = useAction(async () => {
    await http.send(privateEntryEndpoints.cancel, { params: { id } });
    onCancelled({ ...entry, state: 'ended' });
  });
  const isOpen = state === 'sent' || state === 'opened';
  return (
    <li>
      <p className={styles.name}>{texts.name(scope, channel)}</p>
      <p className={state === 'done' ? styles.done : styles.state}>
        {state === 'done' && <SuccessIcon size={18} />}
        {texts.states[state]}
      </p>
      {isOpen && (
        <Button size="small" busy={busy ? texts.cancelling : undefined} onClick={() => void run()}>
          {texts.cancel}
          <VisuallyHidden> {texts.cancelFor(scope)}</VisuallyHidden>
        </Button>
      )}
      <ProblemNotice problem={problem} />
    </li>
  );
}

/** Announces each change, because the agent looks at the page. */
function News({ updates: { entries, connection } }: { readonly updates: CallUpdates }) {
  const [newest] = entries ?? [];
  return (
    <>
      <Status>
        <VisuallyHidden>
          {newest && `${texts.name(newest.scope, newest.channel)}: ${texts.states[newest.state]}`}
        </VisuallyHidden>
      </Status>
      {connection === 'offline' && <Text role="alert">{texts.offline}</Text>}
    </>
  );
}
