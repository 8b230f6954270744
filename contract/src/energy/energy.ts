import { addDays } from '../form/calendar-date';

/** Fuels of a home, as the enrolment names them; tariffs use `TariffFuel`. [NEXT-23] */
export type FuelType = 'Dual' | 'Electric' | 'Gas';

/** S1: a smart meter of another supplier; S2: SMETS2; K, T: key and token prepayment; credit: an ordinary meter. */
export type MeterType = 'S1' | 'S2' | 'K' | 'T' | 'credit';

/** Energy can be set up from this many days before move-in. [NEXT-18] */
export const energyWindowDays = 14;

/** Whether energy can be set up today: the move-in date is known and at most `energyWindowDays` ahead. Dates as yyyy-MM-dd. [NEXT-18] */
export function isMoveInDateInRange(moveInDate: string | null, today: string): boolean {
  return moveInDate !== null && moveInDate <= addDays(today, energyWindowDays);
}

/** The first day on which energy can be set up for a move-in date. Dates as yyyy-MM-dd. [NEXT-18] */
export function energyOpensOn(moveInDate: string): string {
  return addDays(moveInDate, -energyWindowDays);
}

/** Highest yearly usage accepted, kWh. [USAGE-09] */
export const maxKwh = 499_999;

/** Bedroom options of the usage form. [USAGE-15] */
export const bedroomOptions = [
  { value: 1, label: '1 to 2' },
  { value: 3, label: '3' },
  { value: 4, label: '4 or more' },
] as const;

/** Property types of the usage form. [USAGE-17] */
export const propertyTypes = [
  { value: 1, label: 'Bungalow' },
  { value: 2, label: 'Detached' },
  { value: 3, label: 'Flat or maisonette' },
  { value: 4, label: 'Semi-detached' },
  { value: 5, label: 'Terraced' },
] as const;

/** Options for the number of people in the usage form. [USAGE-18] */
export const occupantOptions = [
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
  { value: 5, label: '5' },
  { value: 6, label: '6' },
  { value: 7, label: '7' },
  { value: 8, label: '8' },
  { value: 9, label: '9 or more' },
] as const;

/** The bedroom option of a stored count: under 3 → 1, 3 → 3, more → 4. [USAGE-16] */
export function bedroomOption(count: number): 1 | 3 | 4 {
  if (count < 3) return 1;
  return count === 3 ? 3 : 4;
}

/** Yearly usage in kWh; null for a fuel that the home does not have. */
export interface AnnualUse {
  readonly electricityKwh: number | null;
  readonly gasKwh: number | null;
}

/** The usage that quotes are made for. */
export interface AssumedUse extends AnnualUse {
  /** True when estimated from the home, false when given from a bill. */
  readonly estimated: boolean;
  /** Percent of the electricity that is used at night; only where day and night have their own rates. */
  readonly nightPercent?: number | undefined;
}

/** Response of `GET /energy-journey`. [USAGE-24] */
export interface EnergyJourney {
  readonly propertyUsage: {
    /** Usage saved before; null on the first visit. */
    readonly usageInfo: SavedUsage | null;
    readonly knownMeterDetails: boolean;
  };
  readonly hasMultiRate: boolean;
  /** `exception`: the meters cannot be quoted. `commercial`: not a home's supply. */
  readonly type: 'standard' | 'exception' | 'commercial';
  readonly hasSingleRateOnlyMultiRatePendingCos: boolean;
}

/**
 * What the mover knows of the meters that the register does not list. `prepay` covers every fuel of the home; `economy7`:
 * day and night have their own rates. [USAGE-04]
 */
export interface MeterAnswers {
  readonly gas: 'Y' | 'N';
  readonly prepay: 'Y' | 'N';
  readonly economy7: 'Y' | 'N';
}

/** The stored answers of the usage form. [USAGE-04] */
export interface SavedUsage {
  readonly knownUsage: 'Y' | 'N' | 'U';
  readonly electricityKwhUsage: number | null;
  readonly gasKwhUsage: number | null;
  readonly numberOfBedrooms: 1 | 3 | 4 | null;
  readonly propertyType: 1 | 2 | 3 | 4 | 5 | null;
  readonly numberOfPeople: number | null;
  /** Only for a home whose meters the register does not list. */
  readonly meters?: MeterAnswers | undefined;
  readonly assumed: AssumedUse;
}
