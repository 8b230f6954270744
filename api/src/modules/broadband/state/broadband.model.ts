import type {
  BroadbandActivation,
  BroadbandAddOn,
  BroadbandPackage,
  BroadbandPricing,
  BroadbandPromotion,
} from '@home-move/contract';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { listOf, nullable, subSchema } from '../../../common/database/sub-schema.js';
import type { GivenConsent, ServiceConsent, StoredBroadband, UnsettledOrder } from './broadband.state.js';

type MonthlyPricing = BroadbandPricing['monthlyPricing'];

const monthlyPricingSchema = subSchema<MonthlyPricing>({
  standardMonthlyCost: Number,
  pricingOffers: listOf(subSchema<MonthlyPricing['pricingOffers'][number]>({ numberOfMonths: Number, price: Number })),
  averageMonthlyIncludingLineRental: Number,
  rises: listOf(subSchema<MonthlyPricing['rises'][number]>({ from: String, price: Number })),
});

const pricingSchema = subSchema<BroadbandPricing>({
  setupCost: Number,
  contractLengthMonths: Number,
  isRolling: Boolean,
  monthlyPricing: monthlyPricingSchema,
  totalPricing: subSchema<BroadbandPricing['totalPricing']>({ total: Number }),
  annualPricing: subSchema<BroadbandPricing['annualPricing']>({ firstYearWithoutSetup: Number }),
  lineRentalCost: Number,
  lineRentalIncluded: Boolean,
});

const addOnSchema = subSchema<BroadbandAddOn>({
  id: String,
  name: String,
  description: String,
  monthlyPrice: Number,
  type: Number,
});

const packageSchema = subSchema<BroadbandPackage>({
  packageId: String,
  sourceId: String,
  packageName: String,
  provider: subSchema<BroadbandPackage['provider']>({ id: String, slug: String, name: String, imageUrl: String }),
  partner: Number,
  broadbandType: String,
  typeFlag: Number,
  pricing: pricingSchema,
  broadband: subSchema<BroadbandPackage['broadband']>({
    name: String,
    downloadSpeed: Number,
    uploadSpeed: Number,
    guaranteedDownloadSpeed: Number,
    usageLimit: Number,
    unlimited: Boolean,
  }),
  call: subSchema<NonNullable<BroadbandPackage['call']>>({
    name: String,
    costDayPerMin: Number,
    costEveningPerMin: Number,
    costWeekendPerMin: Number,
    lineRentalCost: Number,
  }),
  tv: subSchema<NonNullable<BroadbandPackage['tv']>>({
    name: String,
    feature1: String,
    feature1Title: String,
    feature2: String,
    feature2Title: String,
  }),
  keyFeature: String,
  keyFeature2: String,
  enhancedFeatures: listOf(String),
  promotions: listOf(subSchema<BroadbandPromotion>({ id: String, text: String, expires: String })),
  labels: listOf(String),
  isPromoted: Boolean,
  promotedText: String,
  tooltipText: String,
  tiliPromotionType: String,
  eligibility: String,
  termsUrl: String,
  addOns: listOf(addOnSchema),
  monthlyExitFee: Number,
  activation: subSchema<BroadbandActivation>({ date: String, needsEngineer: Boolean }),
});

const broadbandSchema = subSchema<StoredBroadband>({
  package: packageSchema,
  chosenAt: Date,
  order: subSchema<NonNullable<StoredBroadband['order']>>({
    number: String,
    startDate: String,
    activationDate: String,
  }),
  click: subSchema<NonNullable<StoredBroadband['click']>>({ id: String, url: String }),
  addOns: listOf(addOnSchema),
  skyCallbackSlot: String,
  consent: subSchema<GivenConsent>({ version: String, givenAt: Date }),
});

const unsettledOrderSchema = subSchema<UnsettledOrder>({
  key: String,
  sealed: sealedSchema,
  chosenAt: Date,
  underWayUntil: Date,
});

const serviceConsentSchema = subSchema<ServiceConsent>({ serviceType: Number, version: String, givenAt: Date });

/** The fields of `BroadbandFields`. */
export const broadbandFields = {
  broadband: nullable(broadbandSchema),
  unsettledOrder: nullable(unsettledOrderSchema),
  womConsents: { type: [serviceConsentSchema], default: undefined },
  wombbUserConfirmedDate: { type: Date, default: null },
  wombbSkipped: { type: Boolean, default: false },
};
