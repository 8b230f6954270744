import { isReservedName } from '@home-move/contract';
import * as z from 'zod';

/** The brand's segment of a path. [BRAND-04] */
export const route = z
  .string()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'letters, digits and hyphens, 2 to 40, a letter first')
  .refine((text) => !isReservedName(text), 'is a page of the portal');

/** A branch is numeric only. [BRAND-08] */
export const branch = z
  .string()
  .regex(/^\d{1,9}$/, 'a number of at most 9 digits')
  .transform(Number)
  .optional()
  .transform((number) => number ?? null);

/** Somebody's own words: one line, no control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `at most ${max} characters`)
    .regex(/^\P{C}*$/u, 'one line without control characters');

/** Origins of pages, by comma. */
export const origins = z.string().transform((text, context) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => {
      const origin = originOf(each);
      if (origin === null) {
        context.addIssue({ code: 'custom', message: `${each} is no bare origin like https://www.partner.example` });
      }
      return origin ?? '';
    }),
);

/** A host name of letters, digits, dots and hyphens: URL takes more, and some of it ends a directive of a policy. */
const bareOrigin = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, href } = new URL(text);
  return href === `${origin}/` && bareOrigin.test(origin) ? origin : null;
}

/** Id of an enrolment. */
export const enrolmentId = z.string().regex(/^[0-9a-f]{24}$/, '24 hexadecimal digits');
