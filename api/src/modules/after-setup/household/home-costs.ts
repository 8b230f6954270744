import { addDays, addMonths, type Country, type HouseholdCost, type YearService } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { yearServices, type PricedService } from '../first-year/year-services.js';
import type { HomeAccount } from './home-accounts.js';

const order = ['electricity', 'gas', 'energy', 'broadband', 'water', 'councilTax'] as const satisfies YearService[];

/** The costs of the home with their later prices, in fixed order. [ROOM-07] */
export function homeCosts(
  enrolment: EnrolmentRecord,
  { country, today, accounts }: { country: Country; today: string; accounts: readonly HomeAccount[] },
): readonly HouseholdCost[] {
  const moveIn = enrolment.moveInDate ?? today;
  const yearEnd = addDays(addMonths(`${moveIn.slice(0, 7)}-01`, 12), -1);
  const services = yearServices(enrolment, { country, moveIn, yearEnd });
  const supplierOf = (service: YearService) => {
    const id = service === 'energy' ? 'electricity' : service;
    return accounts.find((account) => account.id === id)?.supplier ?? null;
  };
  const toCost = ({ service, steps, isEstimate }: PricedService): HouseholdCost => ({
    service,
    supplier: supplierOf(service),
    isEstimate,
    prices: steps && steps.map(({ from, amount }) => ({ from, amount })),
  });
  return order.flatMap((service) => services.filter((each) => each.service === service).map(toCost));
}
