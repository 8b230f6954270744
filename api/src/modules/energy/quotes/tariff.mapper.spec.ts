import { anAddOn } from '@home-move/contract/testing';
import type { OfferedTariff } from '../../../providers/quotes/quotes.port.js';
import { toOffers, type Pricing } from './tariff.mapper.js';

const fix: OfferedTariff = {
  priceId: 'FIX',
  supplierCode: 'LARK',
  supplierName: 'Larkfield Energy',
  supplierImageUrl: null,
  supplierSiteUrl: 'https://larkfield.example',
  tariffName: 'Larkfield Fix 12',
  fuels: 'DualFuel',
  paymentMethod: 'DIRECT_DEBIT',
  contractMonths: 12,
  electricity: { unitRate: 25.2, nightUnitRate: null, standingCharge: 54 },
  gas: { unitRate: 7.05, nightUnitRate: null, standingCharge: 28.5 },
  exitFee: 5000,
  paperless: true,
  paper: true,
  isSmartSpecific: false,
  canSwitch: true,
  paysCommission: true,
  sellingPoint: 'Prices fixed for 12 months',
  termsUrl: 'https://larkfield.example/terms/fix-12',
  generalTermsUrl: 'https://larkfield.example/terms',
  principalTerms: ['You have 14 days to change your mind.'],
  winterUplift: 23,
  features: [],
  note: null,
  noteForSmartMeters: null,
  paperBillFee: 150,
  addOns: [],
};
const variable: OfferedTariff = {
  ...fix,
  priceId: 'VARIABLE',
  tariffName: 'Larkfield Variable',
  contractMonths: null,
  electricity: { unitRate: 26.11, nightUnitRate: null, standingCharge: 57.19 },
  gas: { unitRate: 7.33, nightUnitRate: null, standingCharge: 29.04 },
};
const pricing: Pricing = {
  quoteId: 'q-1',
  namedSupplier: 'Larkfield Energy',
  use: { electricityKwh: 2700, gasKwh: 9800 },
  supplyStartDate: () => '2026-12-02',
  hasSmartMeter: false,
};
const offersOf = (tariffs: readonly OfferedTariff[], more: Partial<Pricing> = {}) =>
  toOffers({ searchId: 'QS-1', nightPercent: null, tariffs }, { ...pricing, ...more }).map(({ tariff }) => tariff);

it('prices tariffs for the home, cheapest first, with every field [LIST-19] [LIST-20] [LIST-22]', () => {
  const detailed = {
    supplierImageUrl: 'data:image/png;base64,iVBORw0=',
    features: [{ summary: 'A steady price', heading: 'Your rates stay', description: 'They are fixed.' }],
    note: { heading: 'For every home', body: 'Bills come by email.' },
    noteForSmartMeters: { heading: 'For smart meters', body: 'Readings are sent by the meter.' },
    isSmartSpecific: true,
    addOns: [anAddOn()],
  };
  const [first, second] = offersOf([variable, { ...fix, ...detailed }], { hasSmartMeter: true });
  expect(first).toEqual({
    id: 'q-1/FIX',
    quoteId: 'q-1',
    priceId: 'FIX',
    tariffName: 'Larkfield Fix 12',
    supplierName: 'Larkfield Energy',
    supplierImageUrl: 'data:image/png;base64,iVBORw0=',
    supplierSiteUrl: 'https://larkfield.example',
    tariffUrl: 'larkfield-fix-12',
    generalTermsUrl: 'https://larkfield.example/terms',
    termsUrl: 'https://larkfield.example/terms/fix-12',
    newSpend: 167243,
    newSpendMonthly: 13937,
    newSpendMonthlyElec: 7313,
    newSpendMonthlyGas: 6624,
    costParts: { electricityUse: 68040, electricityStanding: 19710, gasUse: 69090, gasStanding: 10403 },
    energyType: 'DualFuel',
    tariffType: 'fixed',
    fuelTypeTermEnd: 'Electricity and gas, until 01\u00a0Dec\u00a02027',
    fixedTermEnd: '2027-12-01',
    uspText: 'Prices fixed for 12 months',
    svtSaving: 6562,
    isDefault: false,
    recommendationReason: null,
    winterUplift: 23,
    enhancedFeatures: detailed.features,
    noteDefault: detailed.note,
    noteSmartMeter: detailed.noteForSmartMeters,
    isSmartSpecific: true,
    contractLength: 12,
    paymentMethod: 'DIRECT_DEBIT',
    startServiceDate: '2026-12-02',
    electricity: { unitRate: 25.2, nightUnitRate: null, standingCharge: 54 },
    gas: { unitRate: 7.05, nightUnitRate: null, standingCharge: 28.5 },
    exitFee: 5000,
    principalTerms: ['You have 14 days to change your mind.'],
    paperBillFee: 150,
    paperless: true,
    paper: true,
    canSwitch: true,
    paysCommission: true,
    addOnsAvailable: true,
    addOnsData: detailed.addOns,
  });
  expect(second).toMatchObject({
    priceId: 'VARIABLE',
    tariffType: 'variable',
    fixedTermEnd: null,
    isSmartSpecific: false,
    isDefault: true,
    svtSaving: 0,
    addOnsAvailable: false,
  });
});

