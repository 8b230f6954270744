import {
  addDays,
  addMonths,
  startDateWindow,
  type PaymentMethod,
  type StartDateFacts,
  type TariffFuel,
} from '@home-move/contract';
import type { Meter } from '../../../providers/supply/supply.port.js';
import type { StoredSupply } from '../state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

/** The part of a tariff that decides when it can start. */
export interface Sold {
  readonly supplierName: string;
  readonly paymentMethod: PaymentMethod;
  readonly energyType: TariffFuel;
}
type Home = Pick<EnrolmentRecord, 'supply' | 'moveInDate'>;

/**
 * What decides when tariffs can start together: the meters of all must be known, and one of them that is paid by Direct Debit
 * and changes the supplier makes all wait. [SWITCH-05]
 */
export function startDateFacts(tariffs: readonly Sold[], { supply, moveInDate }: Home): StartDateFacts {
  const meters = tariffs.map(({ energyType }) => metersOf(energyType, supply));
  const isPaygTariff = tariffs.every(({ paymentMethod }) => paymentMethod === 'PAY_AS_YOU_GO');
  return {
    moveInDate,
    knownMeterDetails: meters.every((known) => known !== null),
    isPaygTariff,
    changesSupplier: tariffs.some(
      ({ supplierName, paymentMethod }, index) =>
        (isPaygTariff || paymentMethod === 'DIRECT_DEBIT') &&
        (meters[index] ?? []).some((meter) => meter.supplierName !== supplierName),
    ),
  };
}

/** The expected start of a tariff, yyyy-MM-dd: as early as its supplier can, but not before the move-in date. */
export function startOf(sold: Sold, home: Home, today: string): string {
  return startDateWindow(startDateFacts([sold], home), { today, consentToPayWhileSwitch: false }).earliest;
}

/** The last day of the guaranteed price; null for a variable tariff. */
export function fixedTermEnd(months: number | null, supplyStartDate: string): string | null {
  return months === null ? null : addDays(addMonths(supplyStartDate, months), -1);
}

/** The meters that a tariff for these fuels would supply; null unless all are known. */
function metersOf(fuels: TariffFuel, supply: StoredSupply | null): readonly Meter[] | null {
  if (supply?.kind !== 'register') return null;
  const { electricity, gas } = supply.home;
  const wanted = [...(fuels === 'Gas' ? [] : [electricity]), ...(fuels === 'Electric' ? [] : [gas])];
  const known = wanted.filter((meter) => meter !== null);
  return known.length === wanted.length ? known : null;
}
