import { createHash } from 'node:crypto';
import type { EnergySupplier, EnergySuppliers } from '../supply/energy-suppliers.js';
import { extrasFor } from './extras.data.js';
import { LONG_LIST } from './long-list.data.js';
import { pence, pounds, priceOf, type Price } from './price.js';
import { initialsLogo } from '../logos/initials-logo.js';
import type { Search } from './search-request.js';
import {
  NOT_SWITCHABLE,
  PAPER_BILL_FEE_GBP,
  PRICED_FROM,
  TARIFFS,
  WINTER_UPLIFT_PERCENT,
  WITHOUT_COMMISSION,
  type TariffRow,
} from './tariffs.data.js';
import { featuresOf, highlightsOf, noteOf, principalTermsOf, smartMeterNoteOf } from './tariff-texts.js';

interface Offer {
  code: string;
  tariff: TariffRow;
  price: Price;
}

/** All tariffs for a search, cheapest first. The same search has the same id and the same response. */
export function searchResponse(search: Search, suppliers: EnergySuppliers) {
  const offers = (search.longList ? LONG_LIST : TARIFFS)
    .filter((tariff) => !search.sponsorOnly || tariff.supplier === 'LARK')
    .flatMap((tariff): Offer[] => {
      const price = priceOf(tariff, search);
      return price ? [{ code: productCode(tariff, search), tariff, price }] : [];
    });
  const results = offers
    .toSorted((a, b) => a.price.totalPence - b.price.totalPence || a.code.localeCompare(b.code))
    .map((offer) =>
      tariffResponse(offer, variableTariffPrice(offer, offers), search, suppliers[offer.tariff.supplier]),
    );
  const { electricity, gas } = search;
  return {
    search_id: `QS-${createHash('sha256').update(JSON.stringify(search)).digest('hex').slice(0, 12)}`,
    priced_from: PRICED_FROM,
    currency: 'GBP',
    assumptions: {
      electricity_kwh: electricity?.kwh ?? null,
      gas_kwh: gas?.kwh ?? null,
      night_share: electricity?.meter === 'E7' ? electricity.nightShare.toFixed(2) : null,
    },
    result_count: results.length,
    results,
  };
}

function productCode({ supplier, key, payment }: TariffRow, { gsp, fuels, electricity }: Search): string {
  return [supplier, key, gsp.slice(1), fuels, electricity?.meter ?? 'STD', payment].join('-');
}

/** The price of the supplier's variable tariff, with which a fixed tariff is compared. */
function variableTariffPrice({ tariff }: Offer, offers: readonly Offer[]): Price | undefined {
  return offers.find((other) => other.tariff.supplier === tariff.supplier && other.tariff.months === null)?.price;
}

function tariffResponse(
  { code, tariff, price }: Offer,
  variable: Price | undefined,
  search: Search,
  supplier: EnergySupplier,
) {
  return {
    product_code: code,
    supplier: { code: supplier.code, name: supplier.name, logo: initialsLogo(supplier), website: supplier.website },
    name: `${brandOf(supplier)} ${tariff.name}`,
    fuel: search.fuels,
    payment: tariff.payment,
    kind: tariff.months === null ? 'VARIABLE' : 'FIXED',
    contract_months: tariff.months,
    rates: ratesOf(price),
    exit_fee_per_fuel_gbp: pounds(tariff.exitFeePence),
    year_one: yearOne(price),
    saving_against_variable_gbp: savingOf(price, variable),
    billing: tariff.paperBills ? ['PAPERLESS', 'PAPER'] : ['PAPERLESS'],
    paper_bill_fee_gbp_month: tariff.paperBills ? PAPER_BILL_FEE_GBP : null,
    smart_required: tariff.smartRequired,
    switchable: !NOT_SWITCHABLE.has(tariff.supplier),
    commission_paid: !WITHOUT_COMMISSION.has(tariff.supplier),
    sponsored: tariff.supplier === 'LARK',
    winter_uplift_percent: WINTER_UPLIFT_PERCENT,
    highlights: highlightsOf(tariff),
    features: featuresOf(tariff),
    note: noteOf(tariff),
    note_smart_meter: smartMeterNoteOf(tariff),
    terms_url: `${supplier.website}/terms/${tariff.termsPath}`,
    general_terms_url: `${supplier.website}/terms`,
    principal_terms: principalTermsOf(tariff),
    extras: tariff.supplier === 'LARK' ? extrasFor(search.fuels, tariff.payment) : [],
  };
}

/** The first word of the supplier's name precedes the tariff's: "Larkfield Fix 12", "Tor Variable". */
const brandOf = (supplier: EnergySupplier): string => supplier.name.split(' ')[0] ?? supplier.name;

function ratesOf({ electricity, gas }: Price) {
  return {
    electricity: electricity && {
      standing_charge_p_day: pence(electricity.standing),
      unit_p_kwh: pence(electricity.unit),
      night_unit_p_kwh: electricity.night === null ? null : pence(electricity.night),
    },
    gas: gas && { standing_charge_p_day: pence(gas.standing), unit_p_kwh: pence(gas.unit) },
  };
}

const monthly = (yearPence: number): string => pounds(Math.round(yearPence / 12));

function yearOne({ electricity, gas, totalPence }: Price) {
  return {
    total_gbp: pounds(totalPence),
    electricity_gbp: electricity && pounds(electricity.yearPence),
    gas_gbp: gas && pounds(gas.yearPence),
    monthly_total_gbp: monthly(totalPence),
    monthly_electricity_gbp: electricity && monthly(electricity.yearPence),
    monthly_gas_gbp: gas && monthly(gas.yearPence),
  };
}

/** Saving in pounds in the first year; null if there is none. */
function savingOf(price: Price, variable: Price | undefined): string | null {
  const saved = (variable?.totalPence ?? 0) - price.totalPence;
  return saved > 0 ? pounds(saved) : null;
}
