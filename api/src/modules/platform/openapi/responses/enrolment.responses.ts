import {
  channels,
  type completionEndpoints,
  enrolmentStatus,
  enrolmentTypes,
  offeredStatus,
  orderedServices,
  personFields,
  recordOf,
  registeredServices,
  residentialStatus,
  serviceFields,
  services,
  supplyStatuses,
  type Enrolment,
  type enrolmentEndpoints,
  type EnrolmentStatus,
  type ResidentialStatusOption,
  type Service,
  type SupplyFacts,
  type Tokens,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { address, addressOption } from './address.responses.js';
import { confirmationSent, confirmationSummary } from './confirmation.responses.js';
import { day, instant, nullableText, text } from './fields.js';
import { tokens } from './session.responses.js';

const flag = z.boolean();

export const supplyFacts = component<SupplyFacts>()(
  'SupplyFacts',
  z.strictObject({
    supplyChecked: flag,
    supplyStatus: z.enum(supplyStatuses),
    quotableEnergy: flag,
    isDomestic: flag,
    isMeterInfoValid: flag,
    fuelType: z.enum(['Dual', 'Electric', 'Gas']).nullable(),
    isMixedMeters: flag,
    isElecPayg: flag,
    isGasPayg: flag,
    economy7: flag,
    manualHasPrepay: flag.nullable(),
    meterDetailsCompleted: flag,
    hasElecSmartMeter: flag,
    hasGasSmartMeter: flag,
    meterType: z.enum(['S1', 'S2', 'K', 'T', 'credit']).nullable(),
    supportsFastSwitch: flag,
    currentSupplierElec: nullableText,
    currentSupplierGas: nullableText,
  }),
);

const serviceProgress = {
  ...serviceFields(services, 'OfferedStatus', () => z.enum(offeredStatus)),
  ...serviceFields(services, 'Consented', () => flag.nullable()),
  ...serviceFields(services, 'OptIn', () => z.literal([0, 1])),
  ...serviceFields(services, 'Complete', () => flag),
  ...serviceFields(orderedServices, 'Skipped', () => flag),
  ...serviceFields(registeredServices, 'IsMandatory', () => flag),
  ...serviceFields(registeredServices, 'RegistrationConfirmed', () => flag.nullable()),
};

export const enrolment = component<Enrolment>()(
  'Enrolment',
  z.strictObject({
    id: text,
    status: z.enum(enrolmentStatus),
    enrolmentType: z.enum(enrolmentTypes),
    partnerName: text,
    saveAndContinueToken: text.optional().describe('Only for the mover; agents receive no token'),
    version: z.int().describe('Increases with every change; a save sends the version that the page showed'),

    ...recordOf(personFields, () => nullableText),
    dateOfBirth: day.nullable(),
    emailAddress: nullableText,
    contactNumber: nullableText,
    emailAddressVerified: flag,
    contactNumberVerified: flag,
    pendingContacts: z
      .array(z.enum(channels))
      .optional()
      .describe('Only for agents: where messages still go to the proven contact, until the new one is proven'),

    moveInDate: day.nullable(),
    isMoveInDateInRange: flag.describe('Whether energy can be set up today'),
    residentialStatus: z.enum(residentialStatus),
    address: address.nullable(),
    simpleAddress: nullableText,
    postcode: nullableText,
    addressLine1: text,
    addressLine2: text,
    addressLine3: text,
    addressLine4: text,
    houseNumber: text,
    houseName: text,
    town: text,
    isUnpopulated: flag,
    namedSupplier: text.describe('The energy supplier that the portal promotes by name to this mover'),
    pendingChangeOfSupply: z.literal('Y').nullable(),
    ovoSupplyStatus: z.strictObject({ supplyGas: flag, supplyElec: flag, fuelSupplyChecked: flag }),

    skyComplete: flag,
    fuelsSetUp: z.array(z.enum(['Electric', 'Gas'])),
    choices: z
      .strictObject({
        use: z.strictObject({ electricityKwh: z.number().nullable(), gasKwh: z.number().nullable() }).nullable(),
        plans: z.array(z.strictObject({ supplierName: text, tariffName: text })),
        isStartDateChosen: flag,
        broadbandPackage: nullableText,
        hasMeterReadings: flag,
        hasTickedTasks: flag,
      })
      .describe('Entered and chosen so far, and not ordered'),
    broadbandComplete: flag,
    wombbComplete: flag,
    wombbUserConfirmed: flag,
    wombbUserConfirmedDate: instant.nullable(),
    wombbSkipped: flag,

    councilName: nullableText,
    waterBoardName: nullableText,

    ctwbJourneyToggle: flag,
    tenantPortalStorage: z.strictObject({ wombbViewedDate: instant.optional() }),
    smartPageViewed: instant.nullable(),
    confirmationPageLastViewed: instant.nullable(),
    lastStep: z.string().nullable(),
    isLinkConfirmed: z.boolean(),
    closedAt: instant.nullable(),
    reference: text,

    ...supplyFacts.shape,
    ...serviceProgress,
  }),
);

const createdEnrolment = component<Tokens & { readonly id: string }>()(
  'CreatedEnrolment',
  z.strictObject({ ...tokens.shape, id: text }),
);

const enrolmentProgress = component<{
  readonly status: EnrolmentStatus;
  readonly completed: Readonly<Record<Service, boolean>>;
}>()(
  'EnrolmentProgress',
  z.strictObject({
    status: z.enum(enrolmentStatus),
    completed: z.strictObject(recordOf(services, () => flag)),
  }),
);

const residentialStatusOption = component<ResidentialStatusOption>()(
  'ResidentialStatusOption',
  z.strictObject({ key: z.enum(residentialStatus), value: text }),
);

export const enrolmentResponses: ResponsesOf<typeof enrolmentEndpoints> = {
  create: createdEnrolment,
  mine: enrolment,
  byId: enrolment,
  status: enrolmentProgress,
  savePersonalDetails: enrolment,
  saveContactDetails: enrolment,
  update: enrolment,
  residentialStatuses: listOf(residentialStatusOption),
  moveInDateUnknown: enrolment,
  addresses: listOf(addressOption),
  saveAddress: enrolment,
  postAddress: enrolment,
  saveManualAddress: enrolment,
  skip: enrolment,
  confirmation: confirmationSummary,
  sendConfirmation: confirmationSent,
};

export const completionResponses: ResponsesOf<typeof completionEndpoints> = { completeServices: enrolment };
