import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { liftText, type Lift } from '@home-move/contract';
import * as z from 'zod';
import { ENV, type Env } from '../config/env.js';
import { BrandAdministration, type BrandChange } from '../modules/brands/brand/brand-administration.service.js';
import { BrandArchive } from '../modules/brands/brand/brand-archive.service.js';
import { BrandError } from '../modules/brands/brand/brand-error.js';
import { brandPathSchema, brandPlaceSchema, levelName } from '../modules/brands/brand/brand-place.schema.js';
import { BrandService } from '../modules/brands/brand/brand.service.js';
import { brandChangesSchema, brandSettingsSchema } from '../modules/brands/brand/brand-settings.schema.js';
import { formatSetting, type SettingChange, settingNames, settingsOf } from '../modules/brands/brand/brand-settings.js';
import { type Brand, brandPath } from '../modules/brands/brand/brands.data.js';
import { presetOf } from '../modules/brands/brand/look-setting.js';
import type { TypedSettings } from '../modules/brands/brand/typed-settings.js';
import { type PictureFile, pictureText, readPictures } from './brand-picture-files.js';
import { command, type Outcome } from './command.js';
import { optionError } from './command-line.js';
import { optionsOf } from './option-schemas.js';
import { UserError } from './user-error.js';

/** Options that the schemas of brands validate, which report all wrong values together. */
const typedSettings = z.record(z.string(), z.string()).transform((typed): TypedSettings => typed);

const addBrand = command({
  name: 'brand add',
  summary: 'Add a partner, a sub-partner or a branch; it is served at once.',
  changes: true,
  options: { ...optionsOf(brandPlaceSchema), ...optionsOf(brandSettingsSchema('demo')) },
  example: '--level branch --route oakwood --branch 14 --id 314 --name "Oakwood Luton"',
  input: typedSettings,
  run: async (app, typed, { isDryRun }) => {
    const { settings, files } = await readPictures(await withFileOfLook(typed));
    const run = { isDryRun, pictures: files.map(({ picture }) => picture) };
    const added = await withOptionNames(typed, () => administration(app).add(settings, run));
    if (isDryRun) return outcome(added, files);
    const { brand } = added;
    const lines = [`${brandPath(brand)} is served now: ${hostedAt(app, brand)}`, ...effects(added, files)];
    return { ...outcome(added), lines };
  },
});

const listBrands = command({
  name: 'brand list',
  summary: 'List all brands: path, level and id, name, look, whether archived, sites that may embed it.',
  changes: false,
  options: {},
  example: '',
  input: z.object({}),
  run: async (app) => {
    const brands = await app.get(BrandService, { strict: false }).all();
    return { lines: brands.length > 0 ? brands.map(formatBrand) : ['There is no brand yet.'], on: '' };
  },
});

const showBrand = command({
  name: 'brand show',
  summary: 'Print all settings of a brand, as "brand change" accepts them.',
  changes: false,
  options: optionsOf(brandPathSchema),
  example: '--route oakwood --branch 12',
  input: brandPathSchema,
  run: async (app, { route, branch }) => {
    const brand = await administration(app).require(route, branch);
    const settings = settingsOf(brand);
    const rows = [...placeRows(brand), ...settingNames.map((name) => [name, formatSetting(settings[name])] as const)];
    const width = Math.max(...rows.map(([name]) => name.length));
    return { lines: rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`), on: '' };
  },
});

const changeBrand = command({
  name: 'brand change',
  summary: 'Change settings of a brand; a setting that is missing stays. Prints the differences.',
  changes: true,
  options: { ...optionsOf(brandPathSchema), ...optionsOf(brandChangesSchema('demo')) },
  example: '--route oakwood --phone "01632 960 405" --sky no',
  input: typedSettings,
  run: async (app, typed, { isDryRun }) => {
    const { settings, files } = await readPictures(await withFileOfLook(typed));
    const run = { isDryRun, pictures: files.map(({ picture }) => picture) };
    const changed = await withOptionNames(typed, () => administration(app).change(settings, run));
    return outcome(changed, files);
  },
});

const archiveBrand = command({
  name: 'brand archive',
  summary:
    'Archive a brand and the brands below it: no new moves, no embedding. Its data stay, and its moves continue.',
  changes: true,
  options: {
    ...optionsOf(brandPathSchema),
    undo: { help: 'take it out of the archive, with the brands that were archived together with it' },
  },
  example: '--route oakwood',
  input: brandPathSchema.extend({ undo: z.boolean().default(false) }),
  run: async (app, { undo, ...path }, how) => {
    const archive = app.get(BrandArchive, { strict: false });
    return outcome(await (undo ? archive.remove(path, how) : archive.add(path, how)));
  },
});

export const brandCommands = [addBrand, listBrands, showBrand, changeBrand, archiveBrand];

const administration = (app: INestApplicationContext) => app.get(BrandAdministration, { strict: false });

const hostedAt = (app: INestApplicationContext, brand: Brand) =>
  `${app.get<Env>(ENV, { strict: false }).PUBLIC_ORIGIN}/${brandPath(brand)}`;

/** Names the option in each problem of a brand. */
async function withOptionNames<Result>(typed: TypedSettings, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    const lines = error.problems.map(({ setting, message }) => optionError(setting, message, typed));
    throw new UserError(lines, { cause: error });
  }
}

/** The typed settings, with the content of the look's file in place of its name. */
async function withFileOfLook(typed: TypedSettings): Promise<TypedSettings> {
  const { look: file } = typed;
  if (file === undefined) return typed;
  const look = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`--look: ${file} cannot be read`);
  });
  return { ...typed, look };
}

/** Lines about the values that the command has changed: lifted colours and cleaned pictures. */
const effects = ({ lifts = [] }: BrandChange, files: readonly PictureFile[]) => [
  ...lifts.map(liftText),
  ...files.map(pictureText),
];

function outcome(change: BrandChange, files: readonly PictureFile[] = []): Outcome {
  const { brand, changes, lifts = [] } = change;
  const lines = changes.map(({ setting, before, after }) =>
    before === null ? `${setting}: ${after}` : `${setting}: ${before} → ${after}`,
  );
  return {
    lines: [...(lines.length > 0 ? lines : ['It has these settings already.']), ...effects(change, files)],
    on: brandPath(brand),
    changes: [...changes, ...lifts.map(liftChange)],
  };
}

/** The given colour and the stored one, for the audit. */
const liftChange = ({ mode, role, from, to }: Lift): SettingChange => ({
  setting: `look.${mode}.${role} lifted`,
  before: from,
  after: to,
});

const placeRows = ({ urlRoute, level, id, partner, branch, archivedAt }: Brand) =>
  [
    ['route', urlRoute],
    ['level', levelName(level)],
    ['id', String(id)],
    ['partner', partner ?? 'none'],
    ['branch', branch === null ? 'none' : String(branch)],
    ['archived', archivedAt?.toISOString() ?? 'no'],
  ] as const;

const formatBrand = (brand: Brand) =>
  [
    brandPath(brand),
    `${brand.level}:${brand.id}`,
    brand.name,
    presetOf(brand.look) ?? 'own look',
    ...(brand.archivedAt === null ? [] : ['archived']),
    brand.hostOrigins.join(' '),
  ]
    .join('  ')
    .trimEnd();
