import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offersEndpoints } from '@home-move/contract';
import { aMover, type Mover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;
let mover: Mover;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-logo-'));
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  await writeFile(join(folder, 'large.png'), Buffer.alloc(9000));
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMover(api);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runAdminCommand(api, args);
const shown = async () => (await api.call(offersEndpoints.affiliates, {}, { token: mover.token })).body;
const boxes = (overrides: Record<string, string> = {}) =>
  Object.entries({
    id: 'boxes',
    category: '4',
    title: 'Boxes Ltd',
    logo: join(folder, 'logo.svg'),
    text: 'Boxes by the week.',
    link: 'https://boxes.example/',
    ...overrides,
  }).flatMap(([name, value]) => [`--${name}`, value]);

describe('affiliate save', () => {
  it('adds an affiliate, which is shown at once, with its logo inside the response', async () => {
    expect(await run('affiliate', 'save', ...boxes(), '--confirmation')).toEqual({
      code: 0,
      lines: ['boxes is shown now: Storage'],
      errors: [],
    });
    expect((await shown()).find(({ id }) => id === 'boxes')).toEqual({
      id: 'boxes',
      category: 4,
      title: 'Boxes Ltd',
      logo: 'data:image/svg+xml;base64,PHN2Zy8+',
      text: 'Boxes by the week.',
      link: 'https://boxes.example/',
      showInConfirmationPage: true,
    });
  });

  it('replaces one with the same id', async () => {
    await run('affiliate', 'save', ...boxes({ title: 'Boxes and Crates' }));
    expect((await shown()).filter(({ id }) => id === 'boxes')).toMatchObject([
      { title: 'Boxes and Crates', showInConfirmationPage: false },
    ]);
  });

  it.each([
    [{ category: '9' }, '--category: one of 1 insurance, 2 removals, 3 cleaning, 4 storage'],
    [{ logo: 'missing.svg' }, '--logo: missing.svg cannot be read'],
    [{ logo: 'logo.gif' }, '--logo: a file of type svg, png or webp'],
    [{ link: 'ftp://boxes.example' }, '--link: not an address like https://www.partner.example/privacy'],
  ])('rejects %j', async (wrong, error) => {
    expect(await run('affiliate', 'save', ...boxes(wrong))).toEqual({
      code: 1,
      lines: [],
      errors: [`affiliate save: ${error}`],
    });
  });

  it('rejects a logo that would slow every page down', async () => {
    const { errors } = await run('affiliate', 'save', ...boxes({ logo: join(folder, 'large.png') }));
    expect(errors).toEqual(['affiliate save: --logo: at most 8 kB']);
  });
});

it('affiliate list shows each with its category', async () => {
  const { lines } = await run('affiliate', 'list');
  expect(lines).toContain('vanfolk  Removals  Vanfolk  https://vanfolk.example/book  confirmation');
  expect(lines).toContain('cubby  Storage  Cubby  https://cubby.example/storage');
});

it('affiliate remove stops showing one, and reports an unknown id', async () => {
  await run('affiliate', 'save', ...boxes({ id: 'leaves' }));
  expect(await run('affiliate', 'remove', '--id', 'leaves')).toMatchObject({
    code: 0,
    lines: ['leaves is not shown any more.'],
  });
  expect((await shown()).some(({ id }) => id === 'leaves')).toBe(false);
  expect((await run('affiliate', 'remove', '--id', 'leaves')).errors).toEqual([
    'affiliate remove: there is no affiliate leaves',
  ]);
});

it('affiliate visits lists the counts of the days, both included', async () => {
  const visit = { params: { id: 'vanfolk' } };
  for (const _ of [1, 2]) await api.call(offersEndpoints.visit, visit, { token: mover.token });
  const days = (from: string, to: string) => run('affiliate', 'visits', '--from', from, '--to', to);
  expect((await days('2026-11-20', '2026-11-20')).lines).toEqual(['2026-11-20  vanfolk  1:100  2']);
  expect((await days('2026-11-21', '2026-11-30')).lines).toEqual(['No visits were counted.']);
});

describe('affiliate hide', () => {
  it('hides categories of a brand from the next request on, and shows them again [CONF-12, OFFER-04]', async () => {
    expect((await run('affiliate', 'hide', '--route', 'default', '--categories', '1,3')).lines).toEqual([
      'Insurance',
      'Cleaning',
    ]);
    expect((await shown()).some(({ category }) => category === 1 || category === 3)).toBe(false);
    expect((await run('affiliate', 'hide', '--route', 'default', '--categories', 'none')).lines).toEqual([
      'It shows every category.',
    ]);
    expect((await shown()).some(({ category }) => category === 1)).toBe(true);
  });

  it('reports an unknown brand', async () => {
    const { code, errors } = await run('affiliate', 'hide', '--route', 'nowhere', '--categories', '1');
    expect({ code, errors }).toEqual({ code: 1, errors: ['affiliate hide: there is no brand nowhere'] });
  });
});
