import { addDays, type AddOn, type EnergySelection } from '@home-move/contract';
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

/** The chosen add-ons, in the supplier's order. */
export function chosenAddOns({
  offers,
  addOnsIdentifiers,
}: Pick<StoredSelection, 'offers' | 'addOnsIdentifiers'>): AddOn[] {
  return offers
    .flatMap(({ tariff }) => tariff.addOnsData)
    .filter((addOn) => addOnsIdentifiers.includes(addOn.identifier));
}

/** What the choice costs, pence: each month, and once. [TARIFF-09, TARIFF-10] */
export function costOf(stored: StoredSelection): { readonly monthly: number; readonly oneOff: number } {
  const addOns = chosenAddOns(stored);
  const sum = (pence: readonly number[]) => pence.reduce((total, one) => total + one, 0);
  const today = ({ cost, discountCost }: AddOn) => discountCost ?? cost;
  return {
    monthly:
      sum(stored.offers.map(({ tariff }) => tariff.newSpendMonthly)) +
      sum(addOns.filter(({ isOneOff }) => !isOneOff).map(today)),
    oneOff: sum(addOns.filter(({ isOneOff }) => isOneOff).map(today)),
  };
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
