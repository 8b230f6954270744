import { energyMessages, fuelNames, otherFuel, type SingleFuel } from '@home-move/contract';
import type { MixedFuel } from '../selection/mixed-meters';

/** The tariff list. */
export const listTexts = {
  title: 'Choose an energy plan',
  titleOf: { Electric: 'Choose an electricity plan', Gas: 'Choose a gas plan' } satisfies Record<SingleFuel, string>,
  loading: 'Loading energy plans',
  slow: {
    progress: 'Getting prices for your home.',
    reason: 'We are still waiting for the suppliers to send their prices. This can take up to 12 seconds.',
  },
  electricity: (kwh: string) => `${kwh} kWh of electricity`,
  gas: (kwh: string) => `${kwh} kWh of gas`,
  /** Of a home with Economy 7, whose cost depends on it. */
  split: (nightPercent: number) => ` (${100 - nightPercent}% by day, ${nightPercent}% at night)`,
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
  failedMore: 'What you entered is safe. You can also carry on without energy and come back to it.',
  noQuote: energyMessages.noQuote,
  noFilterMatch: energyMessages.noFilterMatch,
  clearFilters: 'Clear filters',
  noAddress: 'Tell us your address',
} as const;

/** Pay as you go and mixed meters. Nothing here may promise or deny a way of paying that the plans do not have. [LIST-04] */
export const meterTexts = {
  topUpTitle: 'You pay as you go',
  topUp: (fuel: SingleFuel | null) =>
    `Your ${fuel ? `${fuelNames[fuel]} meter is` : 'meters are'} topped up before you use the energy: with a key or a card at a shop that sells top-ups, or with an app if you have a smart meter. The plans below are for ${fuel ? 'this meter' : 'these meters'}, and need no bank details.`,
  stepTitle: ({ fuel, isLast }: MixedFuel) => {
    if (isLast) return `Only ${fuelNames[fuel]} is left`;
    return fuel === 'Gas' ? 'Step 2 of 2: gas' : 'Step 1 of 2: electricity';
  },
  mixed: ({ fuel, isLast }: MixedFuel) => {
    if (isLast) return `Your ${fuelNames[otherFuel[fuel]]} is set up. Choose a plan for ${fuelNames[fuel]}.`;
    return fuel === 'Gas'
      ? 'Now choose a plan for gas.'
      : 'One of your meters is topped up, the other is billed each month, so you choose a plan for each fuel. Start with electricity.';
  },
  soFar: 'Your plan so far',
  soFarPlan: (tariff: string) => `Electricity: ${tariff}`,
  aMonth: (amount: string) => `${amount} a month`,
  changeElectricity: 'Change electricity',
} as const;

/** The details of a tariff over the list. */
export const detailsTexts = {
  loading: 'Loading the tariff',
  asPage: 'Open as a page to print',
  close: 'Back to all plans',
} as const;

/** 'No thanks' where one fuel of mixed meters is left. */
export const leaveFuelTexts = {
  title: (fuel: SingleFuel) => `Leave ${fuelNames[fuel]} for now?`,
  body: (fuel: SingleFuel) =>
    `You will still have ${fuelNames[fuel]}: the current supplier of the home keeps supplying it until you choose another. You can come back to this later.`,
  electricityOnly: 'Carry on with electricity only',
  skip: (fuel: SingleFuel) => `Skip ${fuelNames[fuel]}`,
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
  /** Announced after the number next to an option. */
  countNoun: (count: number) => (count === 1 ? ' tariff' : ' tariffs'),
  done: (count: number) => (count === 1 ? 'Show 1 tariff' : `Show ${count} tariffs`),
  removed: (label: string, count: string) => `${label} removed, ${count}`,
} as const;
