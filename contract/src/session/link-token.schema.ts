import * as z from 'zod/mini';

/** Token of a link: opaque, at most 200 characters. */
export const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));
