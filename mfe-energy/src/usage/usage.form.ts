import {
  bedroomOption,
  energyUsageSchema,
  type EnergyUsage,
  type FuelType,
  type HomeFacts,
  type SavedUsage,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** What the page's boxes hold. */
export interface UsageForm {
  knownUsage: 'Y' | 'N' | 'U' | undefined;
  electricityKwhUsage: string;
  gasKwhUsage: string;
  numberOfBedrooms: 1 | 3 | 4 | undefined;
  propertyType: 1 | 2 | 3 | 4 | 5 | '';
  numberOfPeople: number | '';
}

const kwhText = (kwh: number | null | undefined) => (kwh === null || kwh === undefined ? '' : String(kwh));

/** The boxes as they were left; empty for a first visit. [USAGE-16] */
export function usageDefaults(saved: SavedUsage | null): UsageForm {
  const bedrooms = saved?.numberOfBedrooms;
  return {
    knownUsage: saved?.knownUsage,
    electricityKwhUsage: kwhText(saved?.electricityKwhUsage),
    gasKwhUsage: kwhText(saved?.gasKwhUsage),
    numberOfBedrooms: bedrooms ? bedroomOption(bedrooms) : undefined,
    propertyType: saved?.propertyType ?? '',
    numberOfPeople: saved?.numberOfPeople ?? '',
  };
}

/** What is asked for; a box that is not on the page must not be wrong. */
function asked(values: UsageForm, fuelType: FuelType): UsageForm {
  const nothing = usageDefaults(null);
  const { knownUsage, electricityKwhUsage, gasKwhUsage, numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (knownUsage === 'N') return { ...nothing, knownUsage, numberOfBedrooms, propertyType, numberOfPeople };
  if (knownUsage !== 'Y') return { ...nothing, knownUsage };
  return {
    ...nothing,
    knownUsage,
    electricityKwhUsage: fuelType === 'Gas' ? '' : electricityKwhUsage,
    gasKwhUsage: fuelType === 'Electric' ? '' : gasKwhUsage,
  };
}

/** The contract's rules on what is asked. [USAGE-05 to USAGE-14] */
export function usageResolver(fuelType: FuelType): Resolver<UsageForm, unknown, EnergyUsage> {
  const schema = energyUsageSchema({ fuelType });
  return (values) => schemaResult(schema.safeParse(asked(values, fuelType)));
}

/** The home that an estimate is made for; null while an answer is missing. */
export function homeOf(values: Partial<UsageForm>): HomeFacts | null {
  const { numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (!numberOfBedrooms || !propertyType || !numberOfPeople) return null;
  return { numberOfBedrooms, propertyType, numberOfPeople: numberOfPeople as HomeFacts['numberOfPeople'] };
}
