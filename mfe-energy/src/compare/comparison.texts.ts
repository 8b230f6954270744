import { labelTexts } from '../tariff/tariff-label.texts';

const fuels = { electricity: 'electricity', gas: 'gas' } as const;
type Fuel = keyof typeof fuels;

/** The comparison of two tariffs. */
export const comparisonTexts = {
  caption: 'The two plans',
  by: (supplier: string) => supplier,
  year: 'Cost in the first year',
  month: 'Cost a month',
  unitRate: (fuel: Fuel) => `Unit rate for ${fuels[fuel]}, per kWh`,
  dayRate: (fuel: Fuel) => `Day unit rate for ${fuels[fuel]}, per kWh`,
  nightRate: (fuel: Fuel) => `Night unit rate for ${fuels[fuel]}, per kWh`,
  standing: (fuel: Fuel) => `Standing charge for ${fuels[fuel]}, per day`,
  exitFee: labelTexts.exitFee,
  type: labelTexts.type,
  contractEnds: 'Contract ends',
  payment: labelTexts.payment,
  smartMeter: 'Smart meter',
  smartNeeded: 'Needed',
  smartNotNeeded: 'Not needed',
  bills: 'Bills',
  /** Where both tariffs have the same. */
  both: (value: string) => `Both: ${value}`,
  /** Next to the lower of two figures. */
  lower: 'Lower',
  less: (amount: string) => `${amount} less`,
} as const;
