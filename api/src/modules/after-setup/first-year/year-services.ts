import { fuelsOf, type Country, type SingleFuel, type TariffFuel, type YearService } from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import { supplyFacts } from '../../energy/state/supply-facts.js';
import { perMonth } from '../../energy/quotes/cost-parts.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { contractStartOf } from '../confirmation/entertainment-summary.js';
import { energyMonthly } from '../confirmation/monthly-total.js';
import { orderList } from '../orders/order-list.js';
import { hasEnded } from '../orders/state/order-status.state.js';
import { broadbandSteps, contractEndOf } from '../plan/broadband-prices.js';
import { energySteps, fixedUntilOf, tariffOf } from '../plan/energy-prices.js';
import type { PriceStep } from '../plan/price-steps.js';
import { monthlyCouncilTax } from './council-tax.js';

/** A service of the home with its monthly prices; null if none has been added. */
export interface PricedService {
  readonly service: YearService;
  readonly steps: readonly PriceStep[] | null;
  /** True if the price was not agreed, or is agreed only up to a day of the year. */
  readonly isEstimate: boolean;
}

/** The home's services in the order of the picture, the lowest last. `moveIn` and `yearEnd` are yyyy-MM-dd. [ORDER-80, ORDER-82] */
export function yearServices(
  enrolment: EnrolmentRecord,
  { country, moveIn, yearEnd }: { readonly country: Country; readonly moveIn: string; readonly yearEnd: string },
): readonly PricedService[] {
  const bills = country === 'Northern Ireland' ? [] : billsOf(enrolment, country, moveIn);
  return [broadbandOf(enrolment, yearEnd), ...bills, ...energyOf(enrolment, yearEnd)];
}

/** The references of orders that have not ended. A cancellation counts from its receipt. [ORDER-45] */
export function currentReferences(enrolment: EnrolmentRecord): ReadonlySet<string> {
  const current = orderList(enrolment).filter(
    ({ status, cancellation }) => !hasEnded(status) && cancellation?.state !== 'received',
  );
  return new Set(current.map(({ reference }) => reference));
}

const missing = (service: YearService): PricedService => ({ service, steps: null, isEstimate: false });

const endsBefore = (end: string | null, day: string): boolean => end !== null && end < day;

function broadbandOf(enrolment: EnrolmentRecord, yearEnd: string): PricedService {
  const { broadband, completed, wombbUserConfirmedDate } = enrolment;
  if (!broadband) return missing('broadband');
  const isOrdered =
    completed.entertainment && broadband.order !== null && currentReferences(enrolment).has(broadband.order.number);
  const isReported = broadband.order === null && wombbUserConfirmedDate !== null;
  if (!isOrdered && !isReported) return missing('broadband');
  const { pricing } = broadband.package;
  const start = broadband.order?.activationDate ?? contractStartOf(broadband, enrolment);
  const addOns = broadband.addOns.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0);
  return {
    service: 'broadband',
    steps: broadbandSteps(pricing, start).map(({ amount, from }) => ({ amount: amount + addOns, from })),
    isEstimate: !isOrdered || endsBefore(contractEndOf(pricing, start), yearEnd),
  };
}

function billsOf({ homeBills }: EnrolmentRecord, country: Country, moveIn: string): readonly PricedService[] {
  const water = homeBills?.waterBill ?? null;
  const band = homeBills?.councilTaxBand ?? null;
  const tax = band && monthlyCouncilTax(country, band);
  return [
    water === null
      ? missing('water')
      : { service: 'water', steps: [{ amount: perMonth(water), from: moveIn }], isEstimate: false },
    tax === null
      ? missing('councilTax')
      : { service: 'councilTax', steps: [{ amount: tax, from: moveIn }], isEstimate: true },
  ];
}

const energyServices = { Gas: 'gas', Electric: 'electricity', DualFuel: 'energy' } as const satisfies Readonly<
  Record<TariffFuel, YearService>
>;
const fuelRows = ['Gas', 'Electric', 'DualFuel'] as const satisfies readonly TariffFuel[];

/** A row for each plan, and for a fuel of the home that no plan supplies. */
function energyOf(enrolment: EnrolmentRecord, yearEnd: string): readonly PricedService[] {
  const current = currentReferences(enrolment);
  const setUps = energySetUps(enrolment).filter(({ applicationReference }) => current.has(applicationReference));
  const { fuelType } = supplyFacts(enrolment);
  if (setUps.length === 0) return [missing(fuelType === 'Electric' ? 'electricity' : 'energy')];
  const supplied = setUps.flatMap((setUp) => fuelsOf(fuelOf(setUp)));
  const isMissing = (fuel: TariffFuel): fuel is SingleFuel =>
    fuelType === 'Dual' && fuel !== 'DualFuel' && !supplied.includes(fuel);
  return fuelRows.flatMap((fuel) => {
    const setUp = setUps.find((each) => fuelOf(each) === fuel);
    if (setUp) return [planOf(setUp, yearEnd)];
    return isMissing(fuel) ? [missing(energyServices[fuel])] : [];
  });
}

const fuelOf = (setUp: EnergySetUp): TariffFuel => tariffOf(setUp)?.energyType ?? 'DualFuel';

function planOf(setUp: EnergySetUp, yearEnd: string): PricedService {
  const [first, ...later] = energySteps(setUp);
  return {
    service: energyServices[fuelOf(setUp)],
    steps: first ? [{ ...first, amount: energyMonthly(setUp) }, ...later] : null,
    isEstimate: setUp.directDebit === null || endsBefore(fixedUntilOf(setUp), yearEnd),
  };
}
