import { energyMessages } from '@home-move/contract';

/** The tariff list. */
export const listTexts = {
  title: 'Choose an energy plan',
  loading: 'Loading energy plans',
  electricity: (kwh: string) => `${kwh} kWh of electricity`,
  gas: (kwh: string) => `${kwh} kWh of gas`,
  and: ' and ',
  assumed: (use: string, home: string | null) => `For ${use} a year${home ? ` at ${home}` : ''}.`,
  changeUsage: 'Change usage',
  recommended: 'Recommended for you',
  why: 'Why is this first?',
  tariffs: (count: number) => (count === 1 ? '1 tariff' : `${count} tariffs`),
  fromSuppliers: (some: number, all: number) =>
    ` from ${some} of ${all} ${all === 1 ? 'supplier' : 'suppliers'}, lowest first-year cost first`,
  vat: "Prices include VAT at 5%. A first-year cost is what you would pay over 12 months at this usage and today's rates.",
  back: 'Back',
  failed: energyMessages.listFailed,
  failedMore: 'What you entered is safe. You can also go on without energy and come back to it.',
  noQuote: energyMessages.noQuote,
  noFilterMatch: energyMessages.noFilterMatch,
  clearFilters: 'Clear filters',
  noAddress: 'Tell us your address',
} as const;

/** The filter panel. [LIST-06] */
export const filterTexts = {
  title: 'Filters',
  show: 'Show',
  offersFrom: (supplier: string) => `Offers from ${supplier}`,
  allTariffs: 'All tariffs we hold',
  tariffType: 'Tariff type',
  fixed: 'Fixed',
  variable: 'Variable',
  exitFeeGroup: 'Exit fee',
  noExitFee: 'No Exit Fee',
  exitFee: 'Exit Fee',
  bills: 'Bills',
  paperless: 'Paperless',
  paper: 'Paper',
  suppliers: 'Suppliers',
  /** Announced after the number beside an option. */
  countNoun: (count: number) => (count === 1 ? ' tariff' : ' tariffs'),
  done: (count: number) => (count === 1 ? 'Show 1 tariff' : `Show ${count} tariffs`),
  removed: (label: string, count: string) => `${label} removed, ${count}`,
} as const;
