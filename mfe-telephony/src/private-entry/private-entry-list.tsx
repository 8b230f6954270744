import {
  privateEntryEndpoints,
  type Channel,
  type Enrolment,
  type PrivateEntry,
  type PrivateEntryScope,
} from '@home-move/contract';
import {
  Button,
  ProblemNotice,
  registerSheet,
  Status,
  Text,
  useAction,
  useCurrentStep,
  useIdempotencyKey,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
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

/** The page on screen asks for something else by now. */
const isNotNeeded = (code: string | undefined) =>
  code === 'CONFLICT' || code === 'TARIFF_MISSING' || code === 'ENROLMENT_COMPLETE';

function AskFor({ scope, channels, onAsked }: AskForProps) {
  const { http } = useRuntime();
  const key = useIdempotencyKey();
  const { run, busy, problem } = useAction(async (channel: Channel) => {
    const body = { scope, channel };
    const options = { idempotencyKey: key.forBody(body) };
    onAsked(await http.send(privateEntryEndpoints.create, { body }, options));
    key.renew();
  });
  if (channels.length === 0) return <Text muted>{texts.noContact}</Text>;
  return (
    <>
      <Text size="sm" muted>
        {texts.intro}
      </Text>
      {channels.map((channel) => (
        <Button
          key={channel}
          size="small"
          full
          busy={busy ? texts.asking : undefined}
          onClick={() => void run(channel)}
        >
          {texts.ask(scope, channel)}
        </Button>
      ))}
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
      <p>{texts.name(scope, channel)}</p>
      <p className={state === 'done' ? styles.done : styles.state}>{texts.states[state]}</p>
      {isOpen && (
        <Button size="small" busy={busy ? texts.cancelling : undefined} onClick={() => void run()}>
          {texts.cancel(scope)}
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
