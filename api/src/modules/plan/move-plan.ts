import { planEntryIds, type MovePlan, type PlanEntry } from '@home-move/contract';
import { broadbandEntries } from './broadband-entries.js';
import { energyEntries } from './energy-entries.js';
import { homeEntries } from './home-entries.js';
import { localServiceEntries } from './local-service-entries.js';
import type { PlanFacts } from './plan-facts.js';

/** The plan of a move, by date; entries without one come last. Contains only what follows from the facts. */
export function movePlan(facts: PlanFacts): MovePlan {
  const { moveInDate, meterReadings } = facts.enrolment;
  const entries = [homeEntries, energyEntries, broadbandEntries, localServiceEntries].flatMap((part) => part(facts));
  return { moveInDate, entries: entries.toSorted(byDate), meterReadings };
}

const order = new Map(planEntryIds.map((id, index) => [id, index]));

function byDate(one: PlanEntry, other: PlanEntry): number {
  const [day, otherDay] = [one.date ?? '9999', other.date ?? '9999'];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0);
}
