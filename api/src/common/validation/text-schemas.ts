import * as z from 'zod';

/** Free text on one line, without control characters and without invisible ones, which could reverse its direction. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `at most ${max} characters`)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'one line without control characters');

/** The address of a page that pages link to. Checks added to it run only for a valid address. */
export const pageUrl = z.url({
  protocol: /^https?$/,
  error: 'not an address like https://www.partner.example/privacy',
  abort: true,
});

/** A list separated by commas, without repetitions; "none" for an empty one. */
export const listOf = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : text.split(/[\s,]+/).filter(Boolean)))
    .pipe(z.array(item))
    .transform((items) => [...new Set(items)]);
