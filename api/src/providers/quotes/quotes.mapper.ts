import { billingMultipliers, type AddOn, type BillingFrequency, type TariffFuel } from '@home-move/contract';
import type { Extra, LodgedAnswer, PaymentTermsAnswer, Product, SearchAnswer } from './quotes.answers.js';
import type { LodgedApplication, OfferedTariff, PaymentTerms, QuoteSearch, QuoteSearchResult } from './quotes.port.js';

const fuelCodes = { DualFuel: 'DUAL', Electric: 'ELEC', Gas: 'GAS' } as const satisfies Record<TariffFuel, string>;
const fuels = { DUAL: 'DualFuel', ELEC: 'Electric', GAS: 'Gas' } as const satisfies Record<string, TariffFuel>;

export function fromSearch({ gspGroup, postcode, fuels: wanted, electricity, gas, prepayment }: QuoteSearch): object {
  return {
    gsp_group: gspGroup,
    postcode,
    fuels: fuelCodes[wanted],
    panel: 'ALL',
    ...(electricity && {
      electricity: { annual_kwh: electricity.kwh, meter: electricity.multiRate ? 'E7' : 'STD', prepayment },
    }),
    ...(gas && { gas: { annual_kwh: gas.kwh, prepayment } }),
  };
}

export function toSearchResult(answer: SearchAnswer): QuoteSearchResult {
  return {
    searchId: answer.search_id,
    nightShare: answer.assumptions.night_share,
    tariffs: answer.results.map(toOfferedTariff),
  };
}

function toOfferedTariff(product: Product): OfferedTariff {
  const { electricity, gas } = product.rates;
  return {
    priceId: product.product_code,
    supplierCode: product.supplier.code,
    supplierName: product.supplier.name,
    supplierImageUrl: product.supplier.logo,
    supplierSiteUrl: product.supplier.website,
    isNamedSupplier: product.sponsored,
    tariffName: product.name,
    fuels: fuels[product.fuel],
    paymentMethod: product.payment === 'DD' ? 'DIRECT_DEBIT' : 'PAY_AS_YOU_GO',
    contractMonths: product.contract_months,
    electricity: electricity && {
      unitRate: electricity.unit_p_kwh,
      nightUnitRate: electricity.night_unit_p_kwh,
      standingCharge: electricity.standing_charge_p_day,
    },
    gas: gas && { unitRate: gas.unit_p_kwh, nightUnitRate: null, standingCharge: gas.standing_charge_p_day },
    exitFee: product.exit_fee_per_fuel_gbp,
    paperless: product.billing.includes('PAPERLESS'),
    paper: product.billing.includes('PAPER'),
    isSmartSpecific: product.smart_required,
    canSwitch: product.switchable,
    paysCommission: product.commission_paid,
    sellingPoint: product.highlights[0] ?? null,
    termsUrl: product.terms_url,
    generalTermsUrl: product.general_terms_url,
    principalTerms: product.principal_terms,
    addOns: product.extras.map(toAddOn),
  };
}

const frequencies: Readonly<Record<Extra['frequency'], BillingFrequency>> = {
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  ANNUAL: 'Annual',
  ONE_OFF: 'One-off',
};

/**
 * The vendor's price is for one bill, and stays so; beside it the same for one month. An introductory price that does
 * not say when it ends is left out, so that nobody is told less than they are asked. [TARIFF-10]
 */
function toAddOn(extra: Extra): AddOn {
  const billingFrequency = frequencies[extra.frequency];
  const introPrice = extra.intro_months === null ? null : extra.intro_price_gbp;
  const aMonth = (pence: number) => Math.round(pence / billingMultipliers[billingFrequency]);
  return {
    identifier: extra.id,
    title: extra.title,
    displayName: extra.display_name,
    summaryDescription: extra.summary,
    description: extra.description,
    importantInfo: extra.important_info,
    iconUrl: null,
    bannerUrl: null,
    billingFrequency,
    cost: aMonth(extra.price_gbp),
    discountCost: introPrice === null ? null : aMonth(introPrice),
    billCost: extra.price_gbp,
    billDiscountCost: introPrice,
    introMonths: introPrice === null ? null : extra.intro_months,
    discountDescription: extra.intro_text,
    discountEndDescription: extra.intro_ends_text,
    cancellationInfoText: extra.cancellation,
    paymentTimeDescription: extra.payment_note,
    isDD: extra.direct_debit,
    isIncluded: extra.included,
    isSmartSpecific: extra.smart_only,
    isOneOff: billingFrequency === 'One-off',
    listOfInformationLinks: extra.links,
  };
}

export function toPaymentTerms(answer: PaymentTermsAnswer): PaymentTerms {
  return {
    accountNamePattern: answer.account_name_pattern,
    accountNameHint: answer.account_name_hint,
    collectionDays: answer.collection_days,
    paperMandate: answer.paper_mandate,
    noticeWorkingDays: answer.notice_working_days,
  };
}

export function toLodged(answer: LodgedAnswer): LodgedApplication {
  const { direct_debit: directDebit } = answer;
  return {
    reference: answer.application_ref,
    supplierName: answer.supplier_name,
    directDebit: directDebit && { reference: directDebit.reference, collector: directDebit.collector },
  };
}
