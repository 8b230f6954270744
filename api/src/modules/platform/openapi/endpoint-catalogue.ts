import {
  accountEndpoints,
  brandEndpoints,
  commsEndpoints,
  completionEndpoints,
  councilWaterEndpoints,
  dataPassportEndpoints,
  defaultMoveInLimits,
  directDebitRequestSchema,
  embeddingEndpoints,
  energyEndpoints,
  energyUsageSchema,
  enrolmentEndpoints,
  entertainmentEndpoints,
  feedbackEndpoints,
  firstYearEndpoints,
  flatmatesEndpoints,
  healthEndpoints,
  homeBillsSchema,
  invitationEndpoints,
  importColumns,
  importEndpoints,
  mailEventEndpoints,
  meterReadingsSchema,
  moveChangeSchema,
  moveDateChangeSchema,
  newMoveSchema,
  newPrefillCodeSchema,
  offersEndpoints,
  onboardingEndpoints,
  orderEndpoints,
  otpEndpoints,
  partnerEndpoints,
  paygRequestSchema,
  personalDetailsSchema,
  moveDateEndpoints,
  planEndpoints,
  openPrivateEntrySchema,
  prefillEndpoints,
  privateAccountSchema,
  privateEntryEndpoints,
  psrEndpoints,
  psrRequestSchema,
  registryEndpoints,
  reportEndpoints,
  saveOnboardingSchema,
  sessionEndpoints,
  shownSuppliersSchema,
  startDateSchema,
  telephonyEndpoints,
  testProgressSchema,
  updateEnrolmentSchema,
  webhookEndpoints,
  withExpectedVersion,
  type Endpoint,
} from '@home-move/contract';
import * as z from 'zod/mini';

type Area = Readonly<Record<string, Endpoint>>;

/** Every endpoint of the contract, by area. */
export const endpointAreas = {
  session: sessionEndpoints,
  account: accountEndpoints,
  'one-time password': otpEndpoints,
  brand: brandEndpoints,
  enrolment: enrolmentEndpoints,
  completion: completionEndpoints,
  onboarding: onboardingEndpoints,
  energy: energyEndpoints,
  'priority services': psrEndpoints,
  entertainment: entertainmentEndpoints,
  'council and water': councilWaterEndpoints,
  'move plan': planEndpoints,
  'move date': moveDateEndpoints,
  offers: offersEndpoints,
  flatmates: flatmatesEndpoints,
  feedback: feedbackEndpoints,
  telephony: telephonyEndpoints,
  'private entry': privateEntryEndpoints,
  messages: commsEndpoints,
  'mail events': mailEventEndpoints,
  orders: orderEndpoints,
  'first year': firstYearEndpoints,
  dataPassport: dataPassportEndpoints,
  registry: registryEndpoints,
  reports: reportEndpoints,
  embedding: embeddingEndpoints,
  prefill: prefillEndpoints,
  partner: partnerEndpoints,
  invitation: invitationEndpoints,
  webhooks: webhookEndpoints,
  import: importEndpoints,
  health: healthEndpoints,
} satisfies Readonly<Record<string, Area>>;

/** Placeholders: date and limits only affect messages and rules that JSON Schema cannot express. */
const someDay = '2026-01-01';
const rules = { today: someDay, limits: defaultMoveInLimits };
const questions = {
  accountNameRegex: '.',
  accountNameRegexError: '',
  supplierPreferredPaymentDays: Array.from({ length: 28 }, (_, index) => index + 1),
  directDebitPaperMandateRequest: true,
  smartMeterRequired: false,
  noticeWorkingDays: 2,
  existingDetails: null,
};

const privateLinkSchema = z.extend(openPrivateEntrySchema, shownSuppliersSchema.shape);
const startDateFacts = { moveInDate: null, knownMeterDetails: true, isPaygTariff: false, changesSupplier: true };

/** Request bodies that a service validates, because their rules depend on the date, limits or stored data. */
export const serviceBodySchemas: ReadonlyMap<Endpoint, z.core.$ZodType> = new Map<Endpoint, z.core.$ZodType>([
  [enrolmentEndpoints.savePersonalDetails, withExpectedVersion(personalDetailsSchema({ today: someDay }))],
  [enrolmentEndpoints.update, withExpectedVersion(updateEnrolmentSchema(rules))],
  [onboardingEndpoints.save, saveOnboardingSchema(rules)],
  [prefillEndpoints.newCode, newPrefillCodeSchema(rules)],
  [partnerEndpoints.createMove, newMoveSchema(rules)],
  [partnerEndpoints.changeMove, moveChangeSchema(rules)],
  [partnerEndpoints.testProgress, testProgressSchema],
  [energyEndpoints.saveUsage, energyUsageSchema({ fuelType: 'Dual' })],
  [psrEndpoints.save, psrRequestSchema({ today: someDay })],
  [privateEntryEndpoints.bankDetails, z.extend(openPrivateEntrySchema, privateAccountSchema(questions).shape)],
  [privateEntryEndpoints.healthNeeds, z.intersection(privateLinkSchema, psrRequestSchema({ today: someDay }))],
  [energyEndpoints.directDebit, directDebitRequestSchema(questions)],
  [energyEndpoints.setUpPayg, paygRequestSchema(questions)],
  [moveDateEndpoints.change, moveDateChangeSchema(rules)],
  [planEndpoints.saveReadings, meterReadingsSchema({ today: someDay })],
  [firstYearEndpoints.saveBills, homeBillsSchema({ country: 'Wales' })],
  [energyEndpoints.saveStartDate, startDateSchema(startDateFacts, someDay)],
]);

/** Files that calls have as bodies: what a file of each media type contains. */
export const fileBodies: ReadonlyMap<Endpoint, Readonly<Record<string, string>>> = new Map([
  [
    importEndpoints.start,
    {
      'text/csv': `A row per move. The first row names the columns, in any order: ${importColumns.join(', ')}`,
      'application/x-ndjson': 'A body of POST /moves per line',
    },
  ],
]);
