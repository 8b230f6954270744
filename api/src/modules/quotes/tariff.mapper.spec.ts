import { anAddOn } from '@home-move/contract/testing';
import type { OfferedTariff } from '../../providers/quotes/quotes.port.js';
import { toOffers, type Pricing } from './tariff.mapper.js';

const fix: OfferedTariff = {
  priceId: 'FIX',
  supplierCode: 'LARK',
  supplierName: 'Larkfield Energy',
  supplierImageUrl: null,
  supplierSiteUrl: 'https://larkfield.example',
  isNamedSupplier: true,
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
  use: { electricityKwh: 2700, gasKwh: 9800 },
  startsOn: () => '2026-12-02',
  hasSmartMeter: false,
};
const offersOf = (tariffs: readonly OfferedTariff[], more: Partial<Pricing> = {}) =>
  toOffers({ searchId: 'QS-1', nightShare: null, tariffs }, { ...pricing, ...more }).map(({ tariff }) => tariff);

it('prices tariffs for the home, cheapest first', () => {
  const [first, second] = offersOf([variable, fix]);
  expect(first).toMatchObject({
    id: 'q-1/FIX',
    quoteId: 'q-1',
    priceId: 'FIX',
    tariffUrl: 'larkfield-fix-12',
    newSpend: 167243,
    newSpendMonthly: 13937,
    newSpendMonthlyElec: 7313,
    newSpendMonthlyGas: 6624,
    costParts: { electricityUse: 68040, electricityStanding: 19710, gasUse: 69090, gasStanding: 10403 },
    tariffType: 'fixed',
    contractLength: 12,
    fixedTermEnd: '2027-12-01',
    isDefault: false,
    svtSaving: 6562,
  });
  expect(second).toMatchObject({
    priceId: 'VARIABLE',
    tariffType: 'variable',
    fixedTermEnd: null,
    isDefault: true,
    svtSaving: 0,
  });
});

it('returns no saving where there is no variable tariff', () => {
  expect(offersOf([fix])[0]?.svtSaving).toBeNull();
});

it('offers a smart add-on only with a smart meter at home or in the tariff', () => {
  const withSunday = { ...fix, addOns: [anAddOn({ identifier: 'SUNDAY', isSmartSpecific: true })] };
  expect(offersOf([withSunday])[0]).toMatchObject({ addOnsAvailable: false, addOnsData: [] });
  expect(offersOf([withSunday], { hasSmartMeter: true })[0]?.addOnsAvailable).toBe(true);
  expect(offersOf([{ ...withSunday, isSmartSpecific: true }])[0]?.addOnsAvailable).toBe(true);
});
