import type { BroadbandResponse, BroadbandPackage } from '@home-move/contract';

type Overrides = Partial<Omit<BroadbandPackage, 'pricing' | 'broadband'>> & {
  readonly pricing?: Partial<BroadbandPackage['pricing']>;
  readonly broadband?: Partial<BroadbandPackage['broadband']>;
};

/** Brightline Full Fibre 150 from home telecom: 24 months from 27 Nov 2026, two stated rises, no set-up fee. */
export function aPackage({ pricing, broadband, ...overrides }: Overrides = {}): BroadbandPackage {
  return {
    packageId: 'BRI-FF150',
    sourceId: 'ht',
    packageName: 'Full Fibre 150',
    provider: { id: 'brightline', slug: 'brightline', name: 'Brightline', imageUrl: null },
    partner: -1,
    broadbandType: 'Fibre',
    typeFlag: 54,
    pricing: {
      setupCost: 0,
      contractLengthMonths: 24,
      isRolling: false,
      monthlyPricing: {
        standardMonthlyCost: 2899,
        pricingOffers: [],
        averageMonthlyIncludingLineRental: 3366,
        rises: [
          { from: '2027-04-01', price: 3299 },
          { from: '2028-04-01', price: 3699 },
        ],
      },
      totalPricing: { total: 80776 },
      annualPricing: { firstYearWithoutSetup: 37988 },
      lineRentalCost: 0,
      lineRentalIncluded: true,
      ...pricing,
    },
    broadband: {
      name: 'Full fibre',
      downloadSpeed: 150,
      uploadSpeed: 30,
      guaranteedDownloadSpeed: 100,
      usageLimit: null,
      unlimited: true,
      ...broadband,
    },
    call: null,
    tv: null,
    keyFeature: 'Fibre all the way to your home',
    keyFeature2: null,
    enhancedFeatures: ['Router included'],
    promotions: [],
    labels: [],
    isPromoted: false,
    promotedText: null,
    tooltipText: 'At least half of customers get the average speed at busy times, from 8pm to 10pm.',
    tiliPromotionType: 'homeTel',
    eligibility: null,
    termsUrl: 'https://brightline.example/terms',
    addOns: [],
    monthlyExitFee: null,
    activation: null,
    ...overrides,
  };
}

/** Loop 900 rolling, on its provider's own site: recommended for renters, £19.99 set-up, no rises. */
export function aRollingPackage(overrides: Overrides = {}): BroadbandPackage {
  return aPackage({
    packageId: 'ALT-900R',
    sourceId: 'wombb',
    packageName: 'Loop 900 rolling',
    provider: { id: 'altnet', slug: 'altnet', name: 'Altnet', imageUrl: null },
    partner: null,
    pricing: {
      setupCost: 1999,
      contractLengthMonths: 1,
      isRolling: true,
      monthlyPricing: {
        standardMonthlyCost: 3900,
        pricingOffers: [],
        averageMonthlyIncludingLineRental: 3900,
        rises: [],
      },
      totalPricing: { total: 5899 },
      annualPricing: { firstYearWithoutSetup: 46800 },
    },
    broadband: { downloadSpeed: 900, uploadSpeed: 900, guaranteedDownloadSpeed: 450 },
    isPromoted: true,
    labels: ['RECOMMENDED FOR RENTERS'],
    promotedText: 'Contract of 12 months or less and set-up of £20 or less',
    tiliPromotionType: 'recommended',
    termsUrl: null,
    ...overrides,
  });
}

/** Gig with calls and TV, on its provider's own site: fastest available, £35 set-up, 18 months. */
export function aGigPackage(overrides: Overrides = {}): BroadbandPackage {
  return aPackage({
    packageId: 'COX-GIG',
    sourceId: 'wombb',
    packageName: 'Gig with calls and TV',
    provider: { id: 'coaxia', slug: 'coaxia', name: 'Coaxia', imageUrl: null },
    partner: null,
    pricing: {
      setupCost: 3500,
      contractLengthMonths: 18,
      monthlyPricing: {
        standardMonthlyCost: 5999,
        pricingOffers: [],
        averageMonthlyIncludingLineRental: 6355,
        rises: [
          { from: '2027-04-01', price: 6399 },
          { from: '2028-04-01', price: 6799 },
        ],
      },
      totalPricing: { total: 117882 },
      annualPricing: { firstYearWithoutSetup: 75188 },
    },
    broadband: { downloadSpeed: 1130, uploadSpeed: 104, guaranteedDownloadSpeed: 565 },
    call: {
      name: 'Anytime calls',
      costDayPerMin: 0,
      costEveningPerMin: 0,
      costWeekendPerMin: 0,
      lineRentalCost: 0,
    },
    tv: {
      name: 'Coaxia TV',
      feature1: '120 channels',
      feature1Title: 'Channels',
      feature2: 'Record 500 hours',
      feature2Title: 'Recording',
    },
    isPromoted: true,
    labels: ['FASTEST AVAILABLE'],
    promotedText: 'Highest average download at this address',
    tiliPromotionType: 'fastest',
    ...overrides,
  });
}

/** Superfast 100 with Sky TV, ordered from home telecom; otherwise like `aPackage`. */
export function aSkyPackage(overrides: Overrides = {}): BroadbandPackage {
  return aPackage({
    packageId: 'SKY-SF100',
    packageName: 'Superfast 100 with Sky TV',
    provider: { id: 'sky', slug: 'sky', name: 'Sky', imageUrl: null },
    partner: 4,
    tv: {
      name: 'Sky TV',
      feature1: '100 channels',
      feature1Title: 'Channels',
      feature2: 'Record 150 hours',
      feature2Title: 'Recording',
    },
    tiliPromotionType: 'sky',
    termsUrl: 'https://sky.example/terms',
    ...overrides,
  });
}

/** Add-ons of Brightline. */
export const someAddOns: BroadbandPackage['addOns'] = [
  {
    id: 'static-ip',
    name: 'Static address',
    description: 'The same address on the internet every day',
    monthlyPrice: 500,
    type: 5,
  },
  { id: 'call-screening', name: 'Call screening', description: null, monthlyPrice: 250, type: 5 },
];

type PackagesAnswer = BroadbandResponse['packages'];

/** Two promoted packages and one other out of five; page 1 is next. */
export function someBroadband(overrides: Partial<PackagesAnswer> = {}): BroadbandResponse {
  return {
    packages: {
      packages: [aPackage()],
      promotedPackages: [aRollingPackage(), aGigPackage()],
      filterOptions: {
        providers: ['Altnet', 'Brightline', 'Coaxia'],
        contractLengths: [1, 18, 24],
        callOptions: ['Anytime calls'],
      },
      socialTariff: null,
      totalResults: 5,
      totalRemaining: 2,
      nextPage: 1,
      htSuccess: true,
      wombbSuccess: true,
      ...overrides,
    },
    broadband: { standard_mbps: '16', fibre_mbps: '1130' },
  };
}
