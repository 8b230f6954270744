import {
  paymentTypes,
  skyCallbackSlots,
  type ConfirmationSent,
  type ConfirmationSummary,
  type CouncilSummary,
  type EnergySummary,
  type EntertainmentSummary,
  type MonthlyTotal,
  type WaterSummary,
} from '@home-move/contract';
import * as z from 'zod';
import { component } from './response-schema.js';
import { day, instant, nullableText, text } from './fields.js';
import { directDebitSummary } from './payment.responses.js';
import { billingFrequency, tariffFuel } from './tariff.responses.js';

const flag = z.boolean();
const progress = { isOffered: flag, isOptedIn: flag, isCompleted: flag, isSkipped: flag };

const energySummary = component<EnergySummary>()(
  'EnergySummary',
  z.strictObject({
    ...progress,
    isNotThroughUs: flag,
    isMoveInDateInRange: flag,
    isMoveInDateInRangeOnCreation: flag,
    isMoveInDateFuture: flag,
    fuelType: tariffFuel.nullable(),
    supplierName: nullableText,
    supplierLogoUrl: nullableText,
    tariffName: nullableText,
    paymentType: z.enum(Object.values(paymentTypes)).nullable(),
    smartRequested: flag,
    isSmartMeterInstallationAnyDayAndTime: flag,
    addOns: z.array(z.strictObject({ identifier: text, displayName: text })),
    estimatedTotalMonthlyAmountFormatted: nullableText,
    estimatedTotalMonthlyAmountAfterDiscountsFormatted: nullableText,
    laterMonthlyAmounts: z.array(z.strictObject({ fromMonth: z.int(), amountFormatted: text })),
    otherPayments: z.array(z.strictObject({ displayName: text, amountFormatted: text, frequency: billingFrequency })),
    energySwitchDate: day.nullable(),
    moveInDate: day.nullable(),
    directDebitReference: nullableText,
    firstPaymentOn: day.nullable(),
    applicationReference: nullableText,
    directDebit: directDebitSummary.nullable(),
  }),
);

const entertainmentSummary = component<EntertainmentSummary>()(
  'EntertainmentSummary',
  z.strictObject({
    ...progress,
    wombbUserConfirmed: flag,
    supplierName: nullableText,
    packageName: nullableText,
    includesBroadband: flag,
    includesPhone: flag,
    includesTV: flag,
    estimatedSpeed: nullableText,
    contractTerm: nullableText,
    usageLimit: nullableText,
    callPlanName: nullableText,
    installationPrice: nullableText,
    introductory: z.strictObject({ months: z.int(), amountFormatted: text }).nullable(),
    packageMonthlyAmount: nullableText,
    rises: z.array(z.strictObject({ from: day, amountFormatted: text })),
    skyCallbackSlot: z.enum(skyCallbackSlots).nullable(),
    addOns: z.array(text),
    activationDate: day.nullable(),
    wombbPackageUrl: nullableText,
    orderNumber: nullableText,
  }),
);

const registration = {
  isOffered: flag,
  isConsented: flag,
  isAvailable: flag,
  isUnidentified: flag,
  councilName: nullableText,
  councilLogoUrl: nullableText,
  completeRegistrationLink: nullableText,
  isCompleted: flag,
  isRegistrationConfirmed: flag.nullable(),
};

const councilSummary = component<CouncilSummary>()(
  'CouncilSummary',
  z.strictObject({ ...registration, kind: z.enum(['COUNCIL_TAX', 'DOMESTIC_RATES']).nullable() }),
);

const waterSummary = component<WaterSummary>()(
  'WaterSummary',
  z.strictObject({
    ...registration,
    isScotland: flag,
    isWithoutBill: flag,
    boardName: nullableText,
    boardLogoUrl: nullableText,
    sewerage: z.strictObject({ name: text, completeRegistrationLink: text }).nullable(),
  }),
);

const monthlyTotal = component<MonthlyTotal>()(
  'MonthlyTotal',
  z.strictObject({
    amountFormatted: text,
    parts: z.array(z.strictObject({ fuels: tariffFuel.nullable(), amountFormatted: text })),
    isEstimate: flag,
    changesLater: flag,
  }),
);

export const confirmationSummary = component<ConfirmationSummary>()(
  'ConfirmationSummary',
  z.strictObject({
    energy: energySummary,
    energySecondary: energySummary.nullable(),
    entertainment: entertainmentSummary,
    council: councilSummary,
    water: waterSummary,
    isCouncilWithWater: flag,
    monthlyTotal: monthlyTotal.nullable(),
    confirmationSentAt: instant.nullable(),
  }),
);

export const confirmationSent = component<ConfirmationSent>()('ConfirmationSent', z.strictObject({ sentAt: instant }));
