import type { PlanChange } from '@home-move/contract';
import { contractStartOf } from '../confirmation/entertainment-summary.js';
import { energySlots, slotOf } from '../../energy/state/energy-slot.js';
import { broadbandChanges } from './broadband-prices.js';
import { energyChanges } from './energy-prices.js';
import type { PlanFacts } from './plan-facts.js';

/** What changes from today on, by date: of the energy that is set up and the broadband that is ordered. */
export function laterChanges({ enrolment, today }: PlanFacts): readonly PlanChange[] {
  const { broadband, completed } = enrolment;
  const energy = energySlots.flatMap((slot) => {
    const { setUp } = slotOf(enrolment, slot);
    return setUp ? energyChanges(setUp) : [];
  });
  const ordered =
    broadband && completed.entertainment
      ? broadbandChanges(broadband.package.pricing, contractStartOf(broadband, enrolment))
      : [];
  return [...energy, ...ordered]
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
