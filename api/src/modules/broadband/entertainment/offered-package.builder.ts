import type { OfferedPackage, OfferedPrice } from '../../../providers/broadband/offered-package.js';

/** A fixed price of £28.99 for 24 months, without further costs. */
export const anOfferedPrice = (more: Partial<OfferedPrice> = {}): OfferedPrice => ({
  monthly: 2899,
  setUp: 0,
  lineRental: 0,
  lineRentalIncluded: true,
  contractMonths: 24,
  isRolling: false,
  rises: [],
  ...more,
});

/** Full fibre of 150 Mbps from home telecom, without calls, TV or offers. */
export function anOfferedPackage({
  price,
  ...more
}: Partial<Omit<OfferedPackage, 'price'>> & { readonly price?: Partial<OfferedPrice> } = {}): OfferedPackage {
  return {
    packageId: 'BRI-FF150',
    sourceId: 'ht',
    packageName: 'Full Fibre 150',
    provider: { id: 'brightline', slug: 'brightline', name: 'Brightline', imageUrl: null },
    partner: -1,
    broadbandType: 'Fibre',
    broadband: {
      name: 'Full fibre',
      downloadSpeed: 150,
      uploadSpeed: 30,
      guaranteedDownloadSpeed: 100,
      usageLimit: null,
      unlimited: true,
    },
    call: null,
    tv: null,
    keyFeature: null,
    keyFeature2: null,
    enhancedFeatures: [],
    eligibility: null,
    termsUrl: null,
    addOns: [],
    monthlyExitFee: null,
    activation: null,
    offers: [],
    ...more,
    price: anOfferedPrice(price),
  };
}
