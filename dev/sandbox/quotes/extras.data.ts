import type { Payment } from './tariffs.data.js';
import type { Fuels } from './search-request.js';

/** An extra for a tariff of the named supplier. Amounts in pounds per period of `frequency`, VAT included. */
export interface Extra {
  id: string;
  /** 1 electricity, 2 gas, 3 dual, 4 home. */
  category: 1 | 2 | 3 | 4;
  title: string;
  display_name: string;
  description: string;
  important_info: string | null;
  summary: string;
  icon: string;
  banner: string | null;
  frequency: 'MONTHLY' | 'QUARTERLY' | 'ANNUAL' | 'ONE_OFF';
  price_gbp: string;
  daily_price_p: string | null;
  intro_price_gbp: string | null;
  /** Months from the start that are billed at the introductory price. */
  intro_months: number | null;
  intro_text: string | null;
  intro_ends_text: string | null;
  cancellation: string;
  direct_debit: boolean;
  included: boolean;
  smart_only: boolean;
  payg_ok: boolean;
  payment_note: string;
  /** Replaces `payment_note` with prepayment. */
  payg_note?: string;
  links: readonly { label: string; url: string }[];
}

const SITE = 'https://larkfield-energy.example';
const NO_INTRO = { intro_price_gbp: null, intro_months: null, intro_text: null, intro_ends_text: null } as const;
const PLAIN = {
  ...NO_INTRO,
  banner: null,
  daily_price_p: null,
  direct_debit: true,
  included: false,
  smart_only: false,
  payg_ok: false,
} as const;
const COOLING_OFF = 'You can cancel within 14 days and pay nothing.';

/**
 * Invented for the sandbox, except for the price of the greener upgrade, 27.397 p a day (£100 a year), which the product states.
 * As of November 2026.
 */
export const EXTRAS: readonly Extra[] = [
  {
    ...PLAIN,
    id: 'USAGEAPP',
    category: 3,
    title: 'Usage app',
    display_name: 'Usage app',
    description: 'See what you use and what it costs, on your phone or computer.',
    important_info: null,
    summary: 'Your use and its cost in one place',
    icon: 'chart',
    frequency: 'MONTHLY',
    price_gbp: '0.00',
    cancellation: 'It is part of your plan. You need not use it.',
    included: true,
    payg_ok: true,
    payment_note: 'Included in your plan',
    links: [],
  },
  {
    ...PLAIN,
    id: 'GOGN',
    category: 1,
    title: 'Greener energy upgrade',
    display_name: 'Greener energy upgrade',
    description: 'For every unit of electricity you use, we buy the same amount from wind and sun in Great Britain.',
    important_info: 'The electricity in your home comes from the national grid, as before.',
    summary: 'Electricity matched with wind and sun',
    icon: 'leaf',
    frequency: 'MONTHLY',
    price_gbp: '8.33',
    daily_price_p: '27.397',
    cancellation: `${COOLING_OFF} After that you can stop it at the end of any month.`,
    payment_note: 'Added to your monthly Direct Debit',
    links: [{ label: 'How the greener upgrade works', url: `${SITE}/greener` }],
  },
  {
    ...PLAIN,
    id: 'HEATCOVER',
    category: 4,
    title: 'Heating Breakdown Cover',
    display_name: 'Heating Breakdown Cover',
    description:
      'An engineer comes when your boiler or heating stops, with parts and labour paid, and services the boiler once a year.',
    important_info: 'The boiler must be less than 15 years old. You cannot claim in the first 14 days.',
    summary: 'Boiler and heating repairs, and a yearly service',
    icon: 'flame',
    frequency: 'MONTHLY',
    price_gbp: '14.50',
    intro_price_gbp: '9.50',
    intro_months: 3,
    intro_text: '£9.50 a month for the first 3 months',
    intro_ends_text: 'Then £14.50 a month until you cancel',
    cancellation: `${COOLING_OFF} After that you can cancel with 30 days' notice.`,
    payment_note: 'Collected with your energy, shown apart on your bill',
    links: [
      { label: 'What is covered', url: `${SITE}/heating-cover` },
      { label: 'Terms of the cover', url: `${SITE}/heating-cover/terms` },
    ],
  },
  {
    ...PLAIN,
    id: 'PLUMBDRAIN',
    category: 4,
    title: 'Plumbing and Drains Cover',
    display_name: 'Plumbing and Drains Cover',
    description: 'Burst pipes, leaks and blocked drains put right, up to £1,000 a visit.',
    important_info: 'Tenants: your landlord may have to give leave for repairs.',
    summary: 'Burst pipes, leaks and blocked drains',
    icon: 'droplet',
    frequency: 'QUARTERLY',
    price_gbp: '24.00',
    cancellation: `${COOLING_OFF} After that you can cancel with 30 days' notice.`,
    payment_note: 'Collected every 3 months with your energy',
    links: [{ label: 'What is covered', url: `${SITE}/plumbing-cover` }],
  },
  {
    ...PLAIN,
    id: 'BOILERSERVICE',
    category: 2,
    title: 'Yearly Boiler Service',
    display_name: 'Yearly Boiler Service',
    description: 'A Gas Safe registered engineer checks and cleans your boiler once a year.',
    important_info: 'It does not include repairs.',
    summary: 'One boiler service a year',
    icon: 'wrench',
    frequency: 'ANNUAL',
    price_gbp: '84.00',
    cancellation: `${COOLING_OFF} You can also cancel until the day before the visit.`,
    payment_note: 'Collected once a year',
    links: [],
  },
  {
    ...PLAIN,
    id: 'HOMEHEALTH',
    category: 4,
    title: 'Home Energy Check',
    display_name: 'Home Energy Check',
    description: 'An assessor walks through your home and leaves a list of what would cut your use most.',
    important_info: null,
    summary: 'One visit, one list of savings',
    icon: 'house',
    frequency: 'ONE_OFF',
    price_gbp: '49.00',
    cancellation: 'You can cancel until the day before the visit and pay nothing.',
    payg_ok: true,
    payment_note: 'Paid once, after the visit',
    links: [],
  },
  {
    ...PLAIN,
    id: 'SUNDAYSAVER',
    category: 1,
    title: 'Sunday Saver',
    display_name: 'Sunday Saver',
    description: 'Electricity at half price on Sundays from 11am to 4pm.',
    important_info: 'Needs a smart meter that sends half-hourly readings.',
    summary: 'Half-price electricity on Sunday afternoons',
    icon: 'sun',
    frequency: 'MONTHLY',
    price_gbp: '3.00',
    cancellation: 'You can stop it at the end of any month.',
    smart_only: true,
    payg_ok: true,
    payment_note: 'Added to your monthly Direct Debit',
    payg_note: 'Taken from your balance each month',
    links: [{ label: 'How Sunday Saver works', url: `${SITE}/sunday-saver` }],
  },
];

/**
 * The extras for a purchase: those for electricity require electricity, those for gas require gas. With prepayment nothing is
 * collected by direct debit.
 */
export function extrasFor(fuels: Fuels, payment: Payment): Extra[] {
  const excluded = fuels === 'GAS' ? 1 : fuels === 'ELEC' ? 2 : undefined;
  const sold = EXTRAS.filter((extra) => extra.category !== excluded && (payment === 'DD' || extra.payg_ok));
  return sold.map(({ payg_note: note, ...extra }) =>
    payment === 'DD' ? extra : { ...extra, direct_debit: false, payment_note: note ?? extra.payment_note },
  );
}
