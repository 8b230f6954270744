import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { steps, type StepId } from '@home-move/contract';
import * as z from 'zod';
import { line } from '../common/validation/text-schemas.js';
import { BrandAdministration } from '../modules/brands/brand/brand-administration.service.js';
import { branch, route } from '../modules/brands/brand/brand-place.schema.js';
import { type Brand, brandPath } from '../modules/brands/brand/brands.data.js';
import { ScriptRepository } from '../modules/agents/scripts/script.repository.js';
import { command } from './command.js';
import { UserError } from './user-error.js';

/** Two screens of the panel; longer texts are not read out. */
const MAX_LENGTH = 4000;

const isStep = (text: string): text is StepId => Object.hasOwn(steps, text);
const page = z.string().transform((text, context): StepId => {
  if (isStep(text)) return text;
  context.addIssue({ code: 'custom', message: `there is no page ${text}; "script list" names them` });
  return z.NEVER;
});
const ofBrand = {
  brand: { value: 'oakwood', help: 'route of the brand' },
  branch: { value: '12', help: 'number of its branch' },
} as const;
const inBrand = { brand: route, branch };

const saveScript = command({
  name: 'script save',
  summary: 'Write what agents read out on a page, for a brand and the brands below it; shown within five minutes.',
  changes: true,
  options: {
    ...ofBrand,
    page: { value: 'energy-usage', help: 'id of the page' },
    file: {
      value: 'energy.txt',
      help: 'the script: blank lines between paragraphs, [instructions to the agent] in brackets',
    },
  },
  example: '--brand oakwood --page energy-usage --file energy.txt',
  input: z.object({ ...inBrand, page, file: line(500) }),
  run: async (app, { page: step, file, ...named }, { isDryRun }) => {
    const brand = await requireBrand(app, named);
    const text = await readScript(file);
    const on = brandPath(brand);
    if (isDryRun) return { lines: [`${on} would have a script for ${step}.`], on };
    await scripts(app).save(brand, { page: step, text });
    return { lines: [`${on} has a script for ${step} now.`], on };
  },
});

const listScripts = command({
  name: 'script list',
  summary: 'List every page, and whether the brand has a script of its own for it.',
  changes: false,
  options: ofBrand,
  example: '--brand oakwood',
  input: z.object(inBrand),
  run: async (app, named) => {
    const own = new Map(
      (await scripts(app).of(await requireBrand(app, named))).map(({ page: id, text }) => [id, text]),
    );
    const lines = (Object.keys(steps) as StepId[]).map((id) => {
      const text = own.get(id);
      return [id, text === undefined ? '–' : `${text.length} characters`].join('  ');
    });
    return { lines, on: '' };
  },
});

const removeScript = command({
  name: 'script remove',
  summary: 'Remove the script of a page, which then has that of the brand above.',
  changes: true,
  options: { ...ofBrand, page: { value: 'energy-usage', help: 'id of the page' } },
  example: '--brand oakwood --page energy-usage',
  input: z.object({ ...inBrand, page }),
  run: async (app, { page: step, ...named }, { isDryRun }) => {
    const brand = await requireBrand(app, named);
    const on = brandPath(brand);
    const isFound = isDryRun
      ? (await scripts(app).of(brand)).some((script) => script.page === step)
      : await scripts(app).remove(brand, step);
    if (!isFound) throw new UserError(`${on} has no script of its own for ${step}`);
    return {
      lines: [
        isDryRun
          ? `The script of ${on} for ${step} would be removed.`
          : `${on} has no script of its own for ${step} any more.`,
      ],
      on,
    };
  },
});

export const scriptCommands = [saveScript, listScripts, removeScript];

const scripts = (app: INestApplicationContext) => app.get(ScriptRepository, { strict: false });

const requireBrand = (
  app: INestApplicationContext,
  { brand, branch: number }: { readonly brand: string; readonly branch: number | null },
): Promise<Brand> => app.get(BrandAdministration, { strict: false }).require(brand, number);

/** The text of a file, with plain line ends. Throws UserError. */
async function readScript(file: string): Promise<string> {
  const read = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`--file: ${file} cannot be read`, { cause });
  });
  const text = read
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  if (text === '') throw new UserError(`--file: ${file} is empty`);
  if (text.length > MAX_LENGTH) throw new UserError(`--file: at most ${MAX_LENGTH} characters`);
  if (/[^\P{C}\n\t]/u.test(text)) throw new UserError(`--file: ${file} is not plain text`);
  return text;
}
