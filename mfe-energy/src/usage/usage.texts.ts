import { energyMessages, typicalNightPercent, type SupplyFacts } from '@home-move/contract';

/** The usage page. */
export const usageTexts = {
  title: 'How much energy will you use?',
  lede: 'A close guess is enough to compare plans fairly.',
  loading: 'Looking up your energy supply',
  known: 'Do you know how much energy you use in a year?',
  yes: 'Yes',
  no: 'No, help me estimate it',
  unsure: 'I am not sure',
  electricity: 'Electricity you use in a year',
  gas: 'Gas you use in a year',
  kwh: 'kWh',
  kwhHint: 'In kWh, as on a yearly bill. For example, 2700',
  bedrooms: 'Bedrooms',
  propertyType: 'Property type',
  propertyTypePlaceholder: 'Choose a property type',
  people: 'People living there',
  peoplePlaceholder: 'Choose a number',
  submit: 'See energy plans',
  submitting: 'Finding plans',
  prepay: {
    both: 'You pay for your energy before you use it, by topping up, so we show pay as you go plans.',
    mixed: (payg: string, other: string) =>
      `Your ${payg} is paid as you go and your ${other} monthly, so you choose a plan for each, electricity first.`,
  },
  meterMissing: energyMessages.meterMissing,
  failedTitle: 'We could not look up your energy supply',
  failedMore: 'What you entered is safe. Try again, or carry on without energy and come back later.',
} as const;

/** The share of electricity used at night, of homes with Economy 7. */
export const nightTexts = {
  label: 'Electricity you use at night',
  hint: `Your Economy 7 meter has a lower rate at night. A typical home uses ${typicalNightPercent}% at night and ${100 - typicalNightPercent}% by day. Change it if you know yours.`,
  split: (day: string, night: string) => `We compare plans for ${day} kWh by day and ${night} kWh at night.`,
} as const;

/** In place of the questions once a fuel is set up. */
export const settledTexts = {
  title: 'Your energy use',
  body: {
    Electric: 'Your electricity is set up for the use that you gave, so it cannot change any more.',
    Gas: 'Your gas is set up for the use that you gave, so it cannot change any more.',
  },
  next: { Electric: 'See gas plans', Gas: 'See electricity plans' },
} as const;

/** The estimate card below the questions. */
export const estimateTexts = {
  estimate: 'Our estimate for a year',
  typical: 'Typical use in a year',
  electricity: 'Electricity',
  gas: 'Gas',
  kwh: (kwh: string) => `${kwh} kWh`,
  likely: (from: string, to: string) => `Likely ${from} to ${to}`,
  basedOn: (home: string) => `Based on typical use for ${home}.`,
  basedOnTypical:
    'We use what a typical home in Great Britain uses. Your own use may be higher or lower, and the plans are compared fairly either way.',
} as const;

const bedroomLabels = { 1: 'a one- or two-bedroom', 3: 'a three-bedroom', 4: 'a four-bedroom or larger' } as const;
const propertyLabels = {
  1: 'bungalow',
  2: 'detached home',
  3: 'flat or maisonette',
  4: 'semi-detached home',
  5: 'terraced home',
} as const;
const peopleLabels = [
  'one person',
  'two people',
  'three people',
  'four people',
  'five people',
  'six people',
  'seven people',
  'eight people',
  'nine or more people',
] as const;

/** "a three-bedroom semi-detached home with three people". */
export function describeHome(home: { bedrooms: 1 | 3 | 4; propertyType: 1 | 2 | 3 | 4 | 5; people: number }): string {
  return `${bedroomLabels[home.bedrooms]} ${propertyLabels[home.propertyType]} with ${peopleLabels[home.people - 1] ?? ''}`;
}

/** How the meters of a home that pays as you go are paid. */
export function describePrepay({
  isMixedMeters,
  isElecPayg,
}: Pick<SupplyFacts, 'isMixedMeters' | 'isElecPayg'>): string {
  const { both, mixed } = usageTexts.prepay;
  if (!isMixedMeters) return both;
  return isElecPayg ? mixed('electricity', 'gas') : mixed('gas', 'electricity');
}
