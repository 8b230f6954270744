import {
  dataKinds,
  type dataPassportEndpoints,
  type DataPassport,
  type Disclosure,
  type DisclosurePurpose,
  disclosureResults,
  legalBases,
  legalBasisOf,
  type PassportExistence,
  recipientKinds,
} from '@home-move/contract';
import * as z from 'zod';
import { instant, nullableText, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const disclosure = component<Disclosure>()(
  'Disclosure',
  z.strictObject({
    id: text,
    at: instant.describe('Directly before it was sent'),
    recipient: z.strictObject({ id: text, kind: z.enum(recipientKinds) }),
    kinds: z.array(z.enum(dataKinds)).describe('Names of kinds of data, never the data'),
    purpose: z.enum(Object.keys(legalBasisOf) as DisclosurePurpose[]),
    legalBasis: z.enum(legalBases),
    reference: nullableText.describe('Of the application, order or referral, as its recipient issued it'),
    result: z.enum(disclosureResults).describe('`unknown`: it was sent, and there was no usable answer'),
  }),
);

const dataPassport = component<DataPassport>()(
  'DataPassport',
  z.strictObject({
    entries: z.array(disclosure).describe('Newest first'),
    next: nullableText.describe('The entry that the next page begins with'),
    counts: z
      .strictObject({
        organisations: z.int(),
        entries: z.int(),
        byConsent: z.int(),
        open: z.int().describe('Entries that are waiting or were not delivered'),
      })
      .describe('Of the whole passport'),
    complaints: z
      .strictObject({
        answerDays: z.int().describe('Days until the answer'),
        authority: z
          .strictObject({
            name: text,
            url: text,
            withinMonths: z.int().describe('Months after the answer in which the authority accepts a case'),
          })
          .describe('The supervisory authority'),
      })
      .describe('How complaints are answered'),
  }),
);

const passportExistence = component<PassportExistence>()(
  'PassportExistence',
  z.strictObject({ entries: z.int().describe('How many entries there are') }),
);

export const dataPassportResponses: ResponsesOf<typeof dataPassportEndpoints> = {
  read: dataPassport,
  count: passportExistence,
};
