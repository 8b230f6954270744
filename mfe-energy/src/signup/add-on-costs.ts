import { billingMultipliers, type AddOn, type BillingFrequency, type EnergyTariff } from '@home-move/contract';

/** Pence a month, or once for a one-off; what is asked after its discount. */
function costOf({ cost, discountCost }: AddOn): number {
  return discountCost ?? cost;
}

const frequencyOf = ({ isOneOff, billingFrequency }: AddOn): BillingFrequency =>
  isOneOff ? 'One-off' : billingFrequency;

/** Pence that one bill of the add-on asks, and how often it comes. [TARIFF-10] */
export function billOf(addOn: AddOn): { readonly amount: number; readonly frequency: BillingFrequency } {
  const frequency = frequencyOf(addOn);
  return { amount: costOf(addOn) * billingMultipliers[frequency], frequency };
}

const sum = (addOns: readonly AddOn[]) => addOns.reduce((total, addOn) => total + costOf(addOn), 0);

/** What the tariff costs with these add-ons, pence: each month, and once. [TARIFF-09] */
export function totalsOf(
  tariff: Pick<EnergyTariff, 'newSpendMonthly'>,
  chosen: readonly AddOn[],
): { readonly monthly: number; readonly oneOff: number } {
  return {
    monthly: tariff.newSpendMonthly + sum(chosen.filter((addOn) => frequencyOf(addOn) !== 'One-off')),
    oneOff: sum(chosen.filter((addOn) => frequencyOf(addOn) === 'One-off')),
  };
}
