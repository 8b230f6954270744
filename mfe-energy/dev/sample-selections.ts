import type { EnergySelection, EnergyTariff, ExistingBankDetails } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { tariffs } from './sample-tariffs';

const payg = aTariff({
  id: 'fernway-payg',
  priceId: 'FPAYG',
  tariffName: 'Fernway PAYG',
  supplierName: 'Fernway',
  tariffType: 'variable',
  contractLength: null,
  fixedTermEnd: null,
  exitFee: 0,
  paymentMethod: 'PAY_AS_YOU_GO',
});

const electricity = aTariff({
  priceId: 'LF12-ELEC',
  energyType: 'Electric',
  newSpend: 86758,
  newSpendMonthly: 7230,
  gas: null,
  startServiceDate: '2026-12-02',
});

const gas: EnergyTariff = {
  ...payg,
  priceId: 'FPAYG-GAS',
  energyType: 'Gas',
  newSpend: 78695,
  newSpendMonthly: 6558,
  electricity: null,
  startServiceDate: '2026-12-08',
};

const selection = (chosen: readonly EnergyTariff[], more: Partial<EnergySelection> = {}): EnergySelection => ({
  tariffs: chosen,
  addOnsIdentifiers: [],
  monthlyCost: 13788,
  oneOffCost: 0,
  expectedSwitchDate: '2026-12-02',
  isStartDateConfirmed: false,
  ...more,
});

/** Bank details of an earlier set-up. */
export const existingDetails: ExistingBankDetails = {
  accountName: 'Sam Hartley',
  maskedAccountNumber: '*****958',
  maskedSortCode: '***999',
  preferredDay: 15,
};

/** The selection, as `&plan=…` names it. */
export function selectionNamed(name: string | null): EnergySelection {
  if (name === 'payg') return selection([payg]);
  if (name === 'mixed') return selection([electricity, gas], { expectedSwitchDate: '2026-12-08' });
  return selection(tariffs.slice(0, 1), { addOnsIdentifiers: ['APP'] });
}
