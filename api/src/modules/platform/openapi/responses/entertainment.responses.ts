import {
  addOnTypes,
  broadbandSources,
  broadbandTypeFlag,
  broadbandTypes,
  dealTypes,
  entertainmentPartners,
  promotedLabels,
  skyCallbackSlots,
  type BroadbandAddOn,
  type BroadbandChoice,
  type BroadbandFilterOptions,
  type BroadbandPackage,
  type BroadbandPricing,
  type BroadbandPromotion,
  type BroadbandResponse,
  type BroadbandSpeeds,
  type Enrolment,
  type entertainmentEndpoints,
  type PriceRise,
  type PricingOffer,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { enrolment } from './enrolment.responses.js';
import { day, instant, nullableText, pence, text } from './fields.js';

const pricingOffer = component<PricingOffer>()(
  'PricingOffer',
  z.strictObject({ numberOfMonths: z.int(), price: pence }),
);

const priceRise = component<PriceRise>()('PriceRise', z.strictObject({ from: day, price: pence }));

const broadbandPricing = component<BroadbandPricing>()(
  'BroadbandPricing',
  z.strictObject({
    setupCost: pence,
    contractLengthMonths: z.int(),
    isRolling: z.boolean(),
    monthlyPricing: z.strictObject({
      standardMonthlyCost: pence,
      pricingOffers: z.array(pricingOffer),
      averageMonthlyIncludingLineRental: pence,
      rises: z.array(priceRise),
    }),
    totalPricing: z.strictObject({ total: pence }),
    annualPricing: z.strictObject({ firstYearWithoutSetup: pence }),
    lineRentalCost: pence,
    lineRentalIncluded: z.boolean(),
  }),
);

const broadbandPromotion = component<BroadbandPromotion>()(
  'BroadbandPromotion',
  z.strictObject({ id: text, text, expires: instant }),
);

const mbps = z.number().describe('Mbps');
const penceAMinute = z.number().describe('Pence a minute');

const broadbandAddOn = component<BroadbandAddOn>()(
  'BroadbandAddOn',
  z.strictObject({
    id: text,
    name: text,
    description: nullableText,
    monthlyPrice: pence,
    type: z.literal(addOnTypes.broadband),
  }),
);

const broadbandPackage = component<BroadbandPackage>()(
  'BroadbandPackage',
  z.strictObject({
    packageId: text,
    sourceId: z.enum(broadbandSources),
    packageName: text,
    provider: z.strictObject({ id: text, slug: text, name: text, imageUrl: nullableText }),
    partner: z.enum(entertainmentPartners).nullable(),
    broadbandType: z.enum(broadbandTypes),
    typeFlag: z.literal(broadbandTypeFlag),
    pricing: broadbandPricing,
    broadband: z.strictObject({
      name: text,
      downloadSpeed: mbps,
      uploadSpeed: mbps,
      guaranteedDownloadSpeed: mbps.nullable(),
      usageLimit: z.number().describe('GB a month').nullable(),
      unlimited: z.boolean(),
    }),
    call: z
      .strictObject({
        name: text,
        costDayPerMin: penceAMinute,
        costEveningPerMin: penceAMinute,
        costWeekendPerMin: penceAMinute,
        lineRentalCost: pence,
      })
      .nullable(),
    tv: z
      .strictObject({ name: text, feature1: text, feature1Title: text, feature2: text, feature2Title: text })
      .nullable(),
    keyFeature: nullableText,
    keyFeature2: nullableText,
    enhancedFeatures: z.array(text),
    promotions: z.array(broadbandPromotion),
    labels: z.array(z.enum(promotedLabels)),
    isPromoted: z.boolean(),
    promotedText: nullableText,
    tooltipText: nullableText,
    tiliPromotionType: z.enum(dealTypes).nullable(),
    eligibility: nullableText,
    termsUrl: nullableText,
    addOns: z.array(broadbandAddOn),
    monthlyExitFee: pence.nullable(),
    activation: z.strictObject({ date: day, needsEngineer: z.boolean() }).nullable(),
  }),
);

const broadbandFilterOptions = component<BroadbandFilterOptions>()(
  'BroadbandFilterOptions',
  z.strictObject({ providers: z.array(text), contractLengths: z.array(z.int()), callOptions: z.array(text) }),
);

const broadbandSpeeds = component<BroadbandSpeeds>()(
  'BroadbandSpeeds',
  z.strictObject({ standard_mbps: text, fibre_mbps: text }),
);

const broadbandResponse = component<BroadbandResponse>()(
  'BroadbandResponse',
  z.strictObject({
    packages: z.strictObject({
      packages: z.array(broadbandPackage),
      promotedPackages: z.array(broadbandPackage),
      filterOptions: broadbandFilterOptions,
      socialTariff: z
        .strictObject({
          packageId: text,
          sourceId: z.enum(broadbandSources),
          packageName: text,
          monthlyCost: pence,
          hasRises: z.boolean(),
          eligibility: text,
        })
        .nullable(),
      totalResults: z.int(),
      totalRemaining: z.int(),
      nextPage: z.int().nullable(),
      htSuccess: z.boolean(),
      wombbSuccess: z.boolean(),
    }),
    broadband: broadbandSpeeds,
  }),
);

const broadbandChoice = component<BroadbandChoice | null>()(
  'BroadbandChoice',
  z
    .strictObject({
      package: broadbandPackage,
      state: z.enum(['pending', 'ordered']),
      wombbPackageUrl: nullableText,
      orderNumber: nullableText,
      addOns: z.array(broadbandAddOn),
      skyCallbackSlot: z.enum(skyCallbackSlots).nullable(),
    })
    .nullable(),
);

const packageSelection = component<Enrolment & { readonly wombbPackageUrl: string | null }>()(
  'PackageSelection',
  z.strictObject({ ...enrolment.shape, wombbPackageUrl: nullableText }),
);

export const entertainmentResponses: ResponsesOf<typeof entertainmentEndpoints> = {
  broadband: broadbandResponse,
  speeds: broadbandSpeeds,
  package: broadbandPackage,
  choice: broadbandChoice,
  selectPackage: packageSelection,
  womConsent: enrolment,
  removePending: enrolment,
};
