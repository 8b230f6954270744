import type { BroadbandPackage } from '@home-move/contract';
import type { StoredBroadband } from '../../src/modules/broadband/state/broadband.state.js';
import { chosenAt, sealed, type StoredValue, underWayUntil } from './stored-value.fixture.js';

const broadbandPackage: BroadbandPackage = {
  packageId: 'BRI-F36',
  sourceId: 'ht',
  packageName: 'Fibre 36',
  provider: { id: 'brightline', slug: 'brightline', name: 'Brightline', imageUrl: null },
  partner: -1,
  broadbandType: 'Fibre',
  typeFlag: 54,
  pricing: {
    setupCost: 0,
    contractLengthMonths: 24,
    isRolling: false,
    monthlyPricing: {
      standardMonthlyCost: 2499,
      pricingOffers: [{ numberOfMonths: 3, price: 0 }],
      averageMonthlyIncludingLineRental: 2499.5,
      rises: [{ from: '2027-04-01', price: 2799 }],
    },
    totalPricing: { total: 59976 },
    annualPricing: { firstYearWithoutSetup: 29988 },
    lineRentalCost: 0,
    lineRentalIncluded: true,
  },
  broadband: {
    name: 'Fibre',
    downloadSpeed: 36.5,
    uploadSpeed: 10,
    guaranteedDownloadSpeed: null,
    usageLimit: null,
    unlimited: true,
  },
  call: { name: 'Weekend calls', costDayPerMin: 12, costEveningPerMin: 12, costWeekendPerMin: 0, lineRentalCost: 0 },
  tv: { name: 'TV', feature1: '80 channels', feature1Title: 'Channels', feature2: '', feature2Title: '' },
  keyFeature: 'Router included',
  keyFeature2: null,
  enhancedFeatures: ['Unlimited data'],
  promotions: [{ id: 'P1', text: '£50 voucher', expires: '2026-12-01T00:00:00.000Z' }],
  labels: ['FASTEST AVAILABLE'],
  isPromoted: true,
  promotedText: null,
  tooltipText: null,
  tiliPromotionType: 'fastest',
  eligibility: null,
  termsUrl: null,
  addOns: [{ id: 'CALLS', name: 'Anytime calls', description: null, monthlyPrice: 800, type: 5 }],
  monthlyExitFee: 1250,
  activation: { date: '2026-12-04', needsEngineer: true },
};

const broadband: StoredBroadband = {
  package: broadbandPackage,
  chosenAt,
  order: { number: 'HT-0001', startDate: '2026-12-01', activationDate: '2026-12-04' },
  addOns: [{ id: 'CALLS', name: 'Anytime calls', description: null, monthlyPrice: 800, type: 5 }],
  skyCallbackSlot: 'Anytime',
  consent: { version: '2026-11', givenAt: chosenAt },
  click: null,
};

/** Values about broadband. */
export const broadbandValues: readonly StoredValue[] = [
  ['broadband', 'ordered', broadband],
  [
    'broadband',
    'referred to the provider',
    {
      ...broadband,
      package: { ...broadbandPackage, partner: null, call: null, tv: null, promotions: [], labels: [] },
      order: null,
      click: { id: 'C1', url: 'https://provider.example/?click=C1' },
    },
  ],
  [
    'womConsents',
    'to two services',
    [
      { serviceType: 1, version: '2026-11', givenAt: chosenAt },
      { serviceType: 4, version: '2026-11', givenAt: underWayUntil },
    ],
  ],
  ['unsettledOrder', 'under way', { key: 'k2', sealed, chosenAt, underWayUntil }],
];
