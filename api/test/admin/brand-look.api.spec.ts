import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootForBrandCommands, newPartner } from './brand-commands.fixture.js';

const { collection, run, page, stored } = bootForBrandCommands();

describe('a brand’s separate look', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hm-look-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The option with the file of a look. */
  const look = (content: object | string) => {
    const file = join(folder, 'look.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return ['--look', file];
  };
  const northgate = newPartner({ route: 'northgate', id: '170', name: 'Northgate' });
  const withoutTheme = northgate.filter((_, index) => ![index, index - 1].includes(northgate.indexOf('--theme')));
  const pale = { light: { accent: '#5FA8D3', surface: '#f3f8fb' }, corners: 'pill' };
  const lift = 'Accent darkened from #5FA8D3 to #337DA6 so that text is readable.';
  const missing = 'ffffffffffffffffffffffffffffffff.svg';

  it('replaces the theme of a new brand, for the next document, and is lifted', async () => {
    const added = await run('brand', 'add', ...withoutTheme, ...look(pale));
    expect(added).toMatchObject({ code: 0, errors: [] });
    expect(added.lines[0]).toBe('northgate is served now: http://localhost:4000/northgate');
    expect(added.lines).toContain(lift);
    expect(await stored('1:170')).toMatchObject({
      theme: 'default',
      look: { light: { accent: '#337da6', surface: '#f3f8fb' }, corners: 'pill', font: 'figtree', mark: 'default' },
      logo: 'default',
    });
    expect((await page('/northgate')).text).toContain('--hm-accent:#337da6;');
    expect((await run('brand', 'list')).lines).toContainEqual(expect.stringContaining('Northgate  own look'));
    expect(await collection('admin_audit').findOne({ on: 'northgate' })).toMatchObject({
      changes: expect.arrayContaining([
        { setting: 'look.light.accent', before: null, after: '#337da6' },
        { setting: 'look.light.accent lifted', before: '#5fa8d3', after: '#337da6' },
      ]),
    });
  });

  it('is described by a dry run, with its lifts', async () => {
    const before = await stored('1:103');
    const { lines } = await run('brand', 'change', '--route', 'meadow', ...look(pale), '--dry-run');
    expect(lines).toEqual(
      expect.arrayContaining([
        'theme: meadow → none',
        'look.light.accent: #26722c → #337da6',
        'look.light.muted: #4c5f4b → derived',
        'look.font: figtree-bold → figtree',
        lift,
      ]),
    );
    expect(lines.at(-1)).toBe('Nothing was written.');
    expect(await stored('1:103')).toEqual(before);
  });

  it('is inherited by a branch, and replaced by one of ours', async () => {
    const branch = ['--route', 'northgate', '--level', 'branch', '--branch', '2', '--id', '372', '--name', 'Luton'];
    expect(await run('brand', 'add', ...branch)).toMatchObject({ code: 0, errors: [] });
    expect(await stored('3:372')).toMatchObject({ look: { light: { accent: '#337da6' } } });
    const changed = await run('brand', 'change', '--route', 'northgate', '--branch', '2', '--theme', 'oakwood');
    expect(changed.lines).toEqual(
      expect.arrayContaining(['theme: none → oakwood', 'look.light.accent: #337da6 → #741d2c']),
    );
    expect(await stored('3:372')).toMatchObject({ theme: 'oakwood', logo: 'oakwood', look: { font: 'newsreader' } });
  });

  it.each<[string, object | string, string[], string]>([
    ['no JSON', 'accent: blue', [], '--look: is not JSON'],
    ['no accent', { light: { surface: '#ffffff' } }, [], '--look: light.accent must be a colour such as #5fa8d3'],
    ['an unknown picture', { ...pale, logo: missing }, [], `--look: there is no picture ${missing}`],
    ['a theme as well', pale, ['--theme', 'oakwood'], '--look: not together with a theme'],
  ])('is rejected with %s', async (_, content, others, message) => {
    const { code, errors } = await run('brand', 'change', '--route', 'meadow', ...look(content), ...others);
    expect({ code, errors }).toEqual({ code: 1, errors: [`brand change: ${message}`] });
  });

  it('is rejected if its file cannot be read', async () => {
    expect((await run('brand', 'change', '--route', 'meadow', '--look', 'missing.json')).errors).toEqual([
      'brand change: --look: missing.json cannot be read',
    ]);
  });
});
