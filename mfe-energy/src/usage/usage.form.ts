import {
  bedroomOption,
  energyUsageSchema,
  estimateUse,
  typicalNightPercent,
  typicalUseOf,
  type EnergyJourney,
  type EnergyUsage,
  type FuelType,
  type HomeFacts,
  type SavedUsage,
  type SupplyFacts,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** What the form knows of the home's supply; decides what it asks, and is not asked itself. [USAGE-04] */
export interface UsageFacts {
  gas: 'Y' | 'N';
  /** Whether a meter is paid as you go. */
  prepay: boolean;
  /** Whether day and night have their own rates. */
  economy7: boolean;
}

/** Values of the form's fields. */
export interface UsageForm extends UsageFacts {
  knownUsage: 'Y' | 'N' | 'U' | undefined;
  electricityKwhUsage: string;
  gasKwhUsage: string;
  numberOfBedrooms: 1 | 3 | 4 | undefined;
  propertyType: 1 | 2 | 3 | 4 | 5 | '';
  numberOfPeople: number | '';
  nightPercent: string;
}

const kwhText = (kwh: number | null | undefined) => (kwh === null || kwh === undefined ? '' : String(kwh));

/** The facts of a home; one whose supply is unknown counts as having both fuels at a single rate. */
export function usageFacts(
  home: Pick<SupplyFacts, 'fuelType' | 'isElecPayg' | 'isGasPayg'>,
  { hasMultiRate }: Pick<EnergyJourney, 'hasMultiRate'>,
): UsageFacts {
  return {
    gas: home.fuelType === 'Electric' ? 'N' : 'Y',
    prepay: home.isElecPayg || home.isGasPayg,
    economy7: hasMultiRate && home.fuelType !== 'Gas',
  };
}

/** The answers saved before; empty on a first visit. [USAGE-16] */
export function usageDefaults(saved: SavedUsage | null): Omit<UsageForm, keyof UsageFacts> {
  const bedrooms = saved?.numberOfBedrooms;
  return {
    knownUsage: saved?.knownUsage,
    electricityKwhUsage: kwhText(saved?.electricityKwhUsage),
    gasKwhUsage: kwhText(saved?.gasKwhUsage),
    numberOfBedrooms: bedrooms ? bedroomOption(bedrooms) : undefined,
    propertyType: saved?.propertyType ?? '',
    numberOfPeople: saved?.numberOfPeople ?? '',
    nightPercent: String(saved?.assumed.nightPercent ?? typicalNightPercent),
  };
}

/** The questions of the form, without what it knows of the home. */
export const usageQuestions = Object.keys(usageDefaults(null)) as (keyof UsageForm)[];

/** Keeps only the fields that the page shows, so that a hidden field cannot be invalid. */
function visibleAnswers(values: UsageForm, fuelType: FuelType): Omit<UsageForm, keyof UsageFacts> {
  const empty = { ...usageDefaults(null), nightPercent: values.economy7 ? values.nightPercent : '' };
  const { knownUsage, electricityKwhUsage, gasKwhUsage, numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (knownUsage === 'N') return { ...empty, knownUsage, numberOfBedrooms, propertyType, numberOfPeople };
  if (knownUsage !== 'Y') return { ...empty, knownUsage };
  return {
    ...empty,
    knownUsage,
    electricityKwhUsage: fuelType === 'Gas' ? '' : electricityKwhUsage,
    gasKwhUsage: values.gas === 'N' ? '' : gasKwhUsage,
  };
}

/** Validates the visible fields with the contract's schema. [USAGE-05 to USAGE-14] */
export function usageResolver(fuelType: FuelType): Resolver<UsageForm, unknown, EnergyUsage> {
  const schema = energyUsageSchema({ fuelType });
  return (values) => schemaResult(schema.safeParse(visibleAnswers(values, fuelType)));
}

/** Yearly kWh of electricity for the answers given; null while one is missing. */
export function electricityOf(values: Partial<UsageForm>, fuelType: FuelType): number | null {
  if (values.knownUsage === 'U') return typicalUseOf(fuelType, { multiRate: values.economy7 ?? false }).electricityKwh;
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
