import { REGION_FACTORS } from './regions.data.js';
import type { Search } from './search-request.js';
import type { Economy7Rate, Rate, TariffRow } from './tariffs.data.js';

/** Rates in hundredths of a penny, first-year cost in whole pence; null for a fuel that was not requested. */
export interface Price {
  electricity: { unit: number; night: number | null; standing: number; yearPence: number } | null;
  gas: { unit: number; standing: number; yearPence: number } | null;
  totalPence: number;
}

const DAYS = 365;

/** The first-year cost of a tariff; undefined if it is not sold for these meters. */
export function priceOf(tariff: TariffRow, search: Search): Price | undefined {
  if (tariff.payment !== search.payment) return undefined;
  if (search.fuels === 'GAS' && !tariff.gasAlone) return undefined;
  const electricity = search.electricity && electricityPrice(tariff, search);
  if (search.electricity && !electricity) return undefined;
  const gas = search.gas && gasPrice(tariff.gas, search.gas.kwh, search);
  return { electricity, gas, totalPence: (electricity?.yearPence ?? 0) + (gas?.yearPence ?? 0) };
}

function electricityPrice(tariff: TariffRow, search: Search): Price['electricity'] {
  const [unitFactor, standingFactor] = REGION_FACTORS[search.gsp];
  const { kwh, meter, nightShare } = search.electricity ?? { kwh: 0, meter: 'STD', nightShare: 0 };
  const rate: (Rate & Partial<Economy7Rate>) | null = meter === 'E7' ? tariff.economy7 : tariff.electricity;
  if (!rate) return null;
  const unit = scaled(rate.unit, unitFactor);
  const night = rate.night === undefined ? null : scaled(rate.night, unitFactor);
  const standing = scaled(rate.standing, standingFactor);
  const nightKwh = Math.round(kwh * nightShare);
  const use = unit * (kwh - nightKwh) + (night ?? 0) * nightKwh;
  return { unit, night, standing, yearPence: toPence(use + standing * DAYS) };
}

function gasPrice(rate: Rate, kwh: number, search: Search): Price['gas'] {
  const [, , unitFactor, standingFactor] = REGION_FACTORS[search.gsp];
  const unit = scaled(rate.unit, unitFactor);
  const standing = scaled(rate.standing, standingFactor);
  return { unit, standing, yearPence: toPence(unit * kwh + standing * DAYS) };
}

const scaled = (hundredths: number, thousandths: number): number => Math.round((hundredths * thousandths) / 1000);
const toPence = (hundredths: number): number => Math.round(hundredths / 100);

/** Formats whole pence as pounds with two decimals: 165453 → "1654.53". */
export function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}

/** Formats hundredths of a penny as pence with two decimals: 2611 → "26.11". */
export function pence(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
