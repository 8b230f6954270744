import type { ChoicesSoFar } from '@home-move/contract';
import { slotOf, slotsLeft } from '../../energy/state/energy-slot.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** The mover's entries and choices that are not ordered yet. */
export function choicesSoFar(record: EnrolmentRecord): ChoicesSoFar {
  const { usage, broadband, completed, meterReadings, planTicks, moveInDate } = record;
  const selections = slotsLeft(record).flatMap((slot) => slotOf(record, slot).selection ?? []);
  return {
    use: usage && { electricityKwh: usage.assumed.electricityKwh, gasKwh: usage.assumed.gasKwh },
    plans: selections.flatMap(({ offers }) =>
      offers.map(({ tariff: { supplierName, tariffName } }) => ({ supplierName, tariffName })),
    ),
    isStartDateChosen: selections.some(
      ({ startAnswers, startsForMoveIn }) => (startAnswers ?? null) !== null && startsForMoveIn === moveInDate,
    ),
    broadbandPackage: broadband && !completed.entertainment ? broadband.package.packageName : null,
    hasMeterReadings: meterReadings !== null,
    hasTickedTasks: Object.values(planTicks ?? {}).some((tickedAt) => tickedAt !== null),
  };
}
