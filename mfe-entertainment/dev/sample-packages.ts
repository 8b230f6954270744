import type { BroadbandResponse, BroadbandFilter, BroadbandPackage } from '@home-move/contract';
import { aGigPackage, aPackage, aRollingPackage, aSkyPackage, someAddOns } from '../src/testing/broadband-packages';

const standard = aPackage().pricing.monthlyPricing;

/** When the sample offers end, seen from the page's own clock. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const promoted: readonly BroadbandPackage[] = [
  aPackage({
    packageId: 'MAS-5G150',
    sourceId: 'wombb',
    packageName: '5G Hub 150',
    provider: { id: 'mast', slug: 'mast', name: 'Mast', imageUrl: null },
    labels: ['CHEAPEST OVERALL PRICE'],
    promotedText: 'Lowest average a month, set-up and rises included, social tariffs left out',
    isPromoted: true,
    pricing: {
      monthlyPricing: {
        ...standard,
        standardMonthlyCost: 1900,
        averageMonthlyIncludingLineRental: 2133,
        rises: [
          { from: '2027-04-01', price: 2100 },
          { from: '2028-04-01', price: 2300 },
        ],
      },
      totalPricing: { total: 51200 },
      annualPricing: { firstYearWithoutSetup: 24400 },
    },
    broadband: { downloadSpeed: 150, uploadSpeed: 20, guaranteedDownloadSpeed: null },
    keyFeature: 'No engineer: plug it in',
    enhancedFeatures: ['Takes it along when you move'],
  }),
  aGigPackage(),
  aRollingPackage({ keyFeature: 'Same speed up and down', enhancedFeatures: ['Leave with 30 days of notice'] }),
];

export const others: readonly BroadbandPackage[] = [
  aPackage({
    promotions: [{ id: 'card', text: '£60 gift card when you order', expires: inHours(52) }],
    addOns: someAddOns,
    monthlyExitFee: 1450,
    activation: { date: '2026-12-04', needsEngineer: true },
  }),
  aSkyPackage(),
  aPackage({
    packageId: 'BRI-FF500',
    packageName: 'Full Fibre 500',
    pricing: {
      monthlyPricing: {
        ...standard,
        standardMonthlyCost: 3499,
        pricingOffers: [{ numberOfMonths: 3, price: 2499 }],
        averageMonthlyIncludingLineRental: 3841,
        rises: [
          { from: '2027-04-01', price: 3899 },
          { from: '2028-04-01', price: 4299 },
        ],
      },
      totalPricing: { total: 92176 },
      annualPricing: { firstYearWithoutSetup: 42188 },
    },
    broadband: { downloadSpeed: 500, uploadSpeed: 75, guaranteedDownloadSpeed: 425 },
    call: {
      name: 'Evening and weekend calls',
      costDayPerMin: 23,
      costEveningPerMin: 0,
      costWeekendPerMin: 0,
      lineRentalCost: 0,
    },
    enhancedFeatures: ['Router included', 'Free engineer visit', 'Everyone online at once'],
    promotions: [{ id: 'half', text: '£24.99 a month for the first 3 months', expires: inHours(0.03) }],
  }),
  aPackage({
    packageId: 'ESS-15',
    packageName: 'Essentials 15',
    provider: { id: 'essentials', slug: 'essentials', name: 'Essentials', imageUrl: null },
    eligibility: 'You must get Universal Credit or Pension Credit.',
    pricing: {
      contractLengthMonths: 1,
      isRolling: true,
      monthlyPricing: { ...standard, standardMonthlyCost: 1500, averageMonthlyIncludingLineRental: 1500, rises: [] },
      totalPricing: { total: 1500 },
      annualPricing: { firstYearWithoutSetup: 18000 },
    },
    broadband: { downloadSpeed: 36, uploadSpeed: 9, guaranteedDownloadSpeed: 20 },
    keyFeature: 'A social tariff: no price rises',
  }),
];

export const packages = [...promoted, ...others];

const passes = (filter: BroadbandFilter) => (pkg: BroadbandPackage) =>
  (!filter.packageType.includePhone || pkg.call !== null) &&
  (!filter.packageType.includeTv || pkg.tv !== null) &&
  (filter.broadbandType.length === 0 || filter.broadbandType.includes(pkg.broadbandType)) &&
  (filter.selectedProviders.length === 0 || filter.selectedProviders.includes(pkg.provider.name)) &&
  (filter.contractLengths.length === 0 || filter.contractLengths.includes(pkg.pricing.contractLengthMonths)) &&
  (filter.callOptions.length === 0 || (pkg.call !== null && filter.callOptions.includes(pkg.call.name)));

/** What the API answers for this filter; `fault` as a feed would fail. */
export function broadbandFor(filter: BroadbandFilter, fault: string | null): BroadbandResponse {
  const isDown = fault === 'both';
  const first = isDown ? [] : promoted.filter(passes(filter));
  const rest = isDown ? [] : others.filter(passes(filter));
  const shown = filter.pagesToLoad.length === 0 ? rest.slice(0, 4 - first.length) : rest;
  const totalRemaining = rest.length - shown.length;
  return {
    packages: {
      packages: shown,
      promotedPackages: first,
      filterOptions: {
        providers: [...new Set(packages.map(({ provider }) => provider.name))].toSorted(),
        contractLengths: [1, 18, 24],
        callOptions: ['Anytime calls', 'Evening and weekend calls'],
      },
      socialTariff: isDown
        ? null
        : {
            packageId: 'ESS-15',
            sourceId: 'ht',
            packageName: 'Essentials 15',
            monthlyCost: 1500,
            hasRises: false,
            eligibility: 'You must get Universal Credit or Pension Credit.',
          },
      totalResults: first.length + rest.length,
      totalRemaining,
      nextPage: totalRemaining > 0 ? 1 : null,
      htSuccess: !isDown,
      wombbSuccess: !isDown && fault !== 'wombb',
    },
    broadband: { standard_mbps: '16', fibre_mbps: '1130' },
  };
}
