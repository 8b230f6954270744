import {
  isInEnergyMarket,
  noQuoteDetails,
  type Address,
  type EnergyJourney,
  type Enrolment,
  type FuelType,
  type MeterAnswers,
  type MeterType,
  type SupplyFacts,
  type SupplyStatus,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { HomeSupply } from '../../../providers/supply/supply.port.js';
import type { EnergyFields, StoredSupply } from './energy.state.js';

/** The known facts about a home's supply: the register's data, and the mover's answers. */
type KnownSupply = Pick<EnergyFields, 'supply' | 'usage'>;

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
  manualHasPrepay: null,
  meterDetailsCompleted: false,
  hasElecSmartMeter: false,
  hasGasSmartMeter: false,
  meterType: null,
  supportsFastSwitch: false,
  currentSupplierElec: null,
  currentSupplierGas: null,
};

/**
 * The supply as shown to the mover. Where the register lists no meters, the mover's answers count; before them, tariffs are
 * quoted for both fuels on credit, at a single rate. [NEXT-22 to NEXT-26]
 */
export function supplyFacts({ supply, usage }: KnownSupply): SupplyFacts {
  if (!supply) return unknown;
  const supplyStatus = supplyStatusOf(supply);
  if (supply.kind === 'register') return ofHome(supply.home, supplyStatus);
  const checked = { ...unknown, supplyChecked: true, supplyStatus };
  if (supply.kind === 'outside-market') return { ...checked, quotableEnergy: false };
  const answers = meterAnswers({ supply, usage });
  return { ...checked, fuelType: 'Dual', ...(answers && ofAnswers(answers)) };
}

/** The supply of an enrolment's home: in another market, no quote is possible even before the register has been queried. */
export function homeSupply(
  record: KnownSupply & { readonly address: Address | null; readonly partnerPostcode: string | null },
): SupplyFacts {
  const facts = supplyFacts(record);
  const isInMarket = isInEnergyMarket(record.address?.postcode ?? record.partnerPostcode);
  return { ...facts, quotableEnergy: facts.quotableEnergy && isInMarket };
}

/** The mover's answers about the meters; null if the register lists them, and before an answer. */
export function meterAnswers({ supply, usage }: KnownSupply): MeterAnswers | null {
  return supply?.kind === 'area' ? (usage?.meters ?? null) : null;
}

function ofAnswers({ gas, prepay, economy7 }: MeterAnswers): Partial<SupplyFacts> {
  const hasGas = gas === 'Y';
  const hasPrepay = prepay === 'Y';
  return {
    fuelType: hasGas ? 'Dual' : 'Electric',
    isElecPayg: hasPrepay,
    isGasPayg: hasPrepay && hasGas,
    economy7: economy7 === 'Y',
    manualHasPrepay: hasPrepay,
    meterDetailsCompleted: true,
  };
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
    manualHasPrepay: null,
    meterDetailsCompleted: true,
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
export function quotableFuels({ supply, usage }: KnownSupply & { readonly supply: StoredSupply }): FuelType {
  const { fuelType, quotableEnergy } = supplyFacts({ supply, usage });
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
export function hasMultiRate(known: KnownSupply): boolean {
  return supplyFacts(known).economy7;
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
