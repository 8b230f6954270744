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

/** Values of the form's fields. */
export interface UsageForm {
  knownUsage: 'Y' | 'N' | 'U' | undefined;
  electricityKwhUsage: string;
  gasKwhUsage: string;
  numberOfBedrooms: 1 | 3 | 4 | undefined;
  propertyType: 1 | 2 | 3 | 4 | 5 | '';
  numberOfPeople: number | '';
}

const kwhText = (kwh: number | null | undefined) => (kwh === null || kwh === undefined ? '' : String(kwh));

/** The answers saved before; empty on a first visit. [USAGE-16] */
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

/** Keeps only the fields that the page shows, so that a hidden field cannot be invalid. */
function visibleAnswers(values: UsageForm, fuelType: FuelType): UsageForm {
  const empty = usageDefaults(null);
  const { knownUsage, electricityKwhUsage, gasKwhUsage, numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (knownUsage === 'N') return { ...empty, knownUsage, numberOfBedrooms, propertyType, numberOfPeople };
  if (knownUsage !== 'Y') return { ...empty, knownUsage };
  return {
    ...empty,
    knownUsage,
    electricityKwhUsage: fuelType === 'Gas' ? '' : electricityKwhUsage,
    gasKwhUsage: fuelType === 'Electric' ? '' : gasKwhUsage,
  };
}

/** Validates the visible fields with the contract's schema. [USAGE-05 to USAGE-14] */
export function usageResolver(fuelType: FuelType): Resolver<UsageForm, unknown, EnergyUsage> {
  const schema = energyUsageSchema({ fuelType });
  return (values) => schemaResult(schema.safeParse(visibleAnswers(values, fuelType)));
}

/** The home to estimate for; null while an answer is missing. */
export function homeOf(values: Partial<UsageForm>): HomeFacts | null {
  const { numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (!numberOfBedrooms || !propertyType || !numberOfPeople) return null;
  return { numberOfBedrooms, propertyType, numberOfPeople: numberOfPeople as HomeFacts['numberOfPeople'] };
}
