import type { EnergyTariff } from '@home-move/contract';
import { formatMoney, type CostPart } from '@home-move/ui';
import { tariffTexts as texts } from './tariff.texts';

/** "fixed for 12 months" or "price can change". */
export function termOf({ tariffType, contractLength }: EnergyTariff): string {
  return tariffType === 'fixed' && contractLength !== null ? texts.fixedFor(contractLength) : texts.variable;
}

/** The parts of the first-year cost, without fuels that the tariff does not cover. */
export function costPartsOf({ costParts, energyType }: EnergyTariff): readonly CostPart[] {
  const electricity: readonly CostPart[] = [
    { label: texts.parts.electricityUse, pence: costParts.electricityUse, chart: 1 },
    { label: texts.parts.electricityStanding, pence: costParts.electricityStanding, chart: 2 },
  ];
  const gas: readonly CostPart[] = [
    { label: texts.parts.gasUse, pence: costParts.gasUse, chart: 3 },
    { label: texts.parts.gasStanding, pence: costParts.gasStanding, chart: 4 },
  ];
  return [...(energyType === 'Gas' ? [] : electricity), ...(energyType === 'Electric' ? [] : gas)];
}

/** "No exit fee", "Exit fee £50.00 a fuel", or "Exit fee £50.00" for one fuel. */
function exitFeeOf({ exitFee, energyType }: EnergyTariff): string {
  if (exitFee === 0) return texts.noExitFee;
  const fee = formatMoney(exitFee);
  return energyType === 'DualFuel' ? texts.exitFeePerFuel(fee) : texts.exitFee(fee);
}

/** "Paperless", "Paper", or both; null where the quote does not state it. */
export function billsOf({ paper, paperless }: EnergyTariff): string | null {
  if (paper && paperless) return texts.paperOrPaperless;
  if (paper) return texts.paper;
  return paperless ? texts.paperless : null;
}

/** Facts about a tariff, shown as tags. */
export function tagsOf(tariff: EnergyTariff): readonly string[] {
  const tags = [
    tariff.paymentMethod === 'PAY_AS_YOU_GO' ? texts.payAsYouGo : null,
    tariff.isSmartSpecific ? texts.smartNeeded : null,
    exitFeeOf(tariff),
    billsOf(tariff),
    tariff.paysCommission ? null : texts.noCommission,
  ];
  return tags.filter((tag) => tag !== null);
}
