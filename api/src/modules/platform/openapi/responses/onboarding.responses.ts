import {
  channels,
  type DetailsNotification,
  type onboardingEndpoints,
  type OnboardingJourney,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { addressOption } from './address.responses.js';
import { enrolment } from './enrolment.responses.js';
import { day, instant, nullableText, text } from './fields.js';

const detailsNotification = component<DetailsNotification>()(
  'DetailsNotification',
  z.strictObject({ message: text, variant: z.enum(['info', 'success']) }),
);

const onboardingJourney = component<OnboardingJourney>()(
  'OnboardingJourney',
  z.strictObject({
    address: nullableText.describe('Key of a looked-up address'),
    addressHumanReadable: nullableText,
    isManualAddress: z.boolean(),
    manualAddressStreetOne: nullableText,
    manualAddressStreetTwo: nullableText,
    manualAddressTown: nullableText,
    manualAddressCounty: nullableText,
    postcode: nullableText,
    firstName: nullableText,
    surname: nullableText,
    dateOfBirth: day.nullable(),
    phoneNumber: nullableText,
    emailAddress: nullableText,
    moveInDate: day.nullable(),
    committedAt: instant.nullable(),
    verifyWith: z.enum(channels).describe('Channel of the next code'),
    contact: nullableText.describe('Masked contact that the code goes to'),
    detailsNotification: detailsNotification.nullable(),
    version: z.int().describe('Increases with every change; a save sends the version that the page showed'),
  }),
);

const addressKind = component<{ readonly isDomestic: boolean }>()(
  'AddressKind',
  z.strictObject({ isDomestic: z.boolean() }),
);

export const onboardingResponses: ResponsesOf<typeof onboardingEndpoints> = {
  journey: onboardingJourney,
  save: onboardingJourney,
  addresses: listOf(addressOption),
  address: addressKind,
  commit: enrolment,
};
