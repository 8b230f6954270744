import {
  monthOf,
  addDays,
  councilWaterMessages,
  type Country,
  type FirstYear,
  type YearPrice,
  type YearService,
  formatList,
} from '@home-move/contract';
import { formatDate, formatMoney } from '@home-move/ui';

const names: Readonly<Record<YearService, string>> = {
  broadband: 'Broadband',
  water: 'Water',
  gas: 'Gas',
  electricity: 'Electricity',
  energy: 'Energy',
  councilTax: 'Council tax',
};

/** "2026-09" → "Sep" */
const monthName = (month: string) => monthOf(month)?.slice(0, 3) ?? '';
/** "2026-09" → "September 2026" */
const monthAndYear = (month: string) => `${monthOf(month)} ${month.slice(0, 4)}`;

/** Pence without the sign, for a column that has it in its heading: 86760 → "867.60". */
export const formatAmount = (pence: number) => formatMoney(pence).replace('£', '');

/** Texts of the section. */
export const firstYearTexts = {
  title: 'Your first year',
  period: (first: string, last: string) => `${monthAndYear(first)} to ${monthAndYear(last)}`,
  month: monthName,
  year: (month: string) => month.slice(0, 4),
  months: (first: string, last: string) =>
    first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`,
  loading: 'Loading the costs of your first year',
  outdated: (problem: string) => `${problem} These are the costs as we last loaded them.`,
  cost: 'What your home will cost',
  inFirstYear: (missing: readonly string[]) =>
    missing.length === 0 ? 'in the first year' : `in the first year, ${formatList(missing)} not included`,
  /** Services without an amount, within a sentence. */
  missing: (services: readonly YearService[], country: Country) => [
    ...services.map((service) => names[service].toLowerCase()),
    ...(country === 'Northern Ireland' ? ['rates'] : []),
  ],
  /** "£213.99 a month until 31 Mar 2027, £217.99 from 01 Apr 2027" */
  prices: ([first, ...later]: readonly YearPrice[]) => {
    if (!first) return '';
    const [next] = later;
    const start = next ? `until ${formatDate(addDays(next.from, -1))}` : `from ${formatDate(first.from)}`;
    return [
      `${formatMoney(first.amount)} a month ${start}`,
      ...later.map(({ from, amount }) => `${formatMoney(amount)} from ${formatDate(from)}`),
    ].join(', ');
  },
  names,
  table: {
    caption: 'What your home will cost, by month',
    unit: '£ a month',
    whole: 'Whole year',
    total: 'Total',
    estimate: 'estimate',
    missing: 'Not added yet',
  },
  notes: {
    days: 'A month in which a price starts or changes is charged by days.',
    councilTax: ({ bills, councilTaxAverage, country }: FirstYear) =>
      `Council tax is an estimate for band ${bills.councilTaxBand}, from the average in ${country} in ${councilTaxAverage?.year}. It has no discounts.`,
    changeBand: 'Change the band',
    water: 'You gave us the water amount.',
    changeWater: 'Change the water amount',
    extras: (extras: readonly string[]) => `One-off payments are not included: ${formatList(extras)}.`,
    rates: `${councilWaterMessages.rates} ${councilWaterMessages.noWaterBill}`,
  },
  none: {
    title: 'There are no costs yet',
    text: 'Your energy and broadband appear here as soon as you have ordered them.',
    add: 'You can add council tax and water now.',
  },
  unknown: {
    title: 'Your first year starts with your move',
    text: 'You see here what your home will cost as soon as we know your move-in date.',
    plan: 'Go to your move plan',
  },
  bills: {
    titles: {
      councilTaxBand: 'Add your council tax',
      waterBill: 'Add your water bill',
      both: 'Add council tax and water',
      change: 'Change council tax and water',
    },
    text: (council: string | null) =>
      council === null
        ? 'Councils charge by band. Add what you know to see the whole cost of your home.'
        : `${council} charges by band. Add what you know to see the whole cost of your home.`,
    waterText: 'Add what you pay to see the whole cost of your home.',
    band: 'Council tax band',
    bandHint: 'Your landlord or agent can tell you',
    chooseBand: (last: string) => `Choose a band, A to ${last}`,
    bandOption: (band: string) => `Band ${band}`,
    water: 'Water bill of a year, in pounds',
    waterHint: 'Your water company or the people before you can tell you',
    scottishWaterHint: councilWaterMessages.waterWithCouncilTax,
    add: 'Add to my costs',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    saved: 'Saved.',
    savedTotal: (total: string, text: string) => `Saved. ${total} ${text}.`,
  },
} as const;
