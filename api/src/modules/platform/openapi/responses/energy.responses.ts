import {
  startServiceOptions,
  type energyEndpoints,
  type EnergyJourney,
  type EnergySetUpResult,
  type ExistingBankDetails,
  type PaymentQuestions,
  type SavedUsage,
  type StartDateQuestions,
  type UnfinishedFuel,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { enrolment, supplyFacts } from './enrolment.responses.js';
import { day, text } from './fields.js';
import { directDebitSummary } from './payment.responses.js';
import { assumedUse, energySelection, quotesResponse } from './tariff.responses.js';

const yesOrNo = z.enum(['Y', 'N']);

const savedUsage = component<SavedUsage>()(
  'SavedUsage',
  z.strictObject({
    knownUsage: z.enum(['Y', 'N', 'U']),
    electricityKwhUsage: z.number().nullable(),
    gasKwhUsage: z.number().nullable(),
    numberOfBedrooms: z.literal([1, 3, 4]).nullable(),
    propertyType: z.literal([1, 2, 3, 4, 5]).nullable(),
    numberOfPeople: z.int().nullable(),
    meters: z
      .strictObject({ gas: yesOrNo, prepay: yesOrNo, economy7: yesOrNo })
      .optional()
      .describe('Only for a home whose meters the register does not list'),
    assumed: assumedUse,
  }),
);

const energyJourney = component<EnergyJourney>()(
  'EnergyJourney',
  z.strictObject({
    propertyUsage: z.strictObject({ usageInfo: savedUsage.nullable(), knownMeterDetails: z.boolean() }),
    hasMultiRate: z.boolean(),
    type: z.enum(['standard', 'exception', 'commercial']),
    hasSingleRateOnlyMultiRatePendingCos: z.boolean(),
  }),
);

const existingBankDetails = component<ExistingBankDetails>()(
  'ExistingBankDetails',
  z.strictObject({
    enteredPrivately: z.literal(true).optional().describe('For agents: the customer entered them in private'),
    accountName: text,
    maskedAccountNumber: text,
    maskedSortCode: text,
    preferredDay: z.int().nullable(),
  }),
);

const paymentQuestions = component<PaymentQuestions>()(
  'PaymentQuestions',
  z.strictObject({
    accountNameRegex: text,
    accountNameRegexError: text,
    supplierPreferredPaymentDays: z.array(z.int()).describe('Days of the month; empty when the supplier sets the day'),
    directDebitPaperMandateRequest: z.boolean(),
    smartMeterRequired: z.boolean(),
    noticeWorkingDays: z.int(),
    existingDetails: existingBankDetails.nullable(),
  }),
);

const unfinishedFuel = component<UnfinishedFuel>()(
  'UnfinishedFuel',
  z.strictObject({ fuel: z.enum(['Electric', 'Gas']), code: z.enum(['QUOTE_EXPIRED', 'THIRD_PARTY']) }),
);

const energySetUpResult = component<EnergySetUpResult>()(
  'EnergySetUpResult',
  z.strictObject({ enrolment, directDebit: directDebitSummary.nullable(), unfinished: unfinishedFuel.nullable() }),
);

const startDateQuestions = component<StartDateQuestions>()(
  'StartDateQuestions',
  z.strictObject({
    moveInDate: day.nullable(),
    knownMeterDetails: z.boolean(),
    isPaygTariff: z.boolean(),
    changesSupplier: z.boolean(),
    answers: z
      .strictObject({
        startServiceOption: z.enum(startServiceOptions),
        startServiceDate: day,
        consentToPayWhileSwitch: z.boolean(),
      })
      .nullable(),
  }),
);

export const energyResponses: ResponsesOf<typeof energyEndpoints> = {
  checkSupply: supplyFacts,
  journey: energyJourney,
  saveUsage: savedUsage,
  quotes: quotesResponse,
  wholeOfMarketQuotes: quotesResponse,
  select: energySelection,
  selection: energySelection,
  paymentQuestions,
  directDebit: energySetUpResult,
  setUpPayg: energySetUpResult,
  startDate: startDateQuestions,
  saveStartDate: energySelection,
  smartOffered: enrolment,
};
