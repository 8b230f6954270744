import { formatDay, type AddOn, type AnnualUse, type EnergyTariff } from '@home-move/contract';
import type { OfferedTariff, QuoteSearchResult } from '../../../providers/quotes/quotes.port.js';
import { perMonth, costParts, totalOf } from './cost-parts.js';
import type { TariffOffer } from '../state/energy.state.js';
import { fixedTermEnd } from './supply-start.js';

export interface Pricing {
  readonly quoteId: string;
  /** The supplier that the portal promotes by name. */
  readonly namedSupplier: string;
  readonly use: AnnualUse;
  /** The day from which a tariff would supply, yyyy-MM-dd. */
  readonly supplyStartDate: (offered: OfferedTariff) => string;
  readonly hasSmartMeter: boolean;
}

/** Prices the offered tariffs for one home. Sorted strictly by price, regardless of commission. [LIST-19, LIST-20, LIST-22] */
export function toOffers({ tariffs, nightPercent }: QuoteSearchResult, pricing: Pricing): TariffOffer[] {
  const priced = tariffs.map((offered) => priceOf(offered, nightPercent, pricing)).toSorted(byPrice);
  const standard = priced.find(({ tariff }) => tariff.isDefault)?.tariff;
  return priced.map((offer) => ({
    ...offer,
    tariff: { ...offer.tariff, svtSaving: standard ? standard.newSpend - offer.tariff.newSpend : null },
  }));
}

function byPrice({ tariff: a }: Pick<TariffOffer, 'tariff'>, { tariff: b }: Pick<TariffOffer, 'tariff'>): number {
  return a.newSpend - b.newSpend || a.tariffName.localeCompare(b.tariffName, 'en');
}

function priceOf(offered: OfferedTariff, nightPercent: number | null, pricing: Pricing): TariffOffer {
  const parts = costParts(offered, pricing.use, nightPercent);
  const newSpend = totalOf(parts);
  const supplyStartDate = pricing.supplyStartDate(offered);
  const addOnsData = offered.addOns.filter((addOn) => fits(addOn, offered, pricing));
  const isNamedSupplier = offered.supplierName === pricing.namedSupplier;
  const tariff: EnergyTariff = {
    id: `${pricing.quoteId}/${offered.priceId}`,
    quoteId: pricing.quoteId,
    priceId: offered.priceId,
    tariffName: offered.tariffName,
    supplierName: offered.supplierName,
    supplierImageUrl: offered.supplierImageUrl,
    supplierSiteUrl: offered.supplierSiteUrl,
    tariffUrl: slug(offered.tariffName),
    termsUrl: offered.termsUrl,
    generalTermsUrl: offered.generalTermsUrl,
    principalTerms: offered.principalTerms,
    newSpend,
    newSpendMonthly: perMonth(newSpend),
    newSpendMonthlyElec: offered.electricity && perMonth(parts.electricityUse + parts.electricityStanding),
    newSpendMonthlyGas: offered.gas && perMonth(parts.gasUse + parts.gasStanding),
    costParts: parts,
    energyType: offered.fuels,
    tariffType: offered.contractMonths === null ? 'variable' : 'fixed',
    contractLength: offered.contractMonths,
    fixedTermEnd: fixedTermEnd(offered.contractMonths, supplyStartDate),
    fuelTypeTermEnd: fuelTypeTermEnd(offered, supplyStartDate),
    winterUplift: offered.winterUplift,
    enhancedFeatures: offered.features,
    noteDefault: offered.note,
    noteSmartMeter: pricing.hasSmartMeter ? offered.noteForSmartMeters : null,
    startServiceDate: supplyStartDate,
    paperBillFee: offered.paperBillFee,
    electricity: offered.electricity,
    gas: offered.gas,
    exitFee: offered.exitFee,
    paperless: offered.paperless,
    paper: offered.paper,
    paymentMethod: offered.paymentMethod,
    isSmartSpecific: offered.isSmartSpecific,
    canSwitch: offered.canSwitch,
    paysCommission: offered.paysCommission,
    isDefault: isNamedSupplier && offered.contractMonths === null,
    uspText: offered.sellingPoint,
    recommendationReason: null,
    svtSaving: null,
    addOnsAvailable: addOnsData.length > 0,
    addOnsData,
  };
  return { tariff, supplierCode: offered.supplierCode, isNamedSupplier };
}

const fuelNames = { DualFuel: 'Electricity and gas', Electric: 'Electricity', Gas: 'Gas' } as const;

/** "Electricity and gas, until 30 Nov 2027", or "…, no end date". */
function fuelTypeTermEnd({ fuels, contractMonths }: OfferedTariff, supplyStartDate: string): string {
  const end = fixedTermEnd(contractMonths, supplyStartDate);
  return `${fuelNames[fuels]}, ${end === null ? 'no end date' : `until ${formatDay(end)}`}`;
}

/** An add-on that needs a smart meter requires one at home, or a tariff that includes one. [TARIFF-11] */
function fits(addOn: AddOn, offered: OfferedTariff, { hasSmartMeter }: Pricing): boolean {
  return !addOn.isSmartSpecific || hasSmartMeter || offered.isSmartSpecific;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
