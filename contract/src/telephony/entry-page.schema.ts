import * as z from 'zod/mini';

/**
 * Query of the calls that list entries, newest first: with `from`, the page begins with that entry, so that it stays the same
 * while newer entries are added.
 */
export const entryPageQuerySchema = z.object({ from: z.optional(z.string().check(z.regex(/^[\da-f]{24}$/))) });
export type EntryPageQuery = z.infer<typeof entryPageQuerySchema>;
