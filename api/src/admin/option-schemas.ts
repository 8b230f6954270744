import { isReservedName } from '@home-move/contract';
import * as z from 'zod';
import type { Env } from '../config/env.js';
import { isLocalAddress } from '../config/local-address.js';
import { UserError } from './user-error.js';

/** The path segment of a brand. [BRAND-04] */
export const route = z
  .string()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'letters, digits and hyphens, 2 to 40, a letter first')
  .refine((text) => !isReservedName(text), 'is a page of the portal');

/** The number of a branch. [BRAND-08] */
export const branch = z
  .string()
  .regex(/^\d{1,9}$/, 'a number of at most 9 digits')
  .transform(Number)
  .optional()
  .transform((number) => number ?? null);

/** Free text on one line, without control characters and without invisible ones, which could reverse its direction. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `at most ${max} characters`)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'one line without control characters');

/** Origins of pages, separated by commas. */
export const origins = z.string().transform((text, context) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((candidate) => {
      const origin = parseOrigin(candidate);
      if (origin === null) {
        context.addIssue({
          code: 'custom',
          message: `${candidate} is no bare origin like https://www.partner.example`,
        });
      }
      return origin ?? '';
    }),
);

/** Letters, digits, dots and hyphens. URL accepts more, some of which would end a directive of the policy. */
const bareOrigin = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

function parseOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, href } = new URL(text);
  return href === `${origin}/` && bareOrigin.test(origin) ? origin : null;
}

/** The address of a page that pages link to. */
export const pageUrl = z.url({
  protocol: /^https?$/,
  error: 'not an address like https://www.partner.example/privacy',
});

/** Id of an enrolment. */
export const enrolmentId = z.string().regex(/^[0-9a-f]{24}$/, '24 hexadecimal digits');

/**
 * Rejects in production plain http addresses, because an attacker on the network could alter the page around the frame or a
 * notice, and addresses of this machine or a private network, which are of development.
 */
export function requireHttps(addresses: readonly string[], mode: Env['APP_MODE']): void {
  if (mode !== 'production') return;
  const insecure = addresses.find((address) => !address.startsWith('https:'));
  if (insecure !== undefined) throw new UserError(`${insecure} is not https`);
  const local = addresses.find((address) => isLocalAddress(address));
  if (local !== undefined) throw new UserError(`${local} is on this machine or in a private network`);
}
