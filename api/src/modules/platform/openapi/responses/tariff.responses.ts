import {
  billingMultipliers,
  paymentTypes,
  addOnTypes,
  type AddOn,
  type AssumedUse,
  type BillingFrequency,
  type CostParts,
  type EnergySelection,
  type EnergyTariff,
  type FilterOptions,
  type FuelRates,
  type PaymentMethod,
  type QuotesResponse,
  type RecommendationReason,
  type TariffNote,
} from '@home-move/contract';
import * as z from 'zod';
import { component } from './response-schema.js';
import { day, nullableText, pence, text } from './fields.js';

// Object.keys is typed as string[]; these tables have exactly these keys.
export const billingFrequency = z.literal(Object.keys(billingMultipliers) as BillingFrequency[]);
export const paymentMethod = z.literal(Object.keys(paymentTypes) as PaymentMethod[]);
export const tariffFuel = z.enum(['DualFuel', 'Electric', 'Gas']);
const tariffType = z.enum(['fixed', 'variable']);

const kwh = z.number().describe('kWh a year').nullable();
export const assumedUse = component<AssumedUse>()(
  'AssumedUse',
  z.strictObject({
    electricityKwh: kwh,
    gasKwh: kwh,
    estimated: z.boolean(),
    nightPercent: z.int().min(0).max(100).optional().describe('Share of electricity used at night'),
  }),
);

const addOn = component<AddOn>()(
  'AddOn',
  z.strictObject({
    identifier: text,
    addOnType: z.enum(addOnTypes).optional(),
    title: text,
    displayName: text,
    summaryDescription: text,
    description: text,
    importantInfo: nullableText,
    iconUrl: nullableText,
    bannerUrl: nullableText,
    billingFrequency,
    cost: pence.describe('Pence a month, once for a one-off; for display only'),
    discountCost: pence.nullable(),
    billCost: pence.describe('Pence of one bill'),
    billDiscountCost: pence.nullable(),
    introMonths: z.int().nullable(),
    discountDescription: nullableText,
    discountEndDescription: nullableText,
    cancellationInfoText: nullableText,
    paymentTimeDescription: nullableText,
    isDD: z.boolean(),
    isIncluded: z.boolean(),
    isSmartSpecific: z.boolean(),
    isOneOff: z.boolean(),
    listOfInformationLinks: z.array(z.strictObject({ label: text, url: text })),
  }),
);

const penceAKwh = z.number().describe('Pence a kWh');
const fuelRates = component<FuelRates>()(
  'FuelRates',
  z.strictObject({
    unitRate: penceAKwh,
    nightUnitRate: penceAKwh.nullable(),
    standingCharge: z.number().describe('Pence a day'),
  }),
);

const costParts = component<CostParts>()(
  'CostParts',
  z.strictObject({ electricityUse: pence, electricityStanding: pence, gasUse: pence, gasStanding: pence }),
);

const tariffNote = component<TariffNote>()('TariffNote', z.strictObject({ heading: text, body: text }));

const energyTariff = component<EnergyTariff>()(
  'EnergyTariff',
  z.strictObject({
    id: text,
    quoteId: text,
    priceId: text,
    tariffName: text,
    supplierName: text,
    supplierImageUrl: nullableText,
    supplierSiteUrl: nullableText.optional(),
    tariffUrl: text,
    termsUrl: text,
    generalTermsUrl: text,
    principalTerms: z.array(text),
    newSpend: pence.describe('Pence in the first year'),
    newSpendMonthly: pence,
    newSpendMonthlyElec: pence.nullable(),
    newSpendMonthlyGas: pence.nullable(),
    costParts,
    energyType: tariffFuel,
    tariffType,
    contractLength: z.int().describe('Months').nullable(),
    fixedTermEnd: day.nullable(),
    fuelTypeTermEnd: text,
    winterUplift: z.number().describe('Percent').nullable(),
    enhancedFeatures: z.array(z.strictObject({ summary: text, heading: text, description: text })),
    noteDefault: tariffNote.nullable(),
    noteSmartMeter: tariffNote.nullable(),
    startServiceDate: day,
    paperBillFee: pence.describe('Pence a month').nullable(),
    electricity: fuelRates.nullable(),
    gas: fuelRates.nullable(),
    exitFee: pence.describe('Pence per fuel for leaving early'),
    paperless: z.boolean(),
    paper: z.boolean(),
    paymentMethod,
    isSmartSpecific: z.boolean(),
    canSwitch: z.boolean(),
    paysCommission: z.boolean(),
    isDefault: z.boolean(),
    uspText: nullableText,
    recommendationReason: nullableText,
    svtSaving: pence.describe('Pence a year below the variable default tariff').nullable(),
    addOnsAvailable: z.boolean(),
    addOnsData: z.array(addOn),
  }),
);

const filterOptions = component<FilterOptions>()(
  'FilterOptions',
  z.strictObject({
    tariffTypes: z.array(tariffType),
    noExitFee: z.boolean(),
    exitFee: z.boolean(),
    paperless: z.boolean(),
    paper: z.boolean(),
    suppliers: z.array(z.strictObject({ supplierName: text, selected: z.boolean() })),
    wholeOfMarket: z.boolean(),
    getAll: z.boolean(),
    fuelType: tariffFuel,
  }),
);

const recommendationReason = component<RecommendationReason>()(
  'RecommendationReason',
  z.strictObject({ kind: z.enum(['point', 'catch', 'commission']), text }),
);

export const quotesResponse = component<QuotesResponse>()(
  'QuotesResponse',
  z.strictObject({
    data: z.strictObject({
      quoteId: text,
      tariffs: z.array(energyTariff),
      totalCountOfTariffs: z.int().describe('Tariffs held before filtering'),
      filterSettings: filterOptions,
      filterCounts: z.record(text, z.int()).describe('Tariffs that match each filter value'),
      assumedUse,
      recommendation: z.strictObject({ priceId: text, reasons: z.array(recommendationReason) }).nullable(),
    }),
  }),
);

export const energySelection = component<EnergySelection>()(
  'EnergySelection',
  z.strictObject({
    tariffs: z.array(energyTariff),
    addOnsIdentifiers: z.array(text),
    monthlyCost: pence.describe('Pence of the first month'),
    oneOffCost: pence,
    expectedSwitchDate: day,
    isStartDateConfirmed: z.boolean(),
  }),
);
