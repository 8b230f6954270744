import {
  dayAndNight,
  fuelsOf,
  typicalNightPercent,
  typicalUseOf,
  usualDigits,
  type DayMeter,
  type EarlierReading,
  type MeterOfHome,
  type MeterReadings,
  type MeterRegister,
  type ReadingRecipient,
  type RegisterRate,
  type SingleFuel,
} from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { energySetUps } from '../../energy/state/energy-slot.js';
import { supplyFacts } from '../../energy/state/supply-facts.js';
import type { EarlierRead } from '../../../providers/quotes/quotes.port.js';

/** A meter of the home, before its reading. */
export type KnownMeter = Omit<MeterOfHome, 'reading'>;

/** Kilowatt hours in a cubic metre of gas. */
const kwhPerCubicMetre = 11.2;

/** Cubic metres of water that people use in a year, by their number. Source: CCW. */
const waterByPeople = [66, 110, 136, 165, 182, 200] as const;
/** People in a home of unknown size. */
const usualPeople = 2;

/**
 * The meters of the home in their order, with their registers and recipients. A meter is missing only if the home is known to have
 * none. [METER-01, METER-02]
 */
export function homeMeters(enrolment: EnrolmentRecord): readonly KnownMeter[] {
  const { fuelType } = supplyFacts(enrolment);
  return [
    ...(fuelType === 'Gas' ? [] : [electricityMeter(enrolment)]),
    ...(fuelType === 'Electric' ? [] : [gasMeter(enrolment)]),
    ...(hasWaterBill(enrolment) ? [waterMeter(enrolment)] : []),
  ];
}

const registered = ({ supply }: EnrolmentRecord) => (supply?.kind === 'register' ? supply.home : null);

function electricityMeter(enrolment: EnrolmentRecord): KnownMeter {
  const known = registered(enrolment)?.electricity ?? null;
  const { economy7, currentSupplierElec } = supplyFacts(enrolment);
  const isMultiRate = known?.multiRate ?? economy7;
  const { electricityKwh, nightPercent } = expectedUse(enrolment);
  const { day, night } = dayAndNight(electricityKwh, nightPercent);
  const use: readonly (readonly [RegisterRate, number])[] = isMultiRate
    ? [
        ['day', day],
        ['night', night],
      ]
    : [['single', electricityKwh]];
  return {
    meter: 'electricity',
    registers: use.map(([rate, yearlyUse]) =>
      register(enrolment, 'Electric', { rate, yearlyUse, digits: known?.digits }),
    ),
    serialNumber: known?.serialNumber ?? null,
    recipient: energyRecipient(enrolment, 'Electric', currentSupplierElec),
  };
}

function gasMeter(enrolment: EnrolmentRecord): KnownMeter {
  const known = registered(enrolment)?.gas ?? null;
  const yearlyUse = Math.round(expectedUse(enrolment).gasKwh / kwhPerCubicMetre);
  return {
    meter: 'gas',
    registers: [register(enrolment, 'Gas', { rate: 'single', yearlyUse, digits: known?.digits })],
    serialNumber: known?.serialNumber ?? null,
    recipient: energyRecipient(enrolment, 'Gas', supplyFacts(enrolment).currentSupplierGas),
  };
}

/** In Scotland and Northern Ireland homes usually have no meter for water. */
function hasWaterBill(enrolment: EnrolmentRecord): boolean {
  const water = servicesOf(enrolment)?.water ?? null;
  return water === null || water.billing === 'OWN_BILL';
}

function servicesOf({ localServices, address }: EnrolmentRecord) {
  return localServices !== null && localServices.postcode === address?.postcode ? localServices.services : null;
}

function waterMeter(enrolment: EnrolmentRecord): KnownMeter {
  const people = enrolment.usage?.numberOfPeople ?? usualPeople;
  const yearlyUse = waterByPeople[Math.min(people, waterByPeople.length) - 1] ?? waterByPeople[0];
  const company = servicesOf(enrolment)?.water?.companies.find(({ services }) => services.includes('WATER'));
  return {
    meter: 'water',
    registers: [{ rate: 'single', digits: usualDigits, isDigitsKnown: false, yearlyUse, earlier: null }],
    serialNumber: null,
    recipient: company ? { name: company.name, takesReadings: false, reference: null } : null,
  };
}

