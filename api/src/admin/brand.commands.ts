import type { INestApplicationContext } from '@nestjs/common';
import { type BrandLevel, brandLevel, themeNames } from '@home-move/contract';
import * as z from 'zod';
import { ENV, type Env } from '../config/env.js';
import { BrandAdministration } from '../modules/brands/brand/brand-administration.service.js';
import { BrandService } from '../modules/brands/brand/brand.service.js';
import { type Brand, brandPath, brandDefaults } from '../modules/brands/brand/brands.data.js';
import { command } from './command.js';
import { branch, line, origins, pageUrl, requireHttps, route } from './option-schemas.js';
import { UserError } from './user-error.js';

const levels = ['partner', 'subpartner', 'branch'] as const satisfies readonly (keyof typeof brandLevel)[];

const yesOrNo = z.enum(['yes', 'no'], 'yes or no').transform((answer) => answer === 'yes');

const brandAdd = z.object({
  route,
  name: line(60),
  level: z.enum(levels, `one of ${levels.join(', ')}`),
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'a whole number from 1')
    .transform(Number),
  partner: route.optional(),
  branch,
  theme: z.enum(themeNames, `one of ${themeNames.join(', ')}`).optional(),
  phone: z
    .string()
    .regex(/^\+?[\d ()-]{7,20}$/, 'digits and spaces, 7 to 20')
    .optional(),
  email: z.email('not an email address').optional(),
  hours: line(60).optional(),
  legal: line(600).optional(),
  privacy: pageUrl.optional(),
  dark: yesOrNo.optional(),
  origins: origins.optional(),
});
type BrandAdd = z.output<typeof brandAdd>;

const addBrand = command({
  name: 'brand add',
  summary: 'Add a partner, a sub-partner or a branch; it is served at once.',
  changes: true,
  options: {
    route: { value: 'oakwood', help: "the brand's part of the path; a branch has its partner's" },
    name: { value: '"Oakwood Lettings"', help: 'as people read it' },
    level: { value: levels.join('|'), help: 'which kind' },
    id: { value: '101', help: 'number of the partner, sub-partner or branch, as enrolments name it' },
    partner: { value: 'oakwood', help: 'of a sub-partner: the route of its partner' },
    branch: { value: '12', help: 'of a branch: its number in the path' },
    theme: { value: themeNames.join('|'), help: 'colours and logo' },
    phone: { value: '"020 7946 0123"', help: 'support line' },
    email: { value: 'help@…', help: 'support address' },
    hours: { value: '"weekdays, 9am to 5pm"', help: 'when the line is open' },
    legal: { value: '"…"', help: 'legal text of the footer' },
    privacy: { value: 'https://…', help: 'its privacy notice, linked in the footer and beside sensitive fields' },
    dark: { value: 'yes|no', help: 'whether its pages follow a dark system; yes unless its partner says no' },
    origins: { value: 'https://a,https://b', help: 'sites that may embed it' },
  },
  input: brandAdd,
  run: async (app, input) => {
    const brands = app.get(BrandAdministration, { strict: false });
    const parent = await findParent(brands, input);
    const brand = newBrand(input, parent);
    requireHttps([...brand.hostOrigins, brand.privacyNotice ?? ''].filter(Boolean), modeOf(app));
    await brands.add(brand);
    return { lines: [`${brandPath(brand)} is served now: ${hostedAt(app, brand)}`], on: brandPath(brand) };
  },
});

const listBrands = command({
  name: 'brand list',
  summary: 'List all brands: path, level and id, name, theme, sites that may embed it.',
  changes: false,
  options: {},
  input: z.object({}),
  run: async (app) => {
    const brands = await app.get(BrandService, { strict: false }).all();
    return { lines: brands.length > 0 ? brands.map(formatBrand) : ['There is no brand yet.'], on: '' };
  },
});

const changeOrigins = command({
  name: 'brand origins',
  summary: 'Add or remove sites that may embed a brand; prints the resulting list.',
  changes: true,
  options: {
    route: { value: 'oakwood', help: 'which brand' },
    branch: { value: '12', help: 'number of its branch' },
    add: { value: 'https://a,https://b', help: 'sites that may embed it from now on' },
    remove: { value: 'https://a', help: 'sites that may no longer embed it' },
  },
  input: z
    .object({ route, branch, add: origins.default([]), remove: origins.default([]) })
    .refine(({ add, remove }) => add.length + remove.length > 0, '--add or --remove is missing'),
  run: async (app, { route: urlRoute, branch: number, add, remove }) => {
    requireHttps(add, modeOf(app));
    const brands = app.get(BrandAdministration, { strict: false });
    const brand = await brands.changeHosts(urlRoute, number, { add, remove });
    const { hostOrigins } = brand;
    return { lines: hostOrigins.length > 0 ? hostOrigins : ['No site may embed it.'], on: brandPath(brand) };
  },
});

