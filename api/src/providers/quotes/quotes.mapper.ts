import {
  addOnTypes,
  billingMultipliers,
  type AddOn,
  type AddOnType,
  type BillingFrequency,
  type TariffFuel,
} from '@home-move/contract';
import type { DataMap } from '../../common/disclosures/data-map.js';
import type { NeedsRegistration } from '../priority-services/needs-registration.js';
import type {
  Extra,
  HeldApplicationResponse,
  PaymentTermsResponse,
  Product,
  SearchResponse,
  SubmissionResponse,
} from './quotes.responses.js';
import type {
  HeldApplication,
  OfferedTariff,
  PaymentTerms,
  QuoteSearch,
  QuoteSearchResult,
  SubmittedApplication,
} from './quotes.port.js';

const fuelCodes = { DualFuel: 'DUAL', Electric: 'ELEC', Gas: 'GAS' } as const satisfies Record<TariffFuel, string>;
const fuels = { DUAL: 'DualFuel', ELEC: 'Electric', GAS: 'Gas' } as const satisfies Record<string, TariffFuel>;

/** The body of a search. */
interface SearchBody {
  readonly gsp_group: string;
  readonly postcode: string;
  readonly fuels: string;
  readonly panel: 'ALL';
  readonly electricity?: {
    readonly annual_kwh: number;
    readonly meter: 'E7' | 'STD';
    readonly prepayment: boolean;
    readonly night_share?: string;
  };
  readonly gas?: { readonly annual_kwh: number; readonly prepayment: boolean };
}

/** The supply area follows from the postcode. */
export const searchData: DataMap<SearchBody> = {
  gsp_group: 'postcode',
  postcode: 'postcode',
  fuels: 'meters',
  panel: null,
  electricity: { annual_kwh: 'usage', meter: 'meters', prepayment: 'meters', night_share: 'usage' },
  gas: { annual_kwh: 'usage', prepayment: 'meters' },
};

/** The body with which a supplier gets the needs of a customer whom it knows. */
interface SupplierNeedsBody {
  readonly needs: NeedsRegistration['needs'];
  readonly contact_format: NeedsRegistration['format'];
  readonly consent_given_at: string;
}

export const supplierNeedsData: DataMap<SupplierNeedsBody> = {
  needs: { code: 'healthNeeds', language: 'healthNeeds', until: 'healthNeeds' },
  contact_format: 'healthNeeds',
  consent_given_at: 'agreements',
};

export function fromSearch({ gspGroup, postcode, fuels: wanted, electricity, gas }: QuoteSearch): SearchBody {
  return {
    gsp_group: gspGroup,
    postcode,
    fuels: fuelCodes[wanted],
    panel: 'ALL',
    ...(electricity && {
      electricity: {
        annual_kwh: electricity.kwh,
        meter: electricity.multiRate ? 'E7' : 'STD',
        prepayment: electricity.prepayment,
        ...(electricity.nightPercent !== undefined && { night_share: (electricity.nightPercent / 100).toFixed(2) }),
      },
    }),
    ...(gas && { gas: { annual_kwh: gas.kwh, prepayment: gas.prepayment } }),
  };
}

export function toSearchResult(response: SearchResponse): QuoteSearchResult {
  return {
    searchId: response.search_id,
    nightPercent: response.assumptions.night_share,
    tariffs: response.results.map(toOfferedTariff),
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
    winterUplift: product.winter_uplift_percent,
    features: product.features,
    note: product.note,
    noteForSmartMeters: product.note_smart_meter,
    paperBillFee: product.paper_bill_fee_gbp_month,
    // An extra that is billed by Direct Debit does not go with a tariff that is paid as you go. [TARIFF-11]
    addOns: product.extras.filter(({ payg_ok }) => product.payment === 'DD' || payg_ok).map(toAddOn),
  };
}

const frequencies: Readonly<Record<Extra['frequency'], BillingFrequency>> = {
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  ANNUAL: 'Annual',
  ONE_OFF: 'One-off',
};

/** The provider's categories are ours; one that it adds later is `other`. [CODE-08] */
const addOnTypeOf = (category: number): AddOnType =>
  Object.values(addOnTypes).find((type) => type === category) ?? addOnTypes.other;

/**
 * Keeps the vendor's price per bill, and adds the same price per month. Drops an introductory price without an end, so that
 * no mover is quoted less than they will pay. [TARIFF-10]
 */
function toAddOn(extra: Extra): AddOn {
  const billingFrequency = frequencies[extra.frequency];
  const introPrice = extra.intro_months === null ? null : extra.intro_price_gbp;
  const perMonth = (pence: number) => Math.round(pence / billingMultipliers[billingFrequency]);
  return {
    identifier: extra.id,
    addOnType: addOnTypeOf(extra.category),
    title: extra.title,
    displayName: extra.display_name,
    summaryDescription: extra.summary,
    description: extra.description,
    importantInfo: extra.important_info,
    iconUrl: null,
    bannerUrl: null,
    billingFrequency,
    cost: perMonth(extra.price_gbp),
    discountCost: introPrice === null ? null : perMonth(introPrice),
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

export function toPaymentTerms(response: PaymentTermsResponse): PaymentTerms {
  return {
    accountNamePattern: response.account_name_pattern,
    accountNameHint: response.account_name_hint,
    collectionDays: response.collection_days,
    paperMandate: response.paper_mandate,
    noticeWorkingDays: response.notice_working_days,
  };
}

export function toSubmitted(response: SubmissionResponse): SubmittedApplication {
  const { direct_debit: directDebit } = response;
  return {
    reference: response.application_ref,
    supplierName: response.supplier_name,
    directDebit: directDebit && { reference: directDebit.reference, collector: directDebit.collector },
  };
}

export function toHeldApplication({
  application_ref,
  product_codes,
  extras,
}: HeldApplicationResponse): HeldApplication {
  return { reference: application_ref, priceIds: product_codes, addOns: extras };
}
