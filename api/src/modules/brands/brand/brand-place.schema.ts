import { brandLevel, isReservedName, type BrandLevel } from '@home-move/contract';
import * as z from 'zod';
import { optionHelp } from './brand-settings.schema.js';

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

const levels = ['partner', 'subpartner', 'branch'] as const satisfies readonly (keyof typeof brandLevel)[];

/** A level as operators type it. */
export const levelName = (level: BrandLevel) => levels.find((name) => brandLevel[name] === level) ?? '';

/** The path of an existing brand. */
export const brandPathSchema = z.object({
  route: route.clone().register(optionHelp, { value: 'oakwood', help: 'which brand' }),
  branch: branch.clone().register(optionHelp, { value: '12', help: 'number of its branch' }),
});
export type BrandPath = z.output<typeof brandPathSchema>;

/** The place of a new brand among the others. It never changes, because enrolments, keys, pins and sent links name it. [BRAND-02, BRAND-04] */
export const brandPlaceSchema = z
  .object({
    route: route.clone().register(optionHelp, {
      value: 'oakwood',
      help: "the brand's part of the path; a branch has its partner's",
    }),
    level: z
      .enum(levels, `one of ${levels.join(', ')}`)
      .transform((name) => brandLevel[name])
      .register(optionHelp, { value: levels.join('|'), help: 'which kind' }),
    id: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'a whole number from 1')
      .transform(Number)
      .register(optionHelp, {
        value: '101',
        help: 'number of the partner, sub-partner or branch, as enrolments name it',
      }),
    partner: route.optional().register(optionHelp, {
      value: 'oakwood',
      help: 'of a sub-partner: the route of its partner',
    }),
    branch: branch.clone().register(optionHelp, { value: '12', help: 'of a branch: its number in the path' }),
  })
  .superRefine(({ level, route: ownRoute, partner, branch: number }, context) => {
    const reject = (path: 'partner' | 'branch', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (level === brandLevel.branch && number === null) reject('branch', 'is missing');
    if (level !== brandLevel.branch && number !== null) reject('branch', 'only for the level branch');
    if (level === brandLevel.partner && partner !== undefined) reject('partner', 'not for the level partner');
    if (level === brandLevel.subpartner && partner === undefined) reject('partner', 'is missing');
    if (level === brandLevel.branch && partner !== undefined && partner !== ownRoute) {
      reject('partner', 'not for the level branch, whose route names the partner');
    }
  });
export type BrandPlace = z.output<typeof brandPlaceSchema>;
