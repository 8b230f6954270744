import {
  brandEndpoints,
  broadbandRequestSchema,
  chosenAddressSchema,
  contactDetailsSchema,
  councilChoicesSchema,
  councilWaterEndpoints,
  createEnrolmentSchema,
  directDebitRequestSchema,
  energyEndpoints,
  energyUsageSchema,
  enrolmentEndpoints,
  entertainmentEndpoints,
  healthEndpoints,
  manualAddressSchema,
  noteSchema,
  personalDetailsSchema,
  pinRequestSchema,
  quotesRequestSchema,
  registryEndpoints,
  remoteBuildSchema,
  revokeRequestSchema,
  selectPackageSchema,
  selectTariffSchema,
  sessionEndpoints,
  telephonyEndpoints,
  telephonyLoginSchema,
  tokenRequestSchema,
  updateEnrolmentSchema,
  type Endpoint,
} from '@home-move/contract';
import type * as z from 'zod/mini';

type Area = Readonly<Record<string, Endpoint>>;

/** Every call of the contract, by area. */
export const endpointAreas: Readonly<Record<string, Area>> = {
  session: sessionEndpoints,
  brand: brandEndpoints,
  enrolment: enrolmentEndpoints,
  energy: energyEndpoints,
  entertainment: entertainmentEndpoints,
  'council and water': councilWaterEndpoints,
  telephony: telephonyEndpoints,
  registry: registryEndpoints,
  health: healthEndpoints,
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
  [sessionEndpoints.token, tokenRequestSchema],
  [sessionEndpoints.revoke, revokeRequestSchema],
  [enrolmentEndpoints.create, createEnrolmentSchema],
  [enrolmentEndpoints.savePersonalDetails, personalDetailsSchema({ today: someDay })],
  [enrolmentEndpoints.saveContactDetails, contactDetailsSchema],
  [enrolmentEndpoints.update, updateEnrolmentSchema(rules)],
  [enrolmentEndpoints.saveAddress, chosenAddressSchema],
  [enrolmentEndpoints.postAddress, chosenAddressSchema],
  [enrolmentEndpoints.saveManualAddress, manualAddressSchema],
  [energyEndpoints.saveUsage, energyUsageSchema({ fuelType: 'Dual' })],
  [energyEndpoints.quotes, quotesRequestSchema],
  [energyEndpoints.wholeOfMarketQuotes, quotesRequestSchema],
  [energyEndpoints.select, selectTariffSchema],
  [energyEndpoints.directDebit, directDebitRequestSchema(questions)],
  [councilWaterEndpoints.choose, councilChoicesSchema],
  [entertainmentEndpoints.broadband, broadbandRequestSchema],
  [entertainmentEndpoints.selectPackage, selectPackageSchema],
  [registryEndpoints.publish, remoteBuildSchema],
  [registryEndpoints.validate, remoteBuildSchema],
  [registryEndpoints.pin, pinRequestSchema],
  [telephonyEndpoints.login, telephonyLoginSchema],
  [telephonyEndpoints.saveNote, noteSchema],
]);

/** What each call takes in its query. */
export const queryNames: ReadonlyMap<Endpoint, readonly string[]> = new Map<Endpoint, readonly string[]>([
  [brandEndpoints.resolution, ['brand', 'branch']],
  [enrolmentEndpoints.skip, ['service']],
]);
