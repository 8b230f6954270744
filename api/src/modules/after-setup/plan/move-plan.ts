import {
  planEntryIds,
  tickablePlanEntryIds,
  type MovePlan,
  type PlanEntry,
  type TickablePlanEntryId,
} from '@home-move/contract';
import { broadbandEntries } from './broadband-entries.js';
import { energyEntries } from './energy-entries.js';
import { homeEntries } from './home-entries.js';
import { laterChanges } from './later-changes.js';
import { localServiceEntries } from './local-service-entries.js';
import { isFinished, type PlanFacts } from './plan-facts.js';

/** The plan of a move, by date; entries without one come last. Contains only what follows from the facts. */
export function movePlan(facts: PlanFacts): MovePlan {
  const { moveInDate, meterReadings } = facts.enrolment;
  const entries = [homeEntries, energyEntries, broadbandEntries, localServiceEntries].flatMap((part) => part(facts));
  return {
    moveInDate,
    entries: entries.map((entry) => withTick(entry, facts)).toSorted(byDate),
    later: laterChanges(facts),
    meterReadings,
  };
}

const tickable: ReadonlySet<string> = new Set(tickablePlanEntryIds);

/** A remaining task with the mover's tick; a task that the product knows to be done needs no tick. */
function withTick(entry: PlanEntry, facts: PlanFacts): PlanEntry {
  if (entry.state !== 'to-do' || !tickable.has(entry.id)) return entry;
  const isTicked = (facts.enrolment.planTicks?.[entry.id as TickablePlanEntryId] ?? null) !== null;
  return { ...entry, isTicked: isFinished(facts) ? null : isTicked, state: isTicked ? 'done' : 'to-do' };
}

const order = new Map(planEntryIds.map((id, index) => [id, index]));

function byDate(one: PlanEntry, other: PlanEntry): number {
  const [day, otherDay] = [one.date ?? '9999', other.date ?? '9999'];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0);
}
