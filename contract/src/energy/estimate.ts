import type { AssumedUse, FuelType } from './energy';
import type { EnergyUsage } from './energy-usage.schema';

/** Typical yearly usage in kWh, as of 1 July 2026. */
export const typicalUse = { electricityKwh: 2500, electricityMultiRateKwh: 3400, gasKwh: 9500 } as const;

/** Percent of the electricity that a typical home with day and night rates uses at night, as of 2017. */
export const typicalNightPercent = 42;

/** The kWh by day and at night, which add up to `kwh`. */
export function dayAndNight(kwh: number, nightPercent: number): { readonly day: number; readonly night: number } {
  const night = Math.round((kwh * nightPercent) / 100);
  return { day: kwh - night, night };
}

/** Answers to the three questions of the estimate. */
export type HomeFacts = Required<Pick<EnergyUsage, 'numberOfBedrooms' | 'propertyType' | 'numberOfPeople'>>;

interface Factor {
  readonly electricity: number;
  readonly gas: number;
}

const byBedrooms: Readonly<Record<1 | 3 | 4, Factor>> = {
  1: { electricity: 1650, gas: 6200 },
  3: { electricity: 2500, gas: 9500 },
  4: { electricity: 3800, gas: 14000 },
};

/** In hundredths, so that products stay integers. */
const byProperty: Readonly<Record<1 | 2 | 3 | 4 | 5, Factor>> = {
  1: { electricity: 100, gas: 110 },
  2: { electricity: 118, gas: 128 },
  3: { electricity: 85, gas: 65 },
  4: { electricity: 100, gas: 100 },
  5: { electricity: 97, gas: 92 },
};

/** In hundredths; each person after the fourth adds 8 for electricity and 3 for gas. */
function byPeople(people: number): Factor {
  const first = [
    { electricity: 72, gas: 88 },
    { electricity: 93, gas: 98 },
    { electricity: 106, gas: 103 },
    { electricity: 118, gas: 108 },
  ] as const;
  const beyond = Math.max(0, people - 4);
  const base = first[Math.min(people, 4) - 1] ?? first[0];
  return { electricity: base.electricity + 8 * beyond, gas: base.gas + 3 * beyond };
}

const toHundred = (kwh: number) => Math.round(kwh / 100) * 100;

function assumedUse(fuelType: FuelType, use: { electricityKwh: number; gasKwh: number }): AssumedUse {
  return {
    electricityKwh: fuelType === 'Gas' ? null : use.electricityKwh,
    gasKwh: fuelType === 'Electric' ? null : use.gasKwh,
    estimated: true,
  };
}

/** Estimates yearly usage from the home, to the nearest 100 kWh; a three-bedroom semi with two or three people is typical. */
export function estimateUse(fuelType: FuelType, home: HomeFacts): AssumedUse {
  const base = byBedrooms[home.numberOfBedrooms];
  const property = byProperty[home.propertyType];
  const people = byPeople(home.numberOfPeople);
  return assumedUse(fuelType, {
    electricityKwh: toHundred((base.electricity * property.electricity * people.electricity) / 10_000),
    gasKwh: toHundred((base.gas * property.gas * people.gas) / 10_000),
  });
}

/** Typical yearly usage, for movers who do not know theirs. */
export function typicalUseOf(fuelType: FuelType, { multiRate }: { readonly multiRate: boolean }): AssumedUse {
  const electricityKwh = multiRate ? typicalUse.electricityMultiRateKwh : typicalUse.electricityKwh;
  const use = assumedUse(fuelType, { electricityKwh, gasKwh: typicalUse.gasKwh });
  return multiRate ? { ...use, nightPercent: typicalNightPercent } : use;
}

/** The likely range of an estimate: 20% either way, to the nearest 100 kWh. */
export function likelyRange(kwh: number): { readonly from: number; readonly to: number } {
  return { from: toHundred((kwh * 80) / 100), to: toHundred((kwh * 120) / 100) };
}
