import type { HistoryActor, HistoryType } from '@home-move/contract';
import { type HistoryEvent, newEntryId } from '../../agents/history/history.repository.js';
import type { Happened } from './change-history.js';
import type { RecentEvent, RecentHistory } from './recent-history.state.js';

/** Identical actions by one actor within this time are recorded once. */
const REPEAT_MS = 60_000;

/** Actions that undo each other or end sessions are recorded each time. */
const alwaysNew: ReadonlySet<HistoryType> = new Set<HistoryType>([
  'finished',
  'reopened',
  'locked',
  'unlocked',
  'contact-change-undone',
  'logged-out-everywhere',
]);

/** The recent entries after a change; null if the change adds none. */
export function withNewEvents(
  current: RecentHistory & { readonly version: number },
  happened: readonly Happened[],
  { actor, now }: { readonly actor: HistoryActor; readonly now: Date },
): readonly RecentEvent[] | null {
  if (happened.length === 0) return null;
  const agentName = actor.kind === 'agent' ? actor.name : null;
  const isRecent = ({ at }: RecentEvent) => now.getTime() - at.getTime() < REPEAT_MS;
  const isRepeated = ({ type, reference }: Happened) =>
    !alwaysNew.has(type) &&
    current.recentEvents.some(
      (event) =>
        isRecent(event) &&
        event.type === type &&
        event.reference === reference &&
        event.actor === actor.kind &&
        event.agentName === agentName,
    );
  const fresh = happened.filter((item) => !isRepeated(item));
  if (fresh.length === 0) return null;
  const version = current.version + 1;
  return [
    ...current.recentEvents.filter((event) => isRecent(event) || event.version > current.eventsCopiedTo),
    ...fresh.map((item) => ({ id: newEntryId(), ...item, actor: actor.kind, agentName, at: now, version })),
  ];
}

/** The entries that are not copied to the history yet. */
export function eventsToCopy({
  id: enrolmentId,
  recentEvents,
  eventsCopiedTo,
}: RecentHistory & { readonly id: string }): readonly HistoryEvent[] {
  return recentEvents
    .filter(({ version }) => version > eventsCopiedTo)
    .map(({ id, type, actor, agentName, at, reference }) => ({
      id,
      enrolmentId,
      type,
      actor: actor === 'agent' ? { kind: actor, name: agentName ?? '' } : { kind: actor },
      at,
      reference,
    }));
}

/** The entries of a customer who is forgotten: type and time. */
export function reducedEvents(events: readonly RecentEvent[]): readonly RecentEvent[] {
  return events.map((event) => ({ ...event, actor: 'system', agentName: null, reference: null }));
}
