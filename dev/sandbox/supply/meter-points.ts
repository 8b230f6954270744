import { GSP_GROUPS, type GspGroup } from '../postcodes/gsp-groups.js';
import { seededChoice, seededDigits, seededNumber } from '../server/seeded-values.js';
import type { MeterSetUp } from '../postcodes/special-postcodes.js';
import type { EnergySuppliers, SupplierCode } from './energy-suppliers.js';

/** Consumption of homes, kWh a year, from low to high typical use. Source: typical domestic consumption values of July 2026, low and high derived. */
const ELECTRICITY_KWH = [1650, 3800] as const;
const GAS_KWH = [6200, 14000] as const;

const OTHER_SUPPLIERS: readonly [SupplierCode, ...SupplierCode[]] = ['TORC', 'FERN', 'GLIM'];

interface Home {
  udprn: string;
  gsp: GspGroup;
  meters: MeterSetUp;
  suppliers: EnergySuppliers;
}

/** The electricity meters of one home, in the register's format. */
export function electricityMeters(home: Home) {
  const count = home.meters.electricity === 'related' ? 2 : 1;
  return Array.from({ length: count }, (_, index) => electricityMeter(home, index));
}

function electricityMeter(home: Home, index: number) {
  const { electricity } = home.meters;
  const economy7 = electricity === 'economy-7';
  const seed = `${home.udprn}/${index}`;
  return {
    Mpan: mpanCore(GSP_GROUPS[home.gsp].distributor, seededDigits(10, 'mpan', seed)),
    ProfileClass: electricity === 'commercial' ? '03' : economy7 ? '02' : '01',
    MeterSerialNumber: `E${10 + seededNumber(15, 'year', seed)}B${seededDigits(5, 'electricity', seed)}`,
    PaymentMethod: electricity === 'prepayment' ? 'PREPAYMENT' : 'CREDIT',
    Registers: economy7
      ? [
          { RegisterId: '1', Rate: 'DAY', Digits: 5 },
          { RegisterId: '2', Rate: 'NIGHT', Digits: 5 },
        ]
      : [{ RegisterId: '1', Rate: 'STANDARD', Digits: 5 }],
    Smart: smart(home.meters),
    CurrentSupplier: currentSupplier(home, 'electricity'),
    ChangeOfSupplyPending: 'N',
    EstimatedAnnualConsumptionKwh: consumption(ELECTRICITY_KWH, 'eac', seed),
  };
}

/** The gas meters of one home: one, or none without gas. */
export function gasMeters(home: Home) {
  const { gas } = home.meters;
  if (gas === 'none') return [];
  return [
    {
      Mprn: seededDigits(10, 'mprn', home.udprn),
      MeterSerialNumber: `G4A${seededDigits(5, 'gas', home.udprn)}`,
      PaymentMethod: gas === 'prepayment' ? 'PREPAYMENT' : 'CREDIT',
      MarketSector: gas === 'commercial' ? 'I' : 'D',
      Digits: 5,
      Smart: smart(home.meters),
      CurrentSupplier: currentSupplier(home, 'gas'),
      ChangeOfSupplyPending: 'N',
      AnnualQuantityKwh: consumption(GAS_KWH, 'aq', home.udprn),
    },
  ];
}

function smart({ smart: version }: MeterSetUp) {
  return { DccEnrolled: version === 'S2' ? 'Y' : 'N', SmetsVersion: version === 'none' ? null : version };
}

function currentSupplier({ udprn, meters, suppliers }: Home, fuel: string) {
  const code = meters.heldByNamedSupplier ? 'LARK' : seededChoice(OTHER_SUPPLIERS, 'supplier', fuel, udprn);
  return { MarketParticipantId: code, Name: suppliers[code].name };
}

function consumption([low, high]: readonly [number, number], ...seed: string[]): string {
  return String(low + 10 * seededNumber((high - low) / 10 + 1, ...seed));
}

const WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** The 13 digits of an MPAN core: distributor, ten digits, check digit (weighted sum, modulo 11, modulo 10). */
export function mpanCore(distributor: string, number: string): string {
  const digits = distributor + number;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  return digits + String((sum % 11) % 10);
}
