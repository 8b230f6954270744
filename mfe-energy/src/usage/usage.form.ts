import {
  bedroomOption,
  energyUsageSchema,
  typicalNightPercent,
  type EnergyJourney,
  type EnergyUsage,
  type FuelType,
  type SavedUsage,
  type SupplyFacts,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/**
 * The home's meters, which determine the form's questions. Answered by the mover only if the register does not list
 * them; undefined until answered. [USAGE-04]
 */
export interface MeterFacts {
  gas: 'Y' | 'N' | undefined;
  /** Whether a meter is paid as you go. */
  prepay: 'Y' | 'N' | undefined;
  /** Whether day and night have their own rates. */
  economy7: 'Y' | 'N' | undefined;
}

/** Values of the form's fields. */
export interface UsageForm extends MeterFacts {
  knownUsage: 'Y' | 'N' | 'U' | undefined;
  electricityKwhUsage: string;
  gasKwhUsage: string;
  numberOfBedrooms: 1 | 3 | 4 | undefined;
  propertyType: 1 | 2 | 3 | 4 | 5 | '';
  numberOfPeople: number | '';
  nightPercent: string;
}

const kwhText = (kwh: number | null | undefined) => (kwh === null || kwh === undefined ? '' : String(kwh));

const yesOrNo = (isSo: boolean) => (isSo ? 'Y' : 'N');

/** The meters that the register lists. */
export function knownMeters(
  home: Pick<SupplyFacts, 'fuelType' | 'isElecPayg' | 'isGasPayg'>,
  { hasMultiRate }: Pick<EnergyJourney, 'hasMultiRate'>,
): MeterFacts {
  return {
    gas: yesOrNo(home.fuelType !== 'Electric'),
    prepay: yesOrNo(home.isElecPayg || home.isGasPayg),
    economy7: yesOrNo(hasMultiRate && home.fuelType !== 'Gas'),
  };
}

const noMeters: MeterFacts = { gas: undefined, prepay: undefined, economy7: undefined };

/** The fuels of a home that the register does not list: both until the mover answers that it has no gas. */
export const answeredFuels = ({ gas }: Partial<MeterFacts>): FuelType => (gas === 'N' ? 'Electric' : 'Dual');

/** The answers saved before; empty on a first visit. [USAGE-16] */
export function usageDefaults(saved: SavedUsage | null): UsageForm {
  const bedrooms = saved?.numberOfBedrooms;
  return {
    ...noMeters,
    ...saved?.meters,
    knownUsage: saved?.knownUsage,
    electricityKwhUsage: kwhText(saved?.electricityKwhUsage),
    gasKwhUsage: kwhText(saved?.gasKwhUsage),
    numberOfBedrooms: bedrooms ? bedroomOption(bedrooms) : undefined,
    propertyType: saved?.propertyType ?? '',
    numberOfPeople: saved?.numberOfPeople ?? '',
    nightPercent: String(saved?.assumed.nightPercent ?? typicalNightPercent),
  };
}

/** Keeps only the fields that the page shows, so that a hidden field cannot be invalid. */
function visibleAnswers(values: UsageForm, fuelType: FuelType, needsMeterAnswers: boolean): UsageForm {
  const { gas, prepay, economy7 } = values;
  const empty = {
    ...usageDefaults(null),
    ...(needsMeterAnswers && { gas, prepay, economy7 }),
    nightPercent: economy7 === 'Y' ? values.nightPercent : '',
  };
  const { knownUsage, electricityKwhUsage, gasKwhUsage, numberOfBedrooms, propertyType, numberOfPeople } = values;
  if (knownUsage === 'N') return { ...empty, knownUsage, numberOfBedrooms, propertyType, numberOfPeople };
  if (knownUsage !== 'Y') return { ...empty, knownUsage };
  return {
    ...empty,
    knownUsage,
    electricityKwhUsage: fuelType === 'Gas' ? '' : electricityKwhUsage,
    gasKwhUsage: gas === 'Y' ? gasKwhUsage : '',
  };
}

/** Validates the visible fields with the contract's schema. [USAGE-04 to USAGE-14] */
export function usageResolver(
  fuelType: FuelType,
  needsMeterAnswers: boolean,
): Resolver<UsageForm, unknown, EnergyUsage> {
  const schema = energyUsageSchema({ fuelType, needsMeterAnswers });
  return (values) => schemaResult(schema.safeParse(visibleAnswers(values, fuelType, needsMeterAnswers)));
}
