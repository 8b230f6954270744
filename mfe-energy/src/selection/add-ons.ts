import { offeredAddOns, type AddOn, type EnergyTariff, type Enrolment } from '@home-move/contract';

type Home = Pick<Enrolment, 'hasElecSmartMeter' | 'hasGasSmartMeter'>;

/**
 * Whether an add-on can be sold with a tariff: one that needs a smart meter requires one at home or a tariff that includes one,
 * and one that is collected by Direct Debit requires a tariff that is too. [TARIFF-11]
 */
function fits(addOn: AddOn, { isSmartSpecific, paymentMethod }: EnergyTariff, home: Home | null): boolean {
  if (addOn.isIncluded) return true;
  const hasSmartMeter = home !== null && (home.hasElecSmartMeter || home.hasGasSmartMeter);
  if (addOn.isSmartSpecific && !isSmartSpecific && !hasSmartMeter) return false;
  return !addOn.isDD || paymentMethod === 'DIRECT_DEBIT';
}

/** The add-ons that the page offers with the chosen tariffs. [LIST-13, TARIFF-11] */
export function addOnsFor(tariffs: readonly EnergyTariff[], home: Home | null): AddOn[] {
  return offeredAddOns(
    tariffs.map((tariff) => ({ addOnsData: tariff.addOnsData.filter((addOn) => fits(addOn, tariff, home)) })),
  );
}

/** Whether the mover can add anything; included add-ons leave no choice. */
export function hasAddOnsToChoose(tariffs: readonly EnergyTariff[], home: Home | null): boolean {
  return addOnsFor(tariffs, home).some(({ isIncluded }) => !isIncluded);
}
