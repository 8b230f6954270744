import type { AddOn, CostParts, EnergyTariff, FuelRates, TariffFeature, TariffNote } from '@home-move/contract';
import { listOf, subSchema } from '../../../common/database/sub-schema.js';
import type { TariffOffer } from './energy.state.js';

const addOnSchema = subSchema<AddOn>({
  identifier: String,
  addOnType: Number,
  title: String,
  displayName: String,
  summaryDescription: String,
  description: String,
  importantInfo: String,
  iconUrl: String,
  bannerUrl: String,
  billingFrequency: String,
  cost: Number,
  discountCost: Number,
  billCost: Number,
  billDiscountCost: Number,
  introMonths: Number,
  discountDescription: String,
  discountEndDescription: String,
  cancellationInfoText: String,
  paymentTimeDescription: String,
  isDD: Boolean,
  isIncluded: Boolean,
  isSmartSpecific: Boolean,
  isOneOff: Boolean,
  listOfInformationLinks: listOf(subSchema<AddOn['listOfInformationLinks'][number]>({ label: String, url: String })),
});

const fuelRatesSchema = subSchema<FuelRates>({ unitRate: Number, nightUnitRate: Number, standingCharge: Number });

const noteSchema = subSchema<TariffNote>({ heading: String, body: String });

const tariffSchema = subSchema<EnergyTariff>({
  id: String,
  quoteId: String,
  priceId: String,
  tariffName: String,
  supplierName: String,
  supplierImageUrl: String,
  supplierSiteUrl: String,
  tariffUrl: String,
  termsUrl: String,
  generalTermsUrl: String,
  principalTerms: listOf(String),
  newSpend: Number,
  newSpendMonthly: Number,
  newSpendMonthlyElec: Number,
  newSpendMonthlyGas: Number,
  costParts: subSchema<CostParts>({
    electricityUse: Number,
    electricityStanding: Number,
    gasUse: Number,
    gasStanding: Number,
  }),
  energyType: String,
  tariffType: String,
  contractLength: Number,
  fixedTermEnd: String,
  fuelTypeTermEnd: String,
  winterUplift: Number,
  enhancedFeatures: listOf(subSchema<TariffFeature>({ summary: String, heading: String, description: String })),
  noteDefault: noteSchema,
  noteSmartMeter: noteSchema,
  startServiceDate: String,
  paperBillFee: Number,
  electricity: fuelRatesSchema,
  gas: fuelRatesSchema,
  exitFee: Number,
  paperless: Boolean,
  paper: Boolean,
  paymentMethod: String,
  isSmartSpecific: Boolean,
  canSwitch: Boolean,
  paysCommission: Boolean,
  isDefault: Boolean,
  uspText: String,
  recommendationReason: String,
  svtSaving: Number,
  addOnsAvailable: Boolean,
  addOnsData: listOf(addOnSchema),
});

/** A tariff as quotes and selections store it. */
export const tariffOfferSchema = subSchema<TariffOffer>({
  tariff: tariffSchema,
  supplierCode: String,
  isNamedSupplier: Boolean,
});
