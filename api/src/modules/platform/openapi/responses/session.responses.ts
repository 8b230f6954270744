import type { sessionEndpoints, Tokens } from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { text } from './fields.js';

export const tokens = component<Tokens>()(
  'Tokens',
  z.strictObject({
    access_token: text,
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds until the access token expires'),
    refresh_token: text,
  }),
);

export const sessionResponses: ResponsesOf<typeof sessionEndpoints> = { token: tokens };
