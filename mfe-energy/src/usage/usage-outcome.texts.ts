import { typicalNightPercent } from '@home-move/contract';

/** The share of electricity used at night, of homes with Economy 7. */
export const nightTexts = {
  label: 'Electricity you use at night',
  hint: `Your Economy 7 meter has a lower rate at night. A typical home uses ${typicalNightPercent}% at night and ${100 - typicalNightPercent}% by day. Change it if you know yours.`,
  split: (day: string, night: string) => `We compare plans for ${day} kWh by day and ${night} kWh at night.`,
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
