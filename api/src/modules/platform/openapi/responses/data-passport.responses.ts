import {
  dataKinds,
  type dataPassportEndpoints,
  type DataPassport,
  type Disclosure,
  type DisclosurePurpose,
  disclosureResults,
  type ErasurePreview,
  keptItems,
  legalBases,
  legalBasisOf,
  type PurposeObjection,
  isObjectionPurpose,
  type PassportExistence,
  type PassportFiles,
  recipientKinds,
  resendStates,
} from '@home-move/contract';
import * as z from 'zod';
import { day, instant, nullableText, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const purposes = Object.keys(legalBasisOf) as DisclosurePurpose[];

const disclosure = component<Disclosure>()(
  'Disclosure',
  z.strictObject({
    id: text,
    at: instant.describe('Directly before it was sent'),
    recipient: z.strictObject({ id: text, kind: z.enum(recipientKinds) }),
    kinds: z.array(z.enum(dataKinds)).describe('Names of kinds of data, never the data'),
    purpose: z.enum(purposes),
    legalBasis: z.enum(legalBases),
    reference: nullableText.describe('Of the application, order or referral, as its recipient issued it'),
    result: z.enum(disclosureResults).describe('`unknown`: it was sent, and there was no usable answer'),
    objectedAt: instant.optional().describe('When the mover objected to the purpose; missing without an objection'),
    withdrawnAt: instant.optional().describe('When the mover withdrew the consent; missing without a withdrawal'),
    resend: z
      .enum(resendStates)
      .optional()
      .describe('Whether an entry that was not delivered can be sent again; missing if nothing is left to send'),
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
        withdrawable: z.int().describe('Consents that the mover can withdraw'),
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

const passportFiles = component<PassportFiles>()(
  'PassportFiles',
  z.strictObject({ pdf: z.int().describe('Bytes'), json: z.int().describe('Bytes') }),
);

const objection = component<PurposeObjection>()(
  'PurposeObjection',
  z.strictObject({
    purpose: z.enum(purposes.filter(isObjectionPurpose)),
    at: instant.describe('Of the first objection to the purpose'),
  }),
);

const erasurePreview = component<ErasurePreview>()(
  'ErasurePreview',
  z.strictObject({
    kept: z
      .array(
        z.strictObject({
          item: z.enum(keptItems),
          until: day.nullable().describe('For an erasure today; null without a day'),
        }),
      )
      .describe('What an erasure leaves'),
    ordersInSetUp: z
      .array(
        z.strictObject({
          reference: text,
          provider: text,
          service: text,
          isBeingCancelled: z.boolean().describe('An erasure waits until the provider has confirmed the cancellation'),
        }),
      )
      .describe('Orders that are not live yet, which an erasure does not cancel'),
  }),
);

export const dataPassportResponses: ResponsesOf<typeof dataPassportEndpoints> = {
  read: dataPassport,
  count: passportExistence,
  object: objection,
  files: passportFiles,
  withdraw: disclosure,
  resend: disclosure,
  erasure: erasurePreview,
};
