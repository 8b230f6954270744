import { addDays, chosenAddOns, planCost, type AddOn, type EnergySelection, type PlanCost } from '@home-move/contract';
import type { Offer } from './offer.js';

/** What the person chose, as the enrolment keeps it. */
export interface StoredSelection {
  readonly quoteId: string;
  /** The provider's own id of the search, for the application. */
  readonly searchId: string;
  readonly offers: readonly Offer[];
  /** Included ones are always among them. */
  readonly addOnsIdentifiers: readonly string[];
}

/** A switch takes five calendar days, and nobody is supplied before they move in. */
const switchDays = 5;

export function expectedSwitchDate(today: string, moveInDate: string | null): string {
  const earliest = addDays(today, switchDays);
  return moveInDate !== null && moveInDate > earliest ? moveInDate : earliest;
}

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

/** The choice as its owner reads it. */
export function toSelection(stored: StoredSelection, switchesOn: string): EnergySelection {
  const { monthly, oneOff } = costOf(stored);
  return {
    tariffs: stored.offers.map(({ tariff }) => tariff),
    addOnsIdentifiers: stored.addOnsIdentifiers,
    monthlyCost: monthly,
    oneOffCost: oneOff,
    expectedSwitchDate: switchesOn,
  };
}
