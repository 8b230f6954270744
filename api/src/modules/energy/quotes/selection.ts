import { chosenAddOns, selectionCost, type AddOn, type EnergySelection, type SelectionCost } from '@home-move/contract';
import { energySlots, slotOf } from '../state/energy-slot.js';
import type { StoredSelection } from '../state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { selectionStart } from './selection-start.js';
import { fixedTermEnd } from './supply-start.js';

type Choice = Pick<StoredSelection, 'offers' | 'addOnsIdentifiers'>;

/** A tariff choice with the day on which it starts. */
interface StartedChoice extends Choice {
  readonly supplyStartDate: string;
}

export function addOnsOf({ offers, addOnsIdentifiers }: Choice): AddOn[] {
  return chosenAddOns(
    offers.map(({ tariff }) => tariff),
    addOnsIdentifiers,
  );
}

export function costOf(choice: Choice): SelectionCost {
  return selectionCost(
    choice.offers.map(({ tariff }) => tariff),
    addOnsOf(choice),
  );
}

/** The selection as shown to the mover, electricity first; null without one. Includes tariffs that are already set up. */
export function toSelection(record: EnrolmentRecord, today: string): EnergySelection | null {
  const start = selectionStart(record, today);
  const choices = energySlots.flatMap((slot): StartedChoice[] => {
    const { selection, setUp } = slotOf(record, slot);
    if (setUp) return [{ ...setUp.selection, supplyStartDate: setUp.switchesOn }];
    return selection && start ? [{ ...selection, supplyStartDate: start.current.startServiceDate }] : [];
  });
  if (choices.length === 0) return null;
  const answers = start ? start.current.startAnswers : record.energySetUp?.selection.startAnswers;
  return describe(choices, (answers ?? null) !== null);
}

function describe(choices: readonly StartedChoice[], isStartDateConfirmed: boolean): EnergySelection {
  const whole = {
    offers: choices.flatMap(({ offers }) => offers),
    addOnsIdentifiers: [...new Set(choices.flatMap(({ addOnsIdentifiers }) => addOnsIdentifiers))],
  };
  const { monthly, oneOff } = costOf(whole);
  return {
    tariffs: choices.flatMap(({ offers, supplyStartDate }) =>
      offers.map(({ tariff }) => ({
        ...tariff,
        startServiceDate: supplyStartDate,
        // A fixed price runs from the switch date.
        fixedTermEnd: fixedTermEnd(tariff.contractLength, supplyStartDate),
      })),
    ),
    addOnsIdentifiers: whole.addOnsIdentifiers,
    monthlyCost: monthly,
    oneOffCost: oneOff,
    expectedSwitchDate:
      choices
        .map(({ supplyStartDate }) => supplyStartDate)
        .toSorted()
        .at(-1) ?? '',
    isStartDateConfirmed,
  };
}
