import {
  noQuoteDetails,
  type EnergyJourney,
  type Enrolment,
  type FuelType,
  type MeterType,
  type SupplyFacts,
  type SupplyStatus,
} from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { HomeSupply } from '../../providers/supply/supply.port.js';
import type { StoredSupply } from './energy.state.js';

const unknown: SupplyFacts = {
  supplyChecked: false,
  supplyStatus: 'unchecked',
  // Quotes are not ruled out before the supply is checked.
  quotableEnergy: true,
  isDomestic: true,
  isMeterInfoValid: false,
  fuelType: null,
  isMixedMeters: false,
  isElecPayg: false,
  isGasPayg: false,
  economy7: false,
  hasElecSmartMeter: false,
  hasGasSmartMeter: false,
  meterType: null,
  supportsFastSwitch: false,
  currentSupplierElec: null,
  currentSupplierGas: null,
};

/** The supply as shown to the mover. Without meters, tariffs are quoted for both fuels at a single rate. [NEXT-22 to NEXT-26] */
export function supplyFacts(supply: StoredSupply | null): SupplyFacts {
  if (!supply) return unknown;
  const supplyStatus = supplyStatusOf(supply);
  if (supply.kind === 'register') return ofHome(supply.home, supplyStatus);
  const checked = { ...unknown, supplyChecked: true, supplyStatus };
  return supply.kind === 'area' ? { ...checked, fuelType: 'Dual' } : { ...checked, quotableEnergy: false };
}

const statuses = { standard: 'quotable', exception: 'unsupported-meters', commercial: 'commercial' } as const;

function supplyStatusOf(supply: StoredSupply): SupplyStatus {
  return supply.kind === 'outside-market' ? 'outside-market' : statuses[journeyType(supply)];
}

function ofHome(home: HomeSupply, supplyStatus: SupplyStatus): SupplyFacts {
  const { electricity, gas } = home;
  const isElecPayg = electricity?.prepayment ?? false;
  const isGasPayg = gas?.prepayment ?? false;
  return {
    supplyChecked: true,
    supplyStatus,
    quotableEnergy: supplyStatus === 'quotable',
    isDomestic: supplyStatus !== 'commercial',
    isMeterInfoValid: true,
    fuelType: fuelTypeOf(home),
    isMixedMeters: electricity !== null && gas !== null && isElecPayg !== isGasPayg,
    isElecPayg,
    isGasPayg,
    economy7: electricity?.multiRate ?? false,
    hasElecSmartMeter: (electricity?.smart ?? 'none') !== 'none',
    hasGasSmartMeter: (gas?.smart ?? 'none') !== 'none',
    meterType: meterTypeOf(home),
    supportsFastSwitch: home.supportsFastSwitch,
    currentSupplierElec: electricity?.supplierName ?? null,
    currentSupplierGas: gas?.supplierName ?? null,
  };
}

function fuelTypeOf({ electricity, gas }: HomeSupply): FuelType | null {
  if (electricity) return gas ? 'Dual' : 'Electric';
  return gas ? 'Gas' : null;
}

/** Electricity prepayment meters use keys (K), gas prepayment meters tokens (T). */
function meterTypeOf({ electricity, gas }: HomeSupply): MeterType | null {
  const meter = electricity ?? gas;
  if (!meter) return null;
  if (meter.smart !== 'none') return meter.smart;
  if (!meter.prepayment) return 'credit';
  return electricity ? 'K' : 'T';
}

/** Whether tariffs can be quoted, or why not. [USAGE-24, USAGE-29] */
export function journeyType(supply: StoredSupply): EnergyJourney['type'] {
  if (supply.kind === 'outside-market') return 'exception';
  if (supply.kind === 'area') return 'standard';
  const { home } = supply;
  const meters = [home.electricity, home.gas].filter((meter) => meter !== null);
  if (!home.isDomestic || meters.some((meter) => meter.commercial)) return 'commercial';
  if (!home.isSupported || meters.length === 0) return 'exception';
  return 'standard';
}

/** The fuels that tariffs are quoted for. Throws NOT_QUOTABLE with the reason. */
export function quotableFuels(supply: StoredSupply): FuelType {
  const { fuelType, quotableEnergy } = supplyFacts(supply);
  if (!fuelType || !quotableEnergy) throw notQuotable(supply);
  return fuelType;
}

/** Why tariffs cannot be quoted for a home. */
export function notQuotable(supply: StoredSupply): DomainError {
  const reason =
    supply.kind === 'outside-market' ? 'market' : journeyType(supply) === 'commercial' ? 'commercial' : 'meters';
  return new DomainError('NOT_QUOTABLE', { detail: noQuoteDetails[reason] });
}

/** Whether the home has day and night rates today. */
export function hasMultiRate(supply: StoredSupply): boolean {
  return supply.kind === 'register' && (supply.home.electricity?.multiRate ?? false);
}

/** Whether day and night rates apply after a pending change of supplier. */
export function hasMultiRatePending(supply: StoredSupply): boolean {
  return supply.kind === 'register' && (supply.home.electricity?.multiRatePending ?? false);
}

/** What the named supplier supplies, and whether a change is pending. [API-08, NEXT-25] */
export function changeOfSupply(
  supply: StoredSupply | null,
  namedSupplier: string,
): Pick<Enrolment, 'pendingChangeOfSupply' | 'ovoSupplyStatus'> {
  const { electricity, gas } = supply?.kind === 'register' ? supply.home : { electricity: null, gas: null };
  return {
    // The register reports a pending change by the rates that apply after it.
    pendingChangeOfSupply: electricity?.multiRatePending ? 'Y' : null,
    ovoSupplyStatus: {
      supplyElec: electricity?.supplierName === namedSupplier,
      supplyGas: gas?.supplierName === namedSupplier,
      fuelSupplyChecked: supply !== null,
    },
  };
}
