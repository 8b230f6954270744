import {
  estimateUse,
  typicalNightPercent,
  typicalUseOf,
  type AssumedUse,
  type EnergyUsage,
  type FuelType,
  type MeterAnswers,
  type SavedUsage,
} from '@home-move/contract';

export interface UsageHome {
  readonly fuelType: FuelType;
  readonly multiRate: boolean;
  /** The mover's answers, if the register lists no meters. */
  readonly meters?: MeterAnswers | undefined;
}

/**
 * The home that the answers about its meters describe. The form's schema requires every answer that applies. [USAGE-04]
 */
export function homeOfAnswers({ gas = 'Y', prepay = 'N', economy7 = 'N' }: EnergyUsage): UsageHome {
  return {
    fuelType: gas === 'Y' ? 'Dual' : 'Electric',
    multiRate: economy7 === 'Y',
    meters: { gas, prepay, economy7 },
  };
}

/** Stores only the answers that apply to `knownUsage`, with the annual use that they result in. [USAGE-04] */
export function toSavedUsage(usage: EnergyUsage, home: UsageHome): SavedUsage {
  const nothing = {
    electricityKwhUsage: null,
    gasKwhUsage: null,
    numberOfBedrooms: null,
    propertyType: null,
    numberOfPeople: null,
    ...(home.meters && { meters: home.meters }),
  };
  const assumed = withNight(assumedUse(usage, home), usage, home);
  const { knownUsage } = usage;
  if (knownUsage === 'U') return { ...nothing, knownUsage, assumed };
  if (knownUsage === 'Y') {
    return {
      ...nothing,
      knownUsage,
      electricityKwhUsage: assumed.electricityKwh,
      gasKwhUsage: assumed.gasKwh,
      assumed,
    };
  }
  return {
    ...nothing,
    knownUsage,
    numberOfBedrooms: usage.numberOfBedrooms ?? null,
    propertyType: usage.propertyType ?? null,
    numberOfPeople: usage.numberOfPeople ?? null,
    assumed,
  };
}

function assumedUse(usage: EnergyUsage, { fuelType, multiRate }: UsageHome): AssumedUse {
  const { knownUsage, numberOfBedrooms, propertyType, numberOfPeople } = usage;
  if (knownUsage === 'Y') {
    return {
      electricityKwh: fuelType === 'Gas' ? null : (usage.electricityKwhUsage ?? null),
      gasKwh: fuelType === 'Electric' ? null : (usage.gasKwhUsage ?? null),
      estimated: false,
    };
  }
  if (knownUsage === 'N' && numberOfBedrooms && propertyType && numberOfPeople) {
    return estimateUse(fuelType, { numberOfBedrooms, propertyType, numberOfPeople });
  }
  return typicalUseOf(fuelType, { multiRate });
}

function withNight(use: AssumedUse, { nightPercent = typicalNightPercent }: EnergyUsage, home: UsageHome): AssumedUse {
  return home.multiRate && use.electricityKwh !== null ? { ...use, nightPercent } : use;
}

/** Whether tariffs cost the same for both. A use stored before the night share could be given has the typical one. */
export function isSameUse(one: AssumedUse | undefined, other: AssumedUse): boolean {
  const night = ({ nightPercent = typicalNightPercent }: AssumedUse) => nightPercent;
  return (
    one !== undefined &&
    one.electricityKwh === other.electricityKwh &&
    one.gasKwh === other.gasKwh &&
    night(one) === night(other)
  );
}
