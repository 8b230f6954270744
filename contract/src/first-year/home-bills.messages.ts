import type { CouncilTaxBand } from './council-tax-band';

/** Messages of the form about the bills of the home. */
export const homeBillsMessages = {
  band: (last: CouncilTaxBand) => `Choose a council tax band from A to ${last}`,
  noBand: 'Homes in Northern Ireland have no council tax band',
  waterBill: 'Enter the water bill of a year in pounds, such as 528 or 528.50',
  waterBillTooLow: 'Enter a water bill of at least £1',
  waterBillTooHigh: 'Enter a water bill of less than £10,000',
  noWaterBill: 'Homes in Northern Ireland get no water bill',
} as const;