/** Without an answer about the usage, a typical home's. */
function expectedUse(enrolment: EnrolmentRecord) {
  const { fuelType, economy7 } = supplyFacts(enrolment);
  const assumed = enrolment.usage?.assumed ?? null;
  const typical = typicalUseOf(fuelType ?? 'Dual', { multiRate: economy7 });
  return {
    electricityKwh: assumed?.electricityKwh ?? typical.electricityKwh ?? 0,
    gasKwh: assumed?.gasKwh ?? typical.gasKwh ?? 0,
    nightPercent: assumed?.nightPercent ?? typical.nightPercent ?? typicalNightPercent,
  };
}

/** The supplier that accepted an order for the fuel, otherwise the present supplier of the home. */
function energyRecipient(
  enrolment: EnrolmentRecord,
  fuel: SingleFuel,
  current: string | null,
): ReadingRecipient | null {
  const order = orderOf(enrolment, fuel);
  if (!order) return current === null ? null : { name: current, takesReadings: false, reference: null };
  const metering = meteringOf(enrolment, order.applicationReference);
  return {
    name: order.selection.offers[0]?.tariff.supplierName ?? '',
    // Before the supplier has answered, the delivery decides.
    takesReadings: metering?.takesReadings ?? true,
    reference: order.applicationReference,
  };
}

function orderOf(enrolment: EnrolmentRecord, fuel: SingleFuel) {
  return energySetUps(enrolment).find(({ selection }) =>
    fuelsOf(selection.offers[0]?.tariff.energyType ?? 'DualFuel').includes(fuel),
  );
}

const meteringOf = ({ supplierMetering }: EnrolmentRecord, reference: string) =>
  supplierMetering?.find((stated) => stated.reference === reference)?.metering ?? null;

interface RegisterFacts {
  readonly rate: RegisterRate;
  readonly yearlyUse: number;
  readonly digits: number | null | undefined;
}

function register(
  enrolment: EnrolmentRecord,
  fuel: SingleFuel,
  { rate, yearlyUse, digits }: RegisterFacts,
): MeterRegister {
  return {
    rate,
    digits: digits ?? usualDigits,
    isDigitsKnown: typeof digits === 'number',
    yearlyUse,
    earlier: earlierReading(enrolment, fuel, rate),
  };
}

/** The later of two readings: the supplier's own, and the mover's on the move plan. [METER-03] */
function earlierReading(enrolment: EnrolmentRecord, fuel: SingleFuel, rate: RegisterRate): EarlierReading | null {
  const order = orderOf(enrolment, fuel);
  const stated = order && meteringOf(enrolment, order.applicationReference)?.earlier.find(isOf(fuel, rate));
  const fromSupplier: EarlierReading | null = stated
    ? { value: stated.value, readOn: stated.readOn, source: 'supplier' }
    : null;
  const noted = enrolment.meterReadings && notedValue(enrolment.meterReadings, fuel, rate);
  const fromMover: EarlierReading | null =
    enrolment.meterReadings && noted ? { value: noted, readOn: enrolment.meterReadings.readOn, source: 'mover' } : null;
  if (!fromSupplier || !fromMover) return fromSupplier ?? fromMover;
  return fromMover.readOn > fromSupplier.readOn ? fromMover : fromSupplier;
}

const isOf = (fuel: SingleFuel, rate: RegisterRate) => (read: EarlierRead) => read.fuel === fuel && read.rate === rate;

/** On the plan, the first number of a meter with two is the one for the day. */
function notedValue(noted: MeterReadings, fuel: SingleFuel, rate: RegisterRate): string | null {
  if (fuel === 'Gas') return noted.gas;
  return rate === 'night' ? noted.electricityNight : noted.electricity;
}

/** The fuel of an energy meter; null for water. */
export const fuelOfMeter = { electricity: 'Electric', gas: 'Gas', water: null } as const satisfies Record<
  DayMeter,
  SingleFuel | null
>;
