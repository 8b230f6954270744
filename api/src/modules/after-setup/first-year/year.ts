import { addDays, addMonths, type Country, type Year, type YearPrice, type YearRow } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { PriceStep } from '../plan/price-steps.js';
import { monthAmount, monthsFrom, priceOn } from './month-amounts.js';
import { yearServices, type PricedService } from './year-services.js';

/** The twelve months from the month of the move-in date. Totals are sums of the rounded amounts. [ORDER-80] */
export function yearOf(enrolment: EnrolmentRecord, country: Country, moveIn: string): Year {
  const months = monthsFrom(moveIn);
  const yearEnd = addDays(addMonths(`${moveIn.slice(0, 7)}-01`, 12), -1);
  const services = yearServices(enrolment, { country, moveIn, yearEnd });
  const rows = services.map((service) => rowOf(service, months));
  const added = rows.flatMap(({ months: amounts }) => (amounts ? [amounts] : []));
  const totals = months.map((_, index) => sum(added.map((amounts) => amounts[index] ?? 0)));
  return {
    months: months.map((month) => month.slice(0, 7)),
    rows,
    totals: added.length === 0 ? null : { months: totals, total: sum(totals) },
    prices: pricesOf(
      services.flatMap(({ steps }) => (steps ? [steps] : [])),
      `${moveIn.slice(0, 7)}-01`,
      yearEnd,
    ),
  };
}

function rowOf({ service, steps, isEstimate }: PricedService, months: readonly string[]): YearRow {
  const amounts = steps && months.map((month) => monthAmount(steps, month));
  return { service, months: amounts, total: amounts && sum(amounts), isEstimate };
}

/** The price of all services together, on its first day and on each day on which it changes. [ORDER-81] */
function pricesOf(all: readonly (readonly PriceStep[])[], first: string, last: string): readonly YearPrice[] {
  const days = all.flatMap((steps) => steps.map(({ from }) => (from < first ? first : from)));
  const inYear = [...new Set(days)].filter((day) => day <= last).toSorted();
  const prices = inYear.map((from) => ({ from, amount: sum(all.map((steps) => priceOn(steps, from))) }));
  return prices.filter(({ amount }, index) => amount !== prices[index - 1]?.amount);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
