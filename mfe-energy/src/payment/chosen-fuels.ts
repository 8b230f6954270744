import {
  chosenAddOns,
  fuelsOf,
  selectionCost,
  type EnergySelection,
  type EnergyTariff,
  type SelectionCost,
  type SingleFuel,
} from '@home-move/contract';
import { suppliersOf } from '../selection/chosen-tariffs';

/** Names of the fuels in headings and labels. */
export const fuelTitles = { Electric: 'Electricity', Gas: 'Gas' } as const satisfies Record<SingleFuel, string>;

/** The chosen tariffs that are paid by Direct Debit. */
export function paidByDirectDebit({ tariffs }: Pick<EnergySelection, 'tariffs'>): readonly EnergyTariff[] {
  return tariffs.filter(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT');
}

/** The chosen tariffs that are paid as you go. */
export function paidAsYouGo({ tariffs }: Pick<EnergySelection, 'tariffs'>): readonly EnergyTariff[] {
  return tariffs.filter(({ paymentMethod }) => paymentMethod === 'PAY_AS_YOU_GO');
}

/** "Larkfield Energy", or with mixed meters "Larkfield Energy and Glimmer". */
export function supplierNames(tariffs: readonly EnergyTariff[]): string {
  return suppliersOf(tariffs).join(' and ');
}

/** Whether a tariff supplies this fuel. */
export const supplies = (tariff: EnergyTariff, fuel: SingleFuel): boolean => fuelsOf(tariff.energyType).includes(fuel);

/**
 * The part of a selection that is left to set up, with its own cost and start. With mixed meters, the stored selection includes a fuel
 * that a supplier has accepted already.
 */
export function selectionLeft(selection: EnergySelection, fuelsSetUp: readonly SingleFuel[]): EnergySelection {
  const { tariffs, addOnsIdentifiers } = selection;
  const left = tariffs.filter(({ energyType }) => !fuelsOf(energyType).every((fuel) => fuelsSetUp.includes(fuel)));
  if (left.length === tariffs.length) return selection;
  const addOns = chosenAddOns(tariffs, addOnsIdentifiers).filter((addOn) =>
    left.some(({ addOnsData }) => addOnsData.includes(addOn)),
  );
  const { monthly, oneOff } = selectionCost(left, addOns);
  return {
    ...selection,
    tariffs: left,
    addOnsIdentifiers: addOns.map(({ identifier }) => identifier),
    monthlyCost: monthly,
    oneOffCost: oneOff,
    expectedSwitchDate: left[0]?.startServiceDate ?? selection.expectedSwitchDate,
  };
}

/** The cost of one chosen tariff with its add-ons. Add-ons that both tariffs share count towards the first. */
export function costOfTariff(tariff: EnergyTariff, { tariffs, addOnsIdentifiers }: EnergySelection): SelectionCost {
  const addOns = chosenAddOns(tariffs, addOnsIdentifiers).filter((addOn) => tariff.addOnsData.includes(addOn));
  return selectionCost([tariff], addOns);
}
