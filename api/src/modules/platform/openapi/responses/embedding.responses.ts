import { hostProblems, type Embedding, type embeddingEndpoints } from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';

const embedding = component<Embedding>()(
  'Embedding',
  z.strictObject({ problem: z.enum(hostProblems).nullable().describe('Null when the page may embed the brand') }),
);

export const embeddingResponses: ResponsesOf<typeof embeddingEndpoints> = { check: embedding };
