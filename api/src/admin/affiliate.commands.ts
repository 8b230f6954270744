import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { affiliateCategories, isIsoDate } from '@home-move/contract';
import * as z from 'zod';
import { line, pageUrl } from '../common/validation/text-schemas.js';
import { ENV, type Env } from '../config/env.js';
import { BrandAdministration } from '../modules/brands/brand/brand-administration.service.js';
import { brandPathSchema } from '../modules/brands/brand/brand-place.schema.js';
import {
  affiliateCategory,
  affiliateCategoryList,
  brandSettingsSchema,
} from '../modules/brands/brand/brand-settings.schema.js';
import { brandPath } from '../modules/brands/brand/brands.data.js';
import { AffiliateRepository } from '../modules/after-setup/offers/affiliate.repository.js';
import { command } from './command.js';
import { optionsOf, requireHttps } from './option-schemas.js';
import { UserError } from './user-error.js';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'small letters, digits and hyphens, 2 to 40');
const day = z.string().refine(isIsoDate, 'a day like 2026-11-20');

const imageTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** A logo is part of every response, so it stays small. */
const MAX_LOGO_BYTES = 8 * 1024;

const saveAffiliate = command({
  name: 'affiliate save',
  summary: 'Add an affiliate, or replace the one with its id; it is shown at once.',
  changes: true,
  options: {
    id: { value: 'vanfolk', help: 'its id' },
    category: { value: '2', help: affiliateCategoryList },
    title: { value: '"Vanfolk"', help: 'the company, as people read it' },
    logo: { value: 'vanfolk.svg', help: 'file of its logo, svg, png or webp of at most 8 kB' },
    text: { value: '"…"', help: 'what it offers, in a sentence' },
    link: { value: 'https://…', help: 'its page' },
    confirmation: { help: 'show its logo on the confirmation page too' },
  },
  example:
    '--id vanfolk --category 2 --title Vanfolk --logo vanfolk.svg --text "A van with a driver." --link https://vanfolk.example',
  input: z.object({
    id,
    category: affiliateCategory,
    title: line(60),
    logo: line(500),
    text: line(200),
    link: pageUrl,
    confirmation: z.boolean().default(false),
  }),
  run: async (app, { confirmation, logo, ...affiliate }, { isDryRun }) => {
    requireHttps([affiliate.link], app.get<Env>(ENV, { strict: false }).APP_MODE);
    const saved = { ...affiliate, logo: await readLogo(logo), showInConfirmationPage: confirmation };
    if (!isDryRun) await affiliates(app).save(saved);
    const state = isDryRun ? 'would be shown' : 'is shown now';
    return { lines: [`${saved.id} ${state}: ${affiliateCategories[saved.category]}`], on: saved.id };
  },
});

const listAffiliates = command({
  name: 'affiliate list',
  summary: 'List all affiliates: id, category, title, link, whether on the confirmation page.',
  changes: false,
  options: {},
  example: '',
  input: z.object({}),
  run: async (app) => {
    const all = await affiliates(app).all();
    const lines = all.map(({ id: own, category: number, title, link, showInConfirmationPage }) =>
      [own, affiliateCategories[number], title, link, ...(showInConfirmationPage ? ['confirmation'] : [])].join('  '),
    );
    return { lines: lines.length > 0 ? lines : ['There is no affiliate yet.'], on: '' };
  },
});

const removeAffiliate = command({
  name: 'affiliate remove',
  summary: 'Remove an affiliate; the counts of its visits stay.',
  changes: true,
  options: { id: { value: 'vanfolk', help: 'its id' } },
  example: '--id vanfolk',
  input: z.object({ id }),
  run: async (app, { id: own }, { isDryRun }) => {
    const isFound = isDryRun ? (await affiliates(app).byId(own)) !== null : await affiliates(app).remove(own);
    if (!isFound) throw new UserError(`there is no affiliate ${own}`);
    return { lines: [isDryRun ? `${own} would be removed.` : `${own} is not shown any more.`], on: own };
  },
});

const listVisits = command({
  name: 'affiliate visits',
  summary: 'List the counted visits by day: day, affiliate, level and id of the brand, number.',
  changes: false,
  options: {
    from: { value: '2026-11-01', help: 'first day' },
    to: { value: '2026-11-30', help: 'last day' },
  },
  example: '--from 2026-11-01 --to 2026-11-30',
  input: z.object({ from: day, to: day }),
  run: async (app, { from, to }) => {
    const visits = await affiliates(app).visitsBetween(from, to);
    const lines = visits.map(({ day: on, affiliateId, brand, count }) =>
      [on, affiliateId, `${brand.level}:${brand.id}`, count].join('  '),
    );
    return { lines: lines.length > 0 ? lines : ['No visits were counted.'], on: '' };
  },
});

const { 'hidden-categories': hiddenCategories } = brandSettingsSchema('demo').shape;

/** The same setting as `brand change --hidden-categories`. */
const hideCategories = command({
  name: 'affiliate hide',
  summary: 'Set the categories of affiliates that a brand does not show; prints the resulting list.',
  changes: true,
  options: {
    ...optionsOf(brandPathSchema),
    categories: { value: '1,3|none', help: affiliateCategoryList },
  },
  example: '--route harbour --categories 1,3',
  input: brandPathSchema.extend({ categories: hiddenCategories }),
  run: async (app, { route, branch, categories }, how) => {
    const typed = {
      route,
      branch: branch === null ? undefined : String(branch),
      'hidden-categories': categories.join(',') || 'none',
    };
    const { brand, changes } = await app.get(BrandAdministration, { strict: false }).change(typed, how);
    const hidden = brand.hiddenAffiliateCategories.map((each) => affiliateCategories[each]);
    return { lines: hidden.length > 0 ? hidden : ['It shows every category.'], on: brandPath(brand), changes };
  },
});

export const affiliateCommands = [saveAffiliate, listAffiliates, removeAffiliate, listVisits, hideCategories];

const affiliates = (app: INestApplicationContext) => app.get(AffiliateRepository, { strict: false });

async function readLogo(file: string): Promise<string> {
  const type = imageTypes[extname(file).toLowerCase()];
  if (type === undefined) throw new UserError('--logo: a file of type svg, png or webp');
  const content = await readFile(file).catch(() => {
    throw new UserError(`--logo: ${file} cannot be read`);
  });
  if (content.length > MAX_LOGO_BYTES) throw new UserError('--logo: at most 8 kB');
  return `data:${type};base64,${content.toString('base64')}`;
}
