import { dayAndNight, type AnnualUse, type CostParts, type FuelRates } from '@home-move/contract';
import type { OfferedTariff } from '../../../providers/quotes/quotes.port.js';

const daysAYear = 365;
/** Prices per kWh and day have up to four decimals of a penny; integers keep the sums exact. */
const precision = 10_000;

/** The first-year cost of a tariff, in four rounded parts that add up to it. Pence, including VAT. [LIST-22] */
export function costParts(
  tariff: Pick<OfferedTariff, 'electricity' | 'gas'>,
  use: AnnualUse,
  nightPercent: number | null,
): CostParts {
  const electricityKwh = tariff.electricity ? (use.electricityKwh ?? 0) : 0;
  const gasKwh = tariff.gas ? (use.gasKwh ?? 0) : 0;
  return {
    electricityUse: electricityCost(tariff.electricity, electricityKwh, nightPercent ?? 0),
    electricityStanding: times(tariff.electricity?.standingCharge ?? 0, daysAYear),
    gasUse: times(tariff.gas?.unitRate ?? 0, gasKwh),
    gasStanding: times(tariff.gas?.standingCharge ?? 0, daysAYear),
  };
}

export function totalOf({ electricityUse, electricityStanding, gasUse, gasStanding }: CostParts): number {
  return electricityUse + electricityStanding + gasUse + gasStanding;
}

/** A twelfth of an annual amount, in pence. */
export const perMonth = (pence: number): number => Math.round(pence / 12);

function electricityCost(rates: FuelRates | null, kwh: number, nightPercent: number): number {
  if (!rates) return 0;
  if (rates.nightUnitRate === null) return times(rates.unitRate, kwh);
  const { day, night } = dayAndNight(kwh, nightPercent);
  return Math.round((whole(rates.unitRate) * day + whole(rates.nightUnitRate) * night) / precision);
}

const whole = (pence: number): number => Math.round(pence * precision);
const times = (pence: number, count: number): number => Math.round((whole(pence) * count) / precision);

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as text: 165453 → "£1,654.53". [UI-08] */
export const formatMoney = (pence: number): string => pounds.format(pence / 100);

const exactPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Pence with all decimals that a rate has, at least two: 24.5 → "24.50". */
export const formatPence = (amount: number): string => exactPence.format(amount);
