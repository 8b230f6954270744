import {
  psrConditions,
  specialCommsPreferences,
  type PsrAnswers,
  type PsrConditionId,
  type PsrDetail,
  type psrEndpoints,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { text } from './fields.js';

const detail: z.ZodType<PsrDetail> = z.strictObject({ language: text.optional(), until: text.optional() });

const conditions = Object.fromEntries(psrConditions.map(({ id }) => [id, detail.optional()])) as Readonly<
  Record<PsrConditionId, z.ZodOptional<typeof detail>>
>;

const options = z.strictObject({ ...conditions, specialCommsPreferences: z.enum(specialCommsPreferences) });

const answers = component<PsrAnswers>()(
  'PsrAnswers',
  z.strictObject({
    answered: z.boolean(),
    psrOptions: options.nullable().optional().describe('Missing for agents'),
    consents: z
      .strictObject({ supplier: z.boolean(), network: z.boolean(), water: z.boolean() })
      .optional()
      .describe('Missing for agents'),
  }),
);

export const psrResponses: ResponsesOf<typeof psrEndpoints> = { answers, save: answers };
