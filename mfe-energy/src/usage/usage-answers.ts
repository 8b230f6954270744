import {
  energyUsageSchema,
  estimateUse,
  typicalUseOf,
  type FuelType,
  type HomeFacts,
  type SavedUsage,
} from '@home-move/contract';
import { usageDefaults, type MeterFacts, type UsageForm } from './usage.form';

/** Yearly kWh of electricity for the answers given; null while one is missing. */
export function electricityOf(values: Partial<UsageForm>, fuelType: FuelType): number | null {
  if (values.knownUsage === 'U') return typicalUseOf(fuelType, { multiRate: values.economy7 === 'Y' }).electricityKwh;
  if (values.knownUsage === 'N') {
    const home = homeOf(values);
    return home && estimateUse(fuelType, home).electricityKwh;
  }
  const typed = energyUsageSchema({ fuelType: 'Electric' }).safeParse({
    knownUsage: 'Y',
    electricityKwhUsage: values.electricityKwhUsage,
  });
  return typed.data?.electricityKwhUsage ?? null;
}

/** The home to estimate for; null while an answer is missing. */
export function homeOf(values: Partial<UsageForm>): HomeFacts | null {
  const { numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (!numberOfBedrooms || !propertyType || !numberOfPeople) return null;
  return { numberOfBedrooms, propertyType, numberOfPeople: numberOfPeople as HomeFacts['numberOfPeople'] };
}

const meters: readonly string[] = ['gas', 'prepay', 'economy7'] satisfies (keyof MeterFacts)[];

/** Whether the answers differ from the saved ones; without any, tariffs were priced for typical use. */
export function isOtherUse(values: Partial<UsageForm>, saved: SavedUsage | null): boolean {
  if (saved === null) return true;
  const before = usageDefaults(saved);
  const names = Object.keys(before) as (keyof UsageForm)[];
  return names.some((name) => (saved.meters || !meters.includes(name)) && values[name] !== before[name]);
}
