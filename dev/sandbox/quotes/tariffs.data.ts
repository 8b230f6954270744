import type { SupplierCode } from '../supply/energy-suppliers.js';

export type Payment = 'DD' | 'PPM';

/** Prices in hundredths of a penny, with 5% VAT: unit per kWh, standing charge per day. */
export interface Rate {
  unit: number;
  standing: number;
}

export interface Economy7Rate extends Rate {
  night: number;
}

export interface TariffRow {
  supplier: SupplierCode;
  key: string;
  name: string;
  months: number | null;
  payment: Payment;
  electricity: Rate | null;
  economy7: Economy7Rate | null;
  gas: Rate;
  /** Whether gas is sold without this tariff's electricity. */
  gasAlone: boolean;
  exitFeePence: number;
  paperBills: boolean;
  smartRequired: boolean;
  termsPath: string;
}

/** Pounds a month for a paper bill, and the increase of use in winter that suppliers assume. */
export const PAPER_BILL_FEE_GBP = '1.50';
export const WINTER_UPLIFT_PERCENT = '23';

/** The day from which the prices apply. */
export const PRICED_FROM = '2026-07-01';

/** Suppliers to which customers cannot switch here, and suppliers that pay no commission. */
export const NOT_SWITCHABLE: ReadonlySet<SupplierCode> = new Set(['TORC']);
export const WITHOUT_COMMISSION: ReadonlySet<SupplierCode> = new Set(['FERN', 'TORC']);

const LARKFIELD_GAS = { unit: 733, standing: 2904 };
const GLIMMER_GAS = { unit: 695, standing: 2900 };

const DIRECT_DEBIT = { payment: 'DD', gasAlone: true, paperBills: true, smartRequired: false } as const;
const PREPAYMENT = {
  payment: 'PPM',
  months: null,
  exitFeePence: 0,
  gasAlone: true,
  paperBills: false,
  smartRequired: false,
} as const;

/**
 * Tariffs of invented suppliers, relative to the cap of July to September 2026 (26.11 p and 57.19 p a day for electricity,
 * 7.33 p and 29.04 p a day for gas). Derived for the sandbox; Economy 7 rates likewise. As of November 2026.
 */
export const TARIFFS: readonly TariffRow[] = [
  {
    ...DIRECT_DEBIT,
    supplier: 'LARK',
    key: 'VARIABLE',
    name: 'Variable',
    months: null,
    electricity: { unit: 2611, standing: 5719 },
    economy7: { unit: 3050, night: 1620, standing: 5719 },
    gas: LARKFIELD_GAS,
    exitFeePence: 0,
    termsPath: 'variable',
  },
  {
    ...DIRECT_DEBIT,
    supplier: 'LARK',
    key: 'FIX12',
    name: 'Fix 12',
    months: 12,
    electricity: { unit: 2520, standing: 5400 },
    economy7: { unit: 2940, night: 1560, standing: 5400 },
    gas: { unit: 705, standing: 2850 },
    exitFeePence: 5000,
    termsPath: 'fix-12',
  },
  {
    ...DIRECT_DEBIT,
    supplier: 'LARK',
    key: 'FIX24',
    name: 'Fix 24',
    months: 24,
    electricity: { unit: 2590, standing: 5550 },
    economy7: null,
    gas: { unit: 725, standing: 2900 },
    exitFeePence: 7500,
    termsPath: 'fix-24',
  },
  {
    ...PREPAYMENT,
    supplier: 'LARK',
    key: 'PAYG',
    name: 'Pay As You Go',
    electricity: { unit: 2580, standing: 5790 },
    economy7: { unit: 3020, night: 1610, standing: 5790 },
    gas: { unit: 728, standing: 2980 },
    termsPath: 'pay-as-you-go',
  },
  {
    ...DIRECT_DEBIT,
    supplier: 'GLIM',
    key: 'TRACK12',
    name: 'Track 12',
    months: 12,
    electricity: { unit: 2440, standing: 5720 },
    economy7: null,
    gas: GLIMMER_GAS,
    exitFeePence: 0,
    paperBills: false,
    smartRequired: true,
    termsPath: 'track-12',
  },
  {
    ...DIRECT_DEBIT,
    supplier: 'GLIM',
    key: 'NIGHT',
    name: 'Night E7',
    months: null,
    electricity: null,
    economy7: { unit: 2980, night: 1490, standing: 5600 },
    gas: GLIMMER_GAS,
    gasAlone: false,
    exitFeePence: 0,
    paperBills: false,
    termsPath: 'night-e7',
  },
  {
    ...DIRECT_DEBIT,
    supplier: 'FERN',
    key: 'GREEN12',
    name: 'Green Fix 12',
    months: 12,
    electricity: { unit: 2660, standing: 5200 },
    economy7: null,
    gas: { unit: 760, standing: 2750 },
    exitFeePence: 2500,
    termsPath: 'green-fix-12',
  },
  {
    ...PREPAYMENT,
    supplier: 'FERN',
    key: 'PAYG',
    name: 'PAYG',
    electricity: { unit: 2600, standing: 5800 },
    economy7: { unit: 3010, night: 1600, standing: 5800 },
    gas: { unit: 730, standing: 3000 },
    termsPath: 'payg',
  },
  {
    ...DIRECT_DEBIT,
    supplier: 'TORC',
    key: 'VARIABLE',
    name: 'Variable',
    months: null,
    electricity: { unit: 2570, standing: 6000 },
    economy7: null,
    gas: { unit: 720, standing: 3100 },
    exitFeePence: 0,
    termsPath: 'variable',
  },
];
