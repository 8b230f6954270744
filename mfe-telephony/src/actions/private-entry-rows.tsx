import {
  privateEntryEndpoints,
  problemOf,
  type Channel,
  type Enrolment,
  type PrivateEntry,
  type PrivateEntryScope,
} from '@home-move/contract';
import {
  Button,
  ProblemNotice,
  Status,
  Text,
  useAction,
  useCurrentStep,
  useIdempotencyKey,
  useMomentText,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useState } from 'react';
import { ActionRow, type ActionState } from './action-row';
import { useHistoryRefresh } from '../history/use-enrolment-history';
import { neededEntry, sendableChannels } from './needed-entry';
import { privateEntryTexts as texts } from './private-entry.texts';
import { useCallUpdates, type CallUpdates } from '../call/use-call-updates';

/**
 * Rows below the other actions: the details that the customer can enter on their phone for the page on screen, and the
 * live state of earlier requests in this call.
 */
export function PrivateEntryRows({ enrolment }: { readonly enrolment: Enrolment }) {
  const updates = useCallUpdates();
  const needed = neededEntry(useCurrentStep()?.id ?? null, enrolment);
  const entries = latestOfScopes(updates.entries ?? []);
  const isListed = entries.some(({ scope }) => scope === needed);
  const channels = sendableChannels(enrolment);
  return (
    <>
      <ul>
        {needed && !isListed && <Offer key={needed} scope={needed} channels={channels} onAsked={updates.show} />}
        {entries.map((entry) => (
          <Entry
            key={entry.scope}
            entry={entry}
            channels={entry.scope === needed ? channels : []}
            onChanged={updates.show}
          />
        ))}
      </ul>
      <News updates={updates} />
    </>
  );
}

/** An earlier entry for the same was replaced. */
function latestOfScopes(entries: readonly PrivateEntry[]): readonly PrivateEntry[] {
  return entries.filter(({ scope }, index) => entries.findIndex((other) => other.scope === scope) === index);
}

interface OfferProps {
  readonly scope: PrivateEntryScope;
  readonly channels: readonly Channel[];
  readonly onAsked: CallUpdates['show'];
}

function Offer({ scope, channels, onAsked }: OfferProps) {
  const asking = useAsk(scope, onAsked);
  const text = channels.length === 0 ? texts.noContact : texts.intro;
  return (
    <ActionRow name={texts.name(scope)} state={{ kind: 'idle', text }} failure={asking.failure}>
      {channels.length > 0 && <AskButtons scope={scope} channels={channels} asking={asking} />}
    </ActionRow>
  );
}

/** The page on screen needs something else by now. */
const isNotNeeded = (code: string | undefined) =>
  code === 'CONFLICT' || code === 'TARIFF_MISSING' || code === 'ENROLMENT_COMPLETE';

/** Sends the customer a link for one private entry; `busy` names the channel of a request that is under way. */
function useAsk(scope: PrivateEntryScope, onAsked: CallUpdates['show']) {
  const { http } = useRuntime();
  const key = useIdempotencyKey();
  const refreshHistory = useHistoryRefresh();
  const [channel, setChannel] = useState<Channel | null>(null);
  const { run, busy, problem } = useAction(async (by: Channel) => {
    setChannel(by);
    const body = { scope, channel: by };
    const options = { idempotencyKey: key.forBody(body) };
    try {
      onAsked(await http.send(privateEntryEndpoints.create, { body }, options));
    } catch (error) {
      // The key is spent: the next click is a new attempt.
      if (problemOf(error).code === 'OUTCOME_UNKNOWN') key.renew();
      throw error;
    }
    key.renew();
    refreshHistory();
  });
  const failure = isNotNeeded(problem?.code) ? (
    <Text role="alert">{texts.notNeeded}</Text>
  ) : (
    problem && <ProblemNotice problem={problem} />
  );
  return { run, busy: busy ? channel : null, failure };
}

interface AskButtonsProps extends Pick<OfferProps, 'scope' | 'channels'> {
  readonly asking: Pick<ReturnType<typeof useAsk>, 'run' | 'busy'>;
}

function AskButtons({ channels, asking }: AskButtonsProps) {
  return channels.map((channel) => (
    <Button
      key={channel}
      size="small"
      busy={asking.busy === channel ? texts.asking : undefined}
      onClick={() => void asking.run(channel)}
    >
      <VisuallyHidden>{texts.askBy} </VisuallyHidden>
      {texts.channels[channel]}
    </Button>
  ));
}

interface EntryProps {
  readonly entry: PrivateEntry;
  /** How the customer can be asked again; none if the page does not need this entry. */
  readonly channels: readonly Channel[];
  readonly onChanged: CallUpdates['show'];
}

const kinds = { sent: 'under-way', opened: 'under-way', done: 'done', ended: 'idle' } as const satisfies Record<
  PrivateEntry['state'],
  ActionState['kind']
>;

function Entry({ entry, channels, onChanged }: EntryProps) {
  const { http } = useRuntime();
  const momentText = useMomentText();
  const asking = useAsk(entry.scope, onChanged);
  const { id, scope, channel, state, sentAt } = entry;
  const { run, busy, problem } = useAction(async () => {
    await http.send(privateEntryEndpoints.cancel, { params: { id } });
    onChanged({ ...entry, state: 'ended' });
  });
  const isOpen = state === 'sent' || state === 'opened';
  const text = state === 'sent' ? texts.sent(momentText(sentAt), channel) : texts.states[state];
  return (
    <ActionRow
      name={texts.name(scope)}
      state={{ kind: kinds[state], text }}
      failure={(problem && <ProblemNotice problem={problem} />) || asking.failure}
    >
      {isOpen ? (
        <Button size="small" busy={busy ? texts.cancelling : undefined} onClick={() => void run()}>
          {texts.cancel} <VisuallyHidden>{texts.cancelFor(scope)}</VisuallyHidden>
        </Button>
      ) : (
        channels.length > 0 && <AskButtons scope={scope} channels={channels} asking={asking} />
      )}
    </ActionRow>
  );
}

/** Announces each change, because the agent looks at the page. */
function News({ updates: { entries, connection } }: { readonly updates: CallUpdates }) {
  const [newest] = entries ?? [];
  return (
    <>
      <Status>
        <VisuallyHidden>{newest && `${texts.name(newest.scope)}: ${texts.states[newest.state]}`}</VisuallyHidden>
      </Status>
      {connection === 'offline' && <Text role="alert">{texts.offline}</Text>}
    </>
  );
}
