import { chosenAddOns, planCost, type AddOn, type EnergySelection, type PlanCost } from '@home-move/contract';
import type { StoredSelection } from '../enrolment/energy.state.js';
import { fixedTermEnd } from './supply-start.js';

type Choice = Pick<StoredSelection, 'offers' | 'addOnsIdentifiers'>;

export function addOnsOf({ offers, addOnsIdentifiers }: Choice): AddOn[] {
  return chosenAddOns(
    offers.map(({ tariff }) => tariff),
    addOnsIdentifiers,
  );
}

export function costOf(choice: Choice): PlanCost {
  return planCost(
    choice.offers.map(({ tariff }) => tariff),
    addOnsOf(choice),
  );
}

/** The plan as shown to the mover. A fixed price runs from the switch date. */
export function toSelection(stored: StoredSelection, switchesOn: string): EnergySelection {
  const { monthly, oneOff } = costOf(stored);
  return {
    tariffs: stored.offers.map(({ tariff }) => ({
      ...tariff,
      startServiceDate: switchesOn,
      fixedTermEnd: fixedTermEnd(tariff.contractLength, switchesOn),
    })),
    addOnsIdentifiers: stored.addOnsIdentifiers,
    monthlyCost: monthly,
    oneOffCost: oneOff,
    expectedSwitchDate: switchesOn,
    isStartDateConfirmed: false,
  };
}
