import { problemCatalogue, validationResult, type Problem, type ProblemCode } from '@home-move/contract';
import * as z from 'zod';
import { component } from './response-schema.js';
import { text } from './fields.js';

// Object.keys is typed as string[]; the catalogue has exactly these keys.
const codes = Object.keys(problemCatalogue) as ProblemCode[];

/** The body of every failed call. */
export const problemResponse = component<Omit<Problem, 'code'> & { readonly code: ProblemCode }>()(
  'Problem',
  z.strictObject({
    type: text,
    title: text,
    status: z.int(),
    detail: text.optional(),
    code: z.literal(codes),
    errors: z
      .record(text, text)
      .optional()
      .describe('Dotted field path → message, with VALIDATION; stored values, with CONFLICT'),
    result: z.enum(validationResult).optional().describe('Account validation result; with DETAILS_NOT_CONFIRMED'),
    incident: text.optional().describe('Id of the log line; with UNEXPECTED'),
  }),
);
