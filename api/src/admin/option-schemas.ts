import * as z from 'zod';
import { bareOriginOf } from '../common/validation/bare-origin.js';
import type { Env } from '../config/env.js';
import { unsafeReason } from '../config/local-address.js';
import { optionHelp } from '../modules/brands/brand/brand-settings.schema.js';
import type { Option } from './command-line.js';
import { UserError } from './user-error.js';

/** Origins of pages, separated by commas. */
export const origins = z.string().transform((text, context) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((candidate) => {
      const origin = bareOriginOf(candidate);
      if (origin === null) {
        context.addIssue({
          code: 'custom',
          message: `${candidate} is no bare origin like https://www.partner.example`,
        });
      }
      return origin ?? '';
    }),
);

/** Id of an enrolment. */
export const enrolmentId = z.string().regex(/^[0-9a-f]{24}$/, '24 hexadecimal digits');

/** Rejects in production addresses that are not https, or not public. */
export function requireHttps(addresses: readonly string[], mode: Env['APP_MODE']): void {
  if (mode !== 'production') return;
  const problems = addresses.flatMap((address) => {
    const reason = unsafeReason(address);
    return reason === null ? [] : [`${address} ${reason}`];
  });
  if (problems.length > 0) throw new UserError(problems);
}

/** An option for each setting of a schema, with its registered help. */
export function optionsOf(schema: z.ZodObject): Readonly<Record<string, Option>> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, setting]) => {
      const help = optionHelp.get(setting);
      if (!help) throw new Error(`the setting ${name} has no help`);
      return [name, help];
    }),
  );
}
