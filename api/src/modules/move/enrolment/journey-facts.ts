import { chosenAddOns, type ChosenTariff, type JourneyFacts } from '@home-move/contract';
import { energySlots, slotOf, slotsLeft } from '../../energy/state/energy-slot.js';
import type { StoredSelection } from '../../energy/state/energy.state.js';
import { toEnrolment } from './enrolment.mapper.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** For rules that no flag decides. */
const noFlags: JourneyFacts['flags'] = { 'psr-access-granted': false, 'faster-switching': false };

/** The facts for the journey's rules as the server has them. */
export function journeyFacts(
  record: EnrolmentRecord,
  today: string,
  namedSupplier: string,
  flags = noFlags,
): JourneyFacts {
  return {
    enrolment: toEnrolment(record, today, namedSupplier),
    flags,
    namedSupplier,
    tariff: tariffOf(currentSelection(record)),
    secondaryTariff: tariffOf(record.secondarySelection),
  };
}

/** The selection to set up next (only gas, if electricity is set up); otherwise one that is set up. */
function currentSelection(record: EnrolmentRecord): StoredSelection | null {
  const selections = [...slotsLeft(record), ...energySlots].map((slot) => slotOf(record, slot).selection);
  return selections.find((selection) => selection !== null) ?? null;
}

function tariffOf(selection: StoredSelection | null): ChosenTariff | null {
  const tariffs = selection?.offers.map(({ tariff }) => tariff) ?? [];
  const [first] = tariffs;
  if (!selection || !first) return null;
  const addOns = chosenAddOns(tariffs, selection.addOnsIdentifiers);
  return { supplierName: first.supplierName, addOnIdentifiers: addOns.map(({ identifier }) => identifier) };
}
