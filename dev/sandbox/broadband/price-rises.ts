import { addMonths, type Day } from '../clock/clock.js';

export interface PriceRise {
  from: Day;
  monthlyPence: number;
}

interface Contract {
  pricePence: number;
  risePence: number;
  months: number;
}

/** The price rises of a contract: one each 1 April after its first day and before its last. */
export function priceRises({ pricePence, risePence, months }: Contract, start: Day): PriceRise[] {
  if (risePence === 0) return [];
  const end = addMonths(start, months);
  const firstYear = Number(start.slice(0, 4));
  const aprils = Array.from({ length: Math.ceil(months / 12) + 1 }, (_, year) => `${firstYear + year}-04-01`);
  return aprils
    .filter((day) => day > start && day < end)
    .map((from, index) => ({ from, monthlyPence: pricePence + (index + 1) * risePence }));
}
