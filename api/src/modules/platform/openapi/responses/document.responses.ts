import {
  moveDocumentKinds,
  moveDocumentStates,
  type MoveDocument,
  type MoveDocuments,
  type documentEndpoints,
} from '@home-move/contract';
import * as z from 'zod';
import { day, nullableText, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const moveDocument = component<MoveDocument>()(
  'MoveDocument',
  z.strictObject({
    id: text,
    kind: z.enum(moveDocumentKinds),
    title: text,
    fileName: text.describe('Without personal data'),
    reference: nullableText.describe('Of the order that it is about; null for the move plan'),
    provider: nullableText,
    state: z
      .enum(moveDocumentStates)
      .describe('`pending`: it will be stored shortly. `missing`: the order was placed before documents were stored'),
    bytes: z.int().nullable().describe('Size of the file; null if it is not ready'),
    day: day.nullable().describe('The day of the order, or of the move plan'),
  }),
);

const documents = component<MoveDocuments>()('MoveDocuments', z.strictObject({ documents: z.array(moveDocument) }));

export const documentResponses: ResponsesOf<typeof documentEndpoints> = { documents };
