import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPng } from '../../src/admin/png.builder.js';
import { openDocument } from '../platform/documents/document.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;
const folder = mkdtempSync(join(tmpdir(), 'hm-pictures-'));

beforeAll(async () => {
  api = await bootApp();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 20" onload="alert(1)">${content}</svg>`;
const logo = fileOf('logo.svg', svg('<script>alert(1)</script><path d="M0 0h9"/>'));
const darkLogo = fileOf('dark.svg', svg('<path fill="#fff" d="M0 0h9"/>'));
const mark = fileOf('mark.png', aPng(160, 160));

const change = (...args: string[]) => runAdminCommand(api, ['brand', 'change', '--route', 'meadow', ...args]);
const stored = () =>
  Promise.all(
    ['brands', 'brand_pictures', 'admin_audit'].map((name) => api.database.collection(name).find().toArray()),
  );
/** A line of output in which `SVG` and `PNG` are names of pictures. */
const line = (pattern: string) =>
  expect.stringMatching(
    new RegExp(`^${pattern.replaceAll('SVG', '[0-9a-f]{32}\\.svg').replaceAll('PNG', '[0-9a-f]{32}\\.png')}$`),
  ) as string;

describe('brand change with pictures', () => {
  it('describes them in a dry run, which writes nothing, not even to the audit', async () => {
    const before = await stored();
    const { code, lines, errors } = await change('--logo', logo, '--dark-logo', darkLogo, '--mark', mark, '--dry-run');
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(lines).toEqual([
      line('logo: none → SVG'),
      line('dark-logo: none → SVG'),
      line('mark: meadow → PNG'),
      line('logo.svg: SVG, 109 bytes, 220 × 40 px; removed: onload, <script>'),
      line('dark.svg: SVG, 121 bytes, 220 × 40 px; removed: onload'),
      line('mark.png: PNG, 80 bytes, 160 × 160 px'),
      'Nothing was written.',
    ]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['--logo', 'is neither an SVG nor a PNG', fileOf('text.svg', 'Meadow')],
    ['--mark', 'is not square', logo],
    ['--mark', 'has 881 × 1 px, more than 880 × 160', fileOf('wide.png', aPng(881, 1))],
    ['--dark-logo', 'cannot be read', join(folder, 'missing.svg')],
  ])('rejects a file as %s that %s', async (option, message, file) => {
    const [brands, pictures] = await stored();
    expect(await change('--name', 'Meadow', '--logo', logo, option, file)).toEqual({
      code: 1,
      lines: [],
      errors: [`brand change: ${option}: ${file} ${message}`],
    });
    expect((await stored()).slice(0, 2)).toEqual([brands, pictures]);
  });

  const noFile = '--logo: the file of an SVG or PNG, or none; give one of our marks with --mark';
  it.each([
    ['an address', ['--logo', 'https://meadow.example/logo.svg'], noFile],
    ['one of our marks as a logo', ['--logo', 'oakwood'], noFile],
    ['a wrong setting with a picture', ['--logo', logo, '--sky', 'maybe'], '--sky: yes or no'],
    ['a logo only for dark pages', ['--dark-logo', darkLogo], '--dark-logo: needs a logo for light pages as well'],
  ])('rejects %s', async (_, args, message) => {
    const [brands, pictures] = await stored();
    expect(await change(...args)).toEqual({ code: 1, lines: [], errors: [`brand change: ${message}`] });
    expect((await stored()).slice(0, 2)).toEqual([brands, pictures]);
  });

  it('stores them for the next document, and audits their names instead of their content', async () => {
    expect((await change('--logo', logo, '--dark-logo', darkLogo, '--mark', mark)).code).toBe(0);
    const { boot } = await openDocument(api, '/meadow');
    expect(boot.branding).toMatchObject({ logo: line('/brand-pictures/SVG'), mark: line('/brand-pictures/PNG') });
    const { text } = await api.send('GET', boot.branding.logo);
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 20" width="220" height="40"><path d="M0 0h9"/></svg>',
    );
    const entry = await api.database.collection('admin_audit').findOne({ on: 'meadow', outcome: 'done' });
    expect(entry).toMatchObject({
      action: 'brand change',
      changes: [
        { setting: 'logo', before: 'none', after: line('SVG') },
        { setting: 'dark-logo', before: 'none', after: line('SVG') },
        { setting: 'mark', before: 'meadow', after: line('PNG') },
      ],
    });
    expect(JSON.stringify(entry)).not.toContain('M0 0h9');
  });

  it('removes them', async () => {
    const { lines } = await change('--logo', 'none', '--mark', 'meadow');
    expect(lines).toEqual([line('logo: SVG → none'), line('dark-logo: SVG → none'), line('mark: PNG → meadow')]);
    expect((await openDocument(api, '/meadow')).boot.branding).toMatchObject({
      logo: 'meadow',
      darkLogo: null,
      mark: null,
    });
  });

  it('keeps the https address of an earlier version until it is replaced', async () => {
    const address = 'https://meadow.example/logo.svg';
    await api.database.collection('brands').updateOne({ urlRoute: 'meadow' }, { $set: { logo: address } });
    expect((await change('--theme', 'oakwood')).lines).toEqual(['theme: meadow → oakwood', 'mark: meadow → oakwood']);
    expect((await openDocument(api, '/meadow')).boot.branding.logo).toBe(address);
    expect((await change('--logo', logo)).lines[0]).toEqual(line(`logo: ${address} → SVG`));
    expect((await openDocument(api, '/meadow')).policy).not.toContain('meadow.example');
  });
});

it('brand add stores the pictures of a new brand with it', async () => {
  const options = {
    level: 'partner',
    id: '180',
    route: 'ashfield',
    name: 'Ashfield Homes',
    theme: 'meadow',
    phone: '01632 960 404',
    email: 'move@ashfield.example.test',
    hours: 'weekdays',
    legal: 'Ashfield Homes introduces you.',
    privacy: 'https://www.ashfield.example/privacy',
    mark,
  };
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  const { lines } = await runAdminCommand(api, ['brand', 'add', ...args]);
  expect(lines).toEqual([
    'ashfield is served now: http://localhost:4000/ashfield',
    line('mark.png: PNG, 80 bytes, 160 × 160 px'),
  ]);
  const { branding } = (await openDocument(api, '/ashfield')).boot;
  expect((await api.send('GET', branding.mark ?? '')).status).toBe(200);
});
