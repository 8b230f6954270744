import { addDays, addMonths, coolingOffDays, type EnergyTariff, type TariffFuel } from '@home-move/contract';
import type { Meter } from '../../providers/supply/supply.port.js';
import type { StoredSupply } from '../enrolment/energy.state.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { TariffOffer } from '../enrolment/energy.state.js';

/** Calendar days until a supplier can start. */
const switchDays = {
  /** The register must find the meters first. */
  unknownMeter: 18,
  /** After the cooling-off period, unless the mover agrees to pay for energy used in it. */
  changeOfSupplier: coolingOffDays + 1,
  otherwise: 5,
} as const;

type Sold = Pick<EnergyTariff, 'supplierName' | 'paymentMethod'> & { readonly fuels: TariffFuel };
type Home = Pick<EnrolmentRecord, 'supply' | 'moveInDate'>;

export function daysToSwitch(sold: Sold, supply: StoredSupply | null): number {
  const meters = metersOf(sold.fuels, supply);
  if (meters === null) return switchDays.unknownMeter;
  const changesSupplier = meters.some((meter) => meter.supplierName !== sold.supplierName);
  return changesSupplier && sold.paymentMethod === 'DIRECT_DEBIT' ? switchDays.changeOfSupplier : switchDays.otherwise;
}

/** The expected start of a tariff, yyyy-MM-dd: as early as its supplier can, but not before the move-in date. */
export function startOf(sold: Sold, { supply, moveInDate }: Home, today: string): string {
  const earliest = addDays(today, daysToSwitch(sold, supply));
  return moveInDate !== null && moveInDate > earliest ? moveInDate : earliest;
}

/** The expected start of a plan: that of its latest tariff. */
export function expectedSwitchDate({ offers }: { offers: readonly TariffOffer[] }, home: Home, today: string): string {
  const starts = offers.map(({ tariff }) => startOf({ ...tariff, fuels: tariff.energyType }, home, today));
  return starts.toSorted().at(-1) ?? today;
}

/** The last day of the guaranteed price; null for a variable tariff. */
export function fixedTermEnd(months: number | null, startsOn: string): string | null {
  return months === null ? null : addDays(addMonths(startsOn, months), -1);
}

/** The meters that a tariff for these fuels would supply; null unless all are known. */
function metersOf(fuels: TariffFuel, supply: StoredSupply | null): readonly Meter[] | null {
  if (supply?.kind !== 'register') return null;
  const { electricity, gas } = supply.home;
  const wanted = [...(fuels === 'Gas' ? [] : [electricity]), ...(fuels === 'Electric' ? [] : [gas])];
  const known = wanted.filter((meter) => meter !== null);
  return known.length === wanted.length ? known : null;
}
