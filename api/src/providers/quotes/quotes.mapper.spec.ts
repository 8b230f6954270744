import { searchResponse } from './quotes.responses.js';
import { toSearchResult } from './quotes.mapper.js';

const svg = 'data:image/svg+xml;base64,PHN2Zy8+';

/** An extra in the vendor's format. */
const anExtra = (more: object) => ({
  id: 'COVER',
  category: 4,
  title: 'Cover',
  display_name: 'Cover',
  description: 'Repairs',
  important_info: null,
  summary: 'Repairs',
  frequency: 'MONTHLY',
  price_gbp: '14.50',
  intro_price_gbp: null,
  intro_months: null,
  intro_text: null,
  intro_ends_text: null,
  cancellation: null,
  direct_debit: true,
  included: false,
  smart_only: false,
  payg_ok: false,
  payment_note: null,
  links: [],
  ...more,
});

/** The tariff of a search response with this logo and this extra. */
function tariffOf({ logo = null, extra = {}, product = {} }: { logo?: unknown; extra?: object; product?: object }) {
  const response = searchResponse.parse({
    search_id: 'QS-1',
    currency: 'GBP',
    assumptions: { night_share: null },
    results: [
      {
        product_code: 'LARK-FIX12',
        supplier: { code: 'LARK', name: 'Larkfield Energy', logo, website: 'https://larkfield.example' },
        name: 'Larkfield Fix 12',
        fuel: 'GAS',
        payment: 'DD',
        contract_months: 12,
        rates: { electricity: null, gas: { standing_charge_p_day: '28.50', unit_p_kwh: '7.05' } },
        exit_fee_per_fuel_gbp: '50.00',
        billing: ['PAPERLESS'],
        smart_required: false,
        switchable: true,
        commission_paid: true,
        sponsored: true,
        highlights: [],
        features: [],
        note: null,
        note_smart_meter: null,
        paper_bill_fee_gbp_month: null,
        winter_uplift_percent: null,
        terms_url: 'https://larkfield.example/terms/fix-12',
        general_terms_url: 'https://larkfield.example/terms',
        principal_terms: [],
        extras: [anExtra(extra)],
        ...product,
      },
    ],
  });
  return toSearchResult(response).tariffs[0];
}

it.each([
  [svg, svg],
  ['data:image/png;base64,iVBORw0=', 'data:image/png;base64,iVBORw0='],
  ['https://larkfield.example/logo.svg', null],
  ['data:text/html;base64,PHA+', null],
  ['javascript:alert(1)', null],
  [null, null],
])('maps the logo %j to %j: pages load no pictures from other hosts', (logo, expected) => {
  expect(tariffOf({ logo })?.supplierImageUrl).toBe(expected);
});

it.each([
  [{}, { cost: 1450, billCost: 1450, billDiscountCost: null, introMonths: null }],
  [
    { intro_price_gbp: '9.50', intro_months: 3 },
    { cost: 1450, discountCost: 950, billCost: 1450, billDiscountCost: 950, introMonths: 3 },
  ],
  // An introductory price without an end is ignored.
  [{ intro_price_gbp: '9.50' }, { discountCost: null, billDiscountCost: null, introMonths: null }],
  [
    { frequency: 'ANNUAL', price_gbp: '84.00' },
    { cost: 700, billCost: 8400, billingFrequency: 'Annual' },
  ],
  // 833 a month is rounded; the bill keeps its exact amount.
  [
    { frequency: 'QUARTERLY', price_gbp: '25.00' },
    { cost: 833, billCost: 2500, billingFrequency: 'Quarterly' },
  ],
])('keeps the price per bill of an extra with %j [TARIFF-10]', (extra, expected) => {
  expect(tariffOf({ extra })?.addOns[0]).toMatchObject(expected);
});

