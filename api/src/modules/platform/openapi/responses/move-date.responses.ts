import {
  moveDateActions,
  moveDateEffectIds,
  type moveDateEndpoints,
  type MoveDateEffect,
  type MoveDatePreview,
  type MoveDateResult,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { enrolment } from './enrolment.responses.js';
import { day, nullableText, text } from './fields.js';

const contact = z.strictObject({ name: text, url: nullableText, reference: nullableText });

const effect = component<MoveDateEffect>()(
  'MoveDateEffect',
  z.strictObject({
    id: z.enum(moveDateEffectIds),
    title: text,
    before: day.nullable(),
    after: day.nullable(),
    action: z.enum(moveDateActions),
    text,
    contact: contact.nullable(),
  }),
);

const preview = component<MoveDatePreview>()(
  'MoveDatePreview',
  z.strictObject({ from: day.nullable(), to: day, effects: z.array(effect), fingerprint: text }),
);

const result = component<MoveDateResult>()(
  'MoveDateResult',
  z.strictObject({
    isChanged: z.boolean(),
    refusedBy: contact.nullable(),
    effects: z.array(effect),
    enrolment,
  }),
);

export const moveDateResponses: ResponsesOf<typeof moveDateEndpoints> = { preview, change: result };