const changeBrand = command({
  name: 'brand change',
  summary: "Set a brand's privacy notice, or whether its pages follow a dark system.",
  changes: true,
  options: {
    route: { value: 'oakwood', help: 'which brand' },
    branch: { value: '12', help: 'number of its branch' },
    privacy: { value: 'https://…', help: 'its privacy notice' },
    dark: { value: 'yes|no', help: 'whether its pages follow a dark system' },
  },
  input: z
    .object({ route, branch, privacy: pageUrl.optional(), dark: yesOrNo.optional() })
    .refine(({ privacy, dark }) => privacy !== undefined || dark !== undefined, '--privacy or --dark is missing'),
  run: async (app, { route: urlRoute, branch: number, privacy, dark }) => {
    if (privacy !== undefined) requireHttps([privacy], modeOf(app));
    const brands = app.get(BrandAdministration, { strict: false });
    const brand = await brands.change(urlRoute, number, { privacyNotice: privacy, darkMode: dark });
    const lines = [
      `Privacy notice: ${brand.privacyNotice ?? 'none'}`,
      `Follows a dark system: ${brand.darkMode ? 'yes' : 'no'}`,
    ];
    return { lines, on: brandPath(brand) };
  },
});

export const brandCommands = [addBrand, listBrands, changeOrigins, changeBrand];

/** The partner of a sub-partner or branch, which provides every setting that the new brand does not define. */
async function findParent(
  brands: BrandAdministration,
  { level, route: ownRoute, partner, branch: number }: BrandAdd,
): Promise<Brand | null> {
  if ((level === 'branch') !== (number !== null)) {
    throw new UserError(number === null ? '--branch is missing' : '--branch: for the level branch alone');
  }
  if (level === 'partner') {
    if (partner !== undefined) throw new UserError('--partner: not for the level partner');
    return null;
  }
  if (level === 'subpartner' && partner === undefined) throw new UserError('--partner is missing');
  if (level === 'branch' && partner !== undefined && partner !== ownRoute) {
    throw new UserError('--partner: not for the level branch, whose --route names the partner');
  }
  return brands.require(partner ?? ownRoute, null);
}

function newBrand(input: BrandAdd, parent: Brand | null): Brand {
  const required = <Value>(
    name: 'theme' | 'phone' | 'email' | 'hours' | 'legal' | 'privacy',
    value: Value | undefined,
  ): Value => {
    if (value === undefined) throw new UserError(`--${name} is missing`);
    return value;
  };
  const theme = required('theme', input.theme ?? parent?.theme);
  const inherited = parent ?? brandDefaults;
  return {
    ...inherited,
    id: input.id,
    level: brandLevel[input.level] satisfies BrandLevel,
    name: input.name,
    urlRoute: input.route,
    branch: input.branch,
    partner: parent?.urlRoute ?? null,
    theme,
    darkMode: input.dark ?? inherited.darkMode,
    logo: input.theme ?? parent?.logo ?? theme,
    support: {
      phone: required('phone', input.phone ?? parent?.support.phone),
      email: required('email', input.email ?? parent?.support.email),
      hours: required('hours', input.hours ?? parent?.support.hours),
    },
    legalText: required('legal', input.legal ?? parent?.legalText),
    privacyNotice: required('privacy', input.privacy ?? parent?.privacyNotice ?? undefined),
    hostOrigins: input.origins ?? inherited.hostOrigins,
  };
}

const modeOf = (app: INestApplicationContext) => app.get<Env>(ENV, { strict: false }).APP_MODE;

const hostedAt = (app: INestApplicationContext, brand: Brand) =>
  `${app.get<Env>(ENV, { strict: false }).PUBLIC_ORIGIN}/${brandPath(brand)}`;

const formatBrand = (brand: Brand) =>
  [brandPath(brand), `${brand.level}:${brand.id}`, brand.name, brand.theme, brand.hostOrigins.join(' ')]
    .join('  ')
    .trimEnd();