it.each([
  { direct_debit: true, included: false, smart_only: true },
  { direct_debit: false, included: true, smart_only: false },
])('keeps every field of an extra with %j [TARIFF-07] [TARIFF-08]', ({ direct_debit, included, smart_only }) => {
  const extra = {
    title: 'Boiler cover',
    display_name: 'Boiler cover, with a yearly service',
    description: 'An engineer repairs your boiler.',
    important_info: 'The boiler must be less than 15 years old.',
    summary: 'Repairs and a yearly service',
    frequency: 'ONE_OFF',
    price_gbp: '14.50',
    intro_price_gbp: '9.50',
    intro_months: 3,
    intro_text: '£9.50 at first',
    intro_ends_text: 'Then £14.50',
    cancellation: 'Cancel within 14 days.',
    payment_note: 'Collected with your energy.',
    links: [{ label: 'Terms', url: 'https://larkfield.example/cover' }],
  };
  expect(tariffOf({ extra: { ...extra, direct_debit, included, smart_only } })?.addOns[0]).toEqual({
    identifier: 'COVER',
    addOnType: 4,
    title: 'Boiler cover',
    displayName: 'Boiler cover, with a yearly service',
    description: 'An engineer repairs your boiler.',
    importantInfo: 'The boiler must be less than 15 years old.',
    summaryDescription: 'Repairs and a yearly service',
    iconUrl: null,
    bannerUrl: null,
    billingFrequency: 'One-off',
    cost: 1450,
    discountCost: 950,
    billCost: 1450,
    billDiscountCost: 950,
    introMonths: 3,
    discountDescription: '£9.50 at first',
    discountEndDescription: 'Then £14.50',
    cancellationInfoText: 'Cancel within 14 days.',
    paymentTimeDescription: 'Collected with your energy.',
    isDD: direct_debit,
    isIncluded: included,
    isSmartSpecific: smart_only,
    isOneOff: true,
    listOfInformationLinks: [{ label: 'Terms', url: 'https://larkfield.example/cover' }],
  });
});

it('keeps the rates, the exit fee, the term and the payment of a tariff [LIST-22]', () => {
  const rates = {
    electricity: { standing_charge_p_day: '54.00', unit_p_kwh: '25.20', night_unit_p_kwh: '14.10' },
    gas: { standing_charge_p_day: '28.50', unit_p_kwh: '7.05' },
  };
  const product = {
    fuel: 'DUAL',
    rates,
    smart_required: true,
    principal_terms: ['You have 14 days to change your mind.'],
  };
  expect(tariffOf({ product })).toMatchObject({
    fuels: 'DualFuel',
    electricity: { unitRate: 25.2, nightUnitRate: 14.1, standingCharge: 54 },
    gas: { unitRate: 7.05, nightUnitRate: null, standingCharge: 28.5 },
    exitFee: 5000,
    contractMonths: 12,
    paymentMethod: 'DIRECT_DEBIT',
    isSmartSpecific: true,
    principalTerms: ['You have 14 days to change your mind.'],
  });
  expect(tariffOf({ product: { payment: 'PPM' } })).toMatchObject({ paymentMethod: 'PAY_AS_YOU_GO' });
});

it('keeps the notes, the features, the winter uplift and the fee for paper bills [LIST-20, TARIFF-17, TARIFF-18]', () => {
  const feature = {
    summary: 'Free to leave',
    heading: 'Leave whenever you like',
    description: 'There is no exit fee.',
  };
  const note = { heading: 'Before you choose', body: 'Prices can change.' };
  const forSmartMeters = { heading: 'Your smart meter', body: 'It keeps working.' };
  const product = {
    features: [feature],
    note,
    note_smart_meter: forSmartMeters,
    paper_bill_fee_gbp_month: '1.50',
    winter_uplift_percent: '23',
  };
  expect(tariffOf({ product })).toMatchObject({
    features: [feature],
    note,
    noteForSmartMeters: forSmartMeters,
    paperBillFee: 150,
    winterUplift: 23,
  });
});

it.each([
  ['DD', false, ['COVER']],
  ['PPM', false, []],
  ['PPM', true, ['COVER']],
])('with payment %s, offers an extra whose payg_ok is %p as %j [TARIFF-11]', (payment, payg_ok, expected) => {
  const { addOns = [] } = tariffOf({ product: { payment }, extra: { payg_ok } }) ?? {};
  expect(addOns.map(({ identifier }) => identifier)).toEqual(expected);
});

it.each([
  [1, 1],
  [5, 5],
  [9, 6],
])('maps an extra of category %d to an add-on of type %d [CODE-08]', (category, addOnType) => {
  expect(tariffOf({ extra: { category } })?.addOns[0]?.addOnType).toBe(addOnType);
});
