import {
  importModes,
  importStates,
  partnerEnvironments,
  type importEndpoints,
  type ImportResult,
  type MoveImport,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { instant, text } from './fields.js';

const count = z.int();
const counts: Readonly<Record<ImportResult, typeof count>> = {
  created: count,
  unchanged: count,
  invalid: count,
  differs: count,
  objected: count,
  skipped: count,
};

const moveImport = component<MoveImport>()(
  'MoveImport',
  z.strictObject({
    id: text,
    environment: z.enum(partnerEnvironments),
    mode: z.enum(importModes),
    state: z.enum(importStates),
    rows: count.describe('Rows of the file, without the names of the columns'),
    results: z.strictObject(counts).describe('Rows by result; rows that wait are in none'),
    createdAt: instant,
    finishedAt: instant.nullable(),
  }),
);

export const importResponses: ResponsesOf<typeof importEndpoints> = { start: moveImport, read: moveImport };
