import type { EnergySelection, EnergyTariff } from '@home-move/contract';

/** The first year in pence: the tariff, its monthly add-ons and what is paid once. */
export function firstYearCost(
  tariff: Pick<EnergyTariff, 'newSpend' | 'newSpendMonthly'>,
  selection: Pick<EnergySelection, 'monthlyCost' | 'oneOffCost'>,
): { readonly total: number; readonly addOns: number; readonly oneOff: number } {
  const addOns = 12 * (selection.monthlyCost - tariff.newSpendMonthly);
  return { total: tariff.newSpend + addOns + selection.oneOffCost, addOns, oneOff: selection.oneOffCost };
}
