import type { Prefill, PrefillAddress, PrefillDetails, prefillEndpoints } from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { day, nullableText, text } from './fields.js';
import { tokens } from './session.responses.js';

const newCode = component<{ readonly code: string; readonly expires_in: number }>()(
  'PrefillCode',
  z.strictObject({ code: text, expires_in: z.int().describe('Seconds') }),
);

const address = component<PrefillAddress>()(
  'PrefillAddress',
  z.strictObject({ postcode: text, houseNameOrNumber: text, addressLine1: text, addressLine2: text, town: text }),
);

const details = component<PrefillDetails>()(
  'PrefillDetails',
  z.strictObject({
    title: nullableText,
    firstName: nullableText,
    surname: nullableText,
    emailAddress: nullableText,
    contactNumber: nullableText,
    moveInDate: day.nullable(),
    address: address.nullable(),
    selectedBranch: z.int().nullable().describe('Id of the branch that the move belongs to'),
  }),
);

const prefill = component<Prefill>()(
  'Prefill',
  z.strictObject({
    details: details.nullable().describe('Null if the code names an enrolment'),
    tokens: tokens.nullable().describe('Null if the code opens no enrolment'),
    requiresLogin: z.boolean().describe("Whether the named enrolment opens only by the mover's own login"),
  }),
);

export const prefillResponses: ResponsesOf<typeof prefillEndpoints> = { newCode, redeem: prefill };
