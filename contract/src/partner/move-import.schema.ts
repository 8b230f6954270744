import * as z from 'zod/mini';
import { importModes } from './move-import';

/** Query of `POST /moves/import`. */
export const importQuerySchema = z.object({ mode: z._default(z.enum(importModes), 'check') });
export type ImportQuery = z.input<typeof importQuerySchema>;

/** Id of an import. */
export const importIdSchema = z.string().check(z.regex(/^[\da-f]{24}$/));
