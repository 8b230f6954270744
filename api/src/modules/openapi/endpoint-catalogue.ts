import {
  brandEndpoints,
  chosenAddressSchema,
  contactDetailsSchema,
  createEnrolmentSchema,
  directDebitSchema,
  energyEndpoints,
  energyUsageSchema,
  enrolmentEndpoints,
  healthEndpoints,
  manualAddressSchema,
  personalDetailsSchema,
  quotesRequestSchema,
  revokeRequestSchema,
  selectTariffSchema,
  sessionEndpoints,
  tokenRequestSchema,
  updateEnrolmentSchema,
  type Endpoint,
} from '@home-move/contract';
import type * as z from 'zod/mini';

type Area = Readonly<Record<string, Endpoint>>;

/** Every call of the contract, by area. */
export const endpointAreas: Readonly<Record<string, Area>> = {
  session: sessionEndpoints as Area,
  brand: brandEndpoints as Area,
  enrolment: enrolmentEndpoints as Area,
  energy: energyEndpoints as Area,
  health: healthEndpoints as Area,
};

/** The day and limits only show in messages and rules that JSON Schema cannot say. */
const someDay = '2026-01-01';
const rules = { today: someDay, limits: { maxPastMonths: 3, maxFutureDays: 29 } };
const questions = {
  accountNameRegex: '.',
  accountNameRegexError: '',
  supplierPreferredPaymentDays: Array.from({ length: 28 }, (_, index) => index + 1),
  directDebitPaperMandateRequest: true,
  smartMeterRequired: false,
};

/** What each call takes as its body. */
export const bodySchemas: ReadonlyMap<Endpoint, z.core.$ZodType> = new Map<Endpoint, z.core.$ZodType>([
  [sessionEndpoints.token as Endpoint, tokenRequestSchema],
  [sessionEndpoints.revoke as Endpoint, revokeRequestSchema],
  [enrolmentEndpoints.create as Endpoint, createEnrolmentSchema],
  [enrolmentEndpoints.savePersonalDetails as Endpoint, personalDetailsSchema({ today: someDay })],
  [enrolmentEndpoints.saveContactDetails as Endpoint, contactDetailsSchema],
  [enrolmentEndpoints.update as Endpoint, updateEnrolmentSchema(rules)],
  [enrolmentEndpoints.saveAddress as Endpoint, chosenAddressSchema],
  [enrolmentEndpoints.postAddress as Endpoint, chosenAddressSchema],
  [enrolmentEndpoints.saveManualAddress as Endpoint, manualAddressSchema],
  [energyEndpoints.saveUsage as Endpoint, energyUsageSchema({ fuelType: 'Dual' })],
  [energyEndpoints.quotes as Endpoint, quotesRequestSchema],
  [energyEndpoints.wholeOfMarketQuotes as Endpoint, quotesRequestSchema],
  [energyEndpoints.select as Endpoint, selectTariffSchema],
  [energyEndpoints.directDebit as Endpoint, directDebitSchema(questions)],
]);

/** What each call takes in its query. */
export const queryNames: ReadonlyMap<Endpoint, readonly string[]> = new Map<Endpoint, readonly string[]>([
  [brandEndpoints.resolution as Endpoint, ['brand', 'branch']],
  [energyEndpoints.skip as Endpoint, ['service']],
]);