it.each([
  [
    'Electric',
    { gas: null },
    {
      newSpendMonthlyElec: 7313,
      newSpendMonthlyGas: null,
      fuelTypeTermEnd: 'Electricity, until 01\u00a0Dec\u00a02027',
    },
  ],
  [
    'Gas',
    { electricity: null },
    { newSpendMonthlyElec: null, newSpendMonthlyGas: 6624, fuelTypeTermEnd: 'Gas, until 01\u00a0Dec\u00a02027' },
  ],
] as const)(
  'gives a tariff for %s only the monthly cost and the name of that fuel [LIST-19]',
  (fuels, rates, monthly) => {
    expect(offersOf([{ ...fix, fuels, ...rates }])[0]).toMatchObject({ energyType: fuels, ...monthly });
  },
);

it('lists tariffs of the same cost by name', () => {
  const named = (tariffName: string) => ({ ...fix, tariffName });
  expect(offersOf([named('Fix C'), named('Fix A'), named('Fix B')]).map(({ tariffName }) => tariffName)).toEqual([
    'Fix A',
    'Fix B',
    'Fix C',
  ]);
});

it('gives a tariff the address of its page, without punctuation', () => {
  expect(offersOf([{ ...fix, tariffName: '(New) 100% Green' }])[0]?.tariffUrl).toBe('new-100-green');
});

it('returns no saving if there is no variable tariff', () => {
  expect(offersOf([fix])[0]?.svtSaving).toBeNull();
});

it.each<[string, string[], string[], number | null]>([
  ['Larkfield Energy', ['FIX', 'VARIABLE'], ['VARIABLE'], 6562],
  ['Glimmer', ['GLIMMER'], ['GLIMMER'], 10_212],
  ['Fernway', [], [], null],
])('promotes the tariffs of %s, and compares with its variable one', (namedSupplier, promoted, defaults, saving) => {
  const glimmer: OfferedTariff = {
    ...variable,
    priceId: 'GLIMMER',
    supplierName: 'Glimmer',
    tariffName: 'Glimmer Variable',
    electricity: { unitRate: 26.11, nightUnitRate: null, standingCharge: 67.19 },
  };
  const found = { searchId: 'QS-1', nightPercent: null, tariffs: [fix, variable, glimmer] };
  const offers = toOffers(found, { ...pricing, namedSupplier });
  const idsOf = (some: typeof offers) => some.map(({ tariff }) => tariff.priceId);
  expect(idsOf(offers.filter(({ isNamedSupplier }) => isNamedSupplier))).toEqual(promoted);
  expect(idsOf(offers.filter(({ tariff }) => tariff.isDefault))).toEqual(defaults);
  expect(offers[0]?.tariff.svtSaving).toBe(saving);
});

it('offers a smart add-on only with a smart meter at home or in the tariff [TARIFF-11]', () => {
  const withSunday = { ...fix, addOns: [anAddOn({ identifier: 'SUNDAY', isSmartSpecific: true })] };
  expect(offersOf([withSunday])[0]).toMatchObject({ addOnsAvailable: false, addOnsData: [] });
  expect(offersOf([withSunday], { hasSmartMeter: true })[0]?.addOnsAvailable).toBe(true);
  expect(offersOf([{ ...withSunday, isSmartSpecific: true }])[0]?.addOnsAvailable).toBe(true);
});
