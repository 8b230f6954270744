import {
  channels,
  privateEntryScopes,
  type CallUpdate,
  type PrivateEntry,
  type privateEntryEndpoints,
  type PrivateEntryRequest,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { instant, text } from './fields.js';

const entry = component<PrivateEntry>()(
  'PrivateEntry',
  z.strictObject({
    id: text,
    scope: z.enum(privateEntryScopes),
    channel: z.enum(channels),
    state: z.enum(['sent', 'opened', 'done', 'ended']),
    sentAt: instant,
    openedAt: instant.nullable(),
    doneAt: instant.nullable(),
  }),
);

const update = component<CallUpdate>()(
  'CallUpdate',
  z.strictObject({
    version: z.int(),
    privateEntries: z.array(entry),
    colleagues: z.array(text),
    latestNote: text.nullable(),
  }),
);

const request = component<PrivateEntryRequest>()(
  'PrivateEntryRequest',
  z.discriminatedUnion('scope', [
    z.strictObject({
      scope: z.literal('bank-details'),
      expiresAt: instant,
      accountNameRegex: text,
      accountNameRegexError: text,
    }),
    z.strictObject({ scope: z.literal('health-needs'), expiresAt: instant, suppliers: z.array(text) }),
    z.strictObject({ scope: z.literal('code'), expiresAt: instant, channel: z.enum(channels) }),
  ]),
);

export const privateEntryResponses: ResponsesOf<typeof privateEntryEndpoints> = {
  create: entry,
  list: listOf(entry),
  updates: update,
  latest: update,
  open: request,
};
