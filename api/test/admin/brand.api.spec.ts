import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const run = (...args: string[]) => runAdminCommand(api, args);
const page = (path: string) => api.send('GET', path, { headers: { accept: 'text/html' } });
const stored = (id: string) => api.database.collection<{ _id: string }>('brands').findOne({ _id: id });

const partner = (overrides: Record<string, string> = {}) =>
  Object.entries({
    route: 'ashfield',
    name: 'Ashfield Homes',
    level: 'partner',
    id: '150',
    theme: 'meadow',
    phone: '01632 960 404',
    email: 'move@ashfield.example.test',
    hours: 'weekdays, 9am to 5pm',
    legal: 'Ashfield Homes introduces you to Home Move Services Ltd.',
    privacy: 'https://www.ashfield.example/privacy',
    origins: 'https://www.ashfield.example, https://ashfield.example/',
    ...overrides,
  }).flatMap(([name, value]) => [`--${name}`, value]);

describe('brand add', () => {
  it('adds a partner, whose pages and embedding are served immediately', async () => {
    expect(await run('brand', 'add', ...partner())).toEqual({
      code: 0,
      lines: ['ashfield is served now: http://localhost:4000/ashfield'],
      errors: [],
    });
    expect(await stored('1:150')).toEqual({
      _id: '1:150',
      id: 150,
      level: 1,
      name: 'Ashfield Homes',
      urlRoute: 'ashfield',
      branch: null,
      partner: null,
      theme: 'meadow',
      look: expect.objectContaining({ corners: 'pill', font: 'figtree-bold', mark: 'meadow' }),
      lookHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      logo: 'meadow',
      skyTv: true,
      support: { phone: '01632 960 404', email: 'move@ashfield.example.test', hours: 'weekdays, 9am to 5pm' },
      legalText: 'Ashfield Homes introduces you to Home Move Services Ltd.',
      privacyNotice: 'https://www.ashfield.example/privacy',
      darkMode: true,
      offered: { energy: 1, entertainment: 1, council: 3, water: 3 },
      flagsOff: [],
      hiddenAffiliateCategories: [],
      hostOrigins: ['https://www.ashfield.example', 'https://ashfield.example'],
      mailFrom: null,
      smsSender: null,
      namedSupplier: null,
      archivedAt: null,
    });
    const hosted = await page('/ashfield');
    expect(hosted.status).toBe(200);
    expect(hosted.text).toContain('Ashfield Homes');
    expect(hosted.text).toContain('data-brand="ashfield" data-font="figtree-bold"');
    expect(hosted.text).toContain('--hm-accent:#26722c;');
    expect((await page('/embed/ashfield')).headers['content-security-policy']).toContain(
      'frame-ancestors https://www.ashfield.example https://ashfield.example',
    );
  });

  it('fills missing settings of a branch and a sub-partner from their partner', async () => {
    await run(
      'brand',
      'add',
      '--route',
      'harbour',
      '--level',
      'branch',
      '--branch',
      '7',
      '--id',
      '370',
      '--name',
      'Pier',
    );
    expect(await stored('3:370')).toMatchObject({
      level: 3,
      urlRoute: 'harbour',
      branch: 7,
      partner: 'harbour',
      name: 'Pier',
      theme: 'harbour',
      look: { font: 'figtree-heavy' },
      logo: 'harbour',
      skyTv: false,
      support: { phone: '01632 960 202', email: 'move@harbour.example.test', hours: 'every day, 8am to 6pm' },
      offered: { energy: 1, entertainment: 1, council: 4, water: 4 },
      flagsOff: ['manual-address'],
      hiddenAffiliateCategories: [1],
      hostOrigins: ['http://partner.localhost:4002'],
      privacyNotice: 'http://partner.localhost:4002/privacy/harbour',
      darkMode: true,
    });
    expect((await page('/harbour/7')).text).toContain('Pier');
    const args = [
      '--route',
      'boats',
      '--level',
      'subpartner',
      '--partner',
      'harbour',
      '--id',
      '270',
      '--name',
      'Boats',
    ];
    expect((await run('brand', 'add', ...args, '--hours', 'Sundays')).code).toBe(0);
    expect(await stored('2:270')).toMatchObject({
      level: 2,
      urlRoute: 'boats',
      branch: null,
      partner: 'harbour',
      support: { phone: '01632 960 202', email: 'move@harbour.example.test', hours: 'Sundays' },
    });
  });

  const other = (overrides: Record<string, string>) => partner({ route: 'other', id: '160', ...overrides });
  const without = (name: string) => {
    const args = other({});
    args.splice(args.indexOf(`--${name}`), 2);
    return args;
  };

  it.each([
    ['no route', without('route'), '--route is missing'],
    ['no theme', without('theme'), '--theme is missing'],
    ['no legal text', without('legal'), '--legal is missing'],
    ['no privacy notice', without('privacy'), '--privacy is missing'],
    [
      'a script for a privacy notice',
      other({ privacy: 'javascript:alert(1)' }),
      '--privacy: not an address like https://www.partner.example/privacy',
    ],
    ['an unclear answer', other({ dark: 'maybe' }), '--dark: yes or no'],
    ['a route that is a page', other({ route: 'log-in' }), '--route: is a page of the portal'],
    [
      'a route that no path can hold',
      other({ route: '../x' }),
      '--route: letters, digits and hyphens, 2 to 40, a letter first',
    ],
    ['an unknown level', other({ level: 'group' }), '--level: one of partner, subpartner, branch'],
    ['an id that is none', other({ id: '0' }), '--id: a whole number from 1'],
    ['an unknown theme', other({ theme: 'pink' }), '--theme: one of default, oakwood, harbour, meadow'],
    ['a phone number that is none', other({ phone: 'call us' }), '--phone: digits and spaces, 7 to 20'],
    ['an email address that is none', other({ email: 'help' }), '--email: not an email address'],
    ['an empty name', other({ name: ' ' }), '--name: is empty'],
    ['two lines', other({ name: 'A\nB' }), '--name: one line without control characters'],
    [
      'a page for an origin',
      other({ origins: 'https://a.example/page' }),
      '--origins: https://a.example/page is no bare origin like https://www.partner.example',
    ],
    [
      'a policy smuggled into an origin',
      other({ origins: "https://a.example;script-src'unsafe-inline'" }),
      "--origins: https://a.example;script-src'unsafe-inline' is no bare origin like https://www.partner.example",
    ],
    ['a branch of a partner', other({ branch: '4' }), '--branch: only for the level branch'],
    ['a partner of a partner', other({ partner: 'oakwood' }), '--partner: not for the level partner'],
    [
      'a branch of two partners',
      other({ level: 'branch', branch: '4', partner: 'oakwood' }),
      '--partner: not for the level branch, whose route names the partner',
    ],
    ['a branch without number', other({ level: 'branch' }), '--branch is missing'],
    ['a sub-partner without partner', other({ level: 'subpartner' }), '--partner is missing'],
    [
      'a sub-partner of nobody',
      other({ level: 'subpartner', partner: 'nobody' }),
      '--partner: there is no brand nobody',
    ],
    ['an id that is taken', other({ id: '101' }), '--id: partner 101 is there already: oakwood'],
    ['a route that is taken', other({ route: 'Oakwood' }), '--route: oakwood is there already'],
    ['an unknown option', [...other({}), '--colour', 'red'], "Unknown option '--colour'"],
    ['a stray word', [...other({}), 'please'], "Unexpected argument 'please'"],
  ])('rejects %s in one line, and stores nothing', async (_, args, message) => {
    const before = await api.database.collection('brands').countDocuments();
    expect(await run('brand', 'add', ...args)).toEqual({ code: 1, lines: [], errors: [`brand add: ${message}`] });
    expect(await api.database.collection('brands').countDocuments()).toBe(before);
  });
});

describe('brand add --dry-run', () => {
  const dryRun = (overrides: Record<string, string>) =>
    run('brand', 'add', ...partner({ route: 'other', id: '160', ...overrides }), '--dry-run');

  it('prints every setting, and writes nothing, not even to the audit', async () => {
    const counts = () =>
      Promise.all(['brands', 'admin_audit'].map((name) => api.database.collection(name).countDocuments()));
    const before = await counts();
    const { code, lines, errors } = await dryRun({ sky: 'no' });
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(lines).toEqual([
      'name: Ashfield Homes',
      'theme: meadow',
      'logo: none',
      'dark-logo: none',
      'mark: meadow',
      'dark: yes',
      'phone: 01632 960 404',
      'email: move@ashfield.example.test',
      'hours: weekdays, 9am to 5pm',
      'legal: Ashfield Homes introduces you to Home Move Services Ltd.',
      'privacy: https://www.ashfield.example/privacy',
      'mail-from: none',
      'sms-sender: none',
      'named-supplier: none',
      'energy: yes',
      'entertainment: yes',
      'council: preselected',
      'water: preselected',
      'sky: no',
      'flags-off: none',
      'hidden-categories: none',
      'origins: https://www.ashfield.example,https://ashfield.example',
      'Nothing was written.',
    ]);
    expect(await counts()).toEqual(before);
  });

  it('rejects the names of the portal’s own pages', async () => {
    expect((await dryRun({ route: 'partners' })).errors).toEqual(['brand add: --route: is a page of the portal']);
  });
});

describe('brand change', () => {
  const change = (...args: string[]) => run('brand', 'change', '--route', 'meadow', ...args);

  it('sets settings separately, for the next document, and prints the differences', async () => {
    expect(await change('--dark', 'no')).toEqual({ code: 0, lines: ['dark: yes → no'], errors: [] });
    expect((await page('/meadow')).text).toContain('data-mode="light"');
    expect((await change('--privacy', 'https://meadow.example/privacy')).lines).toEqual([
      'privacy: http://partner.localhost:4002/privacy/meadow → https://meadow.example/privacy',
    ]);
    expect((await page('/meadow')).text).toContain('https://meadow.example/privacy');
    await change('--dark', 'yes');
    expect((await page('/meadow')).text).toContain('data-mode="system"');
    expect((await change('--dark', 'yes')).lines).toEqual(['It has these settings already.']);
  });

  it('allows a site to embed the brand with the next document, and revokes it again', async () => {
    const added = await change('--add-origins', 'https://meadow.example');
    expect(added.lines).toEqual([
      'origins: http://partner.localhost:4002 → http://partner.localhost:4002,https://meadow.example',
    ]);
    const policy = async () => String((await page('/embed/meadow')).headers['content-security-policy']);
    expect(await policy()).toContain('frame-ancestors http://partner.localhost:4002 https://meadow.example');
    await change('--remove-origins', 'https://meadow.example');
    expect((await policy()).endsWith('frame-ancestors http://partner.localhost:4002')).toBe(true);
  });

  it('keeps sites of a branch after a restart of the API', async () => {
    const bedford = ['--route', 'oakwood', '--branch', '12', '--add-origins', 'https://bedford.example'];
    await run('brand', 'change', ...bedford);
    const restarted = await api.another();
    await restarted.close();
    expect(await stored('3:301')).toMatchObject({
      hostOrigins: ['http://partner.localhost:4002', 'https://bedford.example'],
    });
  });

  it('writes nothing in a dry run, not even to the audit', async () => {
    const entries = () => api.database.collection('admin_audit').countDocuments();
    const [brand, audited] = [await stored('1:103'), await entries()];
    expect(await change('--name', 'Meadow', '--sky', 'no', '--dry-run')).toEqual({
      code: 0,
      lines: ['name: Meadow Homes → Meadow', 'sky: yes → no', 'Nothing was written.'],
      errors: [],
    });
    expect(await stored('1:103')).toEqual(brand);
    expect(await entries()).toBe(audited);
  });

  it('reports every wrong option, one per line', async () => {
    const wrong = ['--phone', 'call us', '--water', 'maybe', '--add-origins', 'http://a.example', '--legal', ''];
    expect(await run('brand', 'change', '--route', '../x', ...wrong)).toEqual({
      code: 1,
      lines: [],
      errors: [
        'brand change: --route: letters, digits and hyphens, 2 to 40, a letter first',
        'brand change: --phone: digits and spaces, 7 to 20',
        'brand change: --legal: is empty',
        'brand change: --water: one of yes, no, preselected, mandatory',
        'brand change: --add-origins: http://a.example is neither https nor on this machine',
      ],
    });
  });

  it.each([
    ['nothing to do', ['--route', 'meadow'], 'give at least one setting to change'],
    ['a brand that is not there', ['--route', 'nobody', '--name', 'X'], 'there is no brand nobody'],
    ['a branch that is not there', ['--route', 'meadow', '--branch', '9', '--name', 'X'], 'there is no brand meadow/9'],
    ['a brand that is not named', ['--name', 'X'], '--route is missing'],
    ['another id', ['--route', 'meadow', '--id', '7'], "Unknown option '--id'"],
  ])('rejects %s', async (_, args, message) => {
    expect(await run('brand', 'change', ...args)).toMatchObject({ code: 1, errors: [`brand change: ${message}`] });
  });
});

describe('a brand’s separate look', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hm-look-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The option with the file of a look. */
  const look = (content: object | string) => {
    const file = join(folder, 'look.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return ['--look', file];
  };
  const northgate = partner({ route: 'northgate', id: '170', name: 'Northgate' });
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
    expect(await api.database.collection('admin_audit').findOne({ on: 'northgate' })).toMatchObject({
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

describe('brand archive', () => {
  const archive = (...args: string[]) => run('brand', 'archive', '--route', 'oakwood', '--branch', '12', ...args);

  it('prints and records the brands that it archives, and is undone', async () => {
    api.clock.at('2026-11-26T10:00:00Z');
    const dry = await archive('--dry-run');
    expect(dry.lines).toEqual(['oakwood/12 archived: no → 2026-11-26T10:00:00.000Z', 'Nothing was written.']);
    expect((await archive()).lines).toEqual(['oakwood/12 archived: no → 2026-11-26T10:00:00.000Z']);
    expect(await api.database.collection('admin_audit').findOne({ action: 'brand archive' })).toMatchObject({
      on: 'oakwood/12',
      outcome: 'done',
      changes: [{ setting: 'oakwood/12 archived', before: 'no', after: '2026-11-26T10:00:00.000Z' }],
    });
    expect((await run('brand', 'list')).lines).toContainEqual(
      expect.stringMatching(/^oakwood\/12  3:301  Oakwood Bedford  oakwood  archived/),
    );
    expect((await archive()).errors).toEqual(['brand archive: oakwood/12 is archived already']);
    expect((await archive('--undo')).lines).toEqual(['oakwood/12 archived: 2026-11-26T10:00:00.000Z → no']);
    expect(await stored('3:301')).toMatchObject({ archivedAt: null });
  });
});

describe('brand show', () => {
  it('prints every setting, as brand change accepts it', async () => {
    const { lines } = await run('brand', 'show', '--route', 'harbour');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['route', 'harbour'],
      ['level', 'partner'],
      ['id', '102'],
      ['partner', 'none'],
      ['branch', 'none'],
      ['archived', 'no'],
      ['name', 'Harbour Homes'],
      ['theme', 'harbour'],
      ['look', expect.stringContaining('"accent":"#0d0e10"')],
      ['logo', 'none'],
      ['dark-logo', 'none'],
      ['mark', 'harbour'],
      ['dark', 'yes'],
      ['phone', '01632 960 202'],
      ['email', 'move@harbour.example.test'],
      ['hours', 'every day, 8am to 6pm'],
      ['legal', expect.stringContaining('Harbour Homes introduces you')],
      ['privacy', 'http://partner.localhost:4002/privacy/harbour'],
      ['mail-from', 'none'],
      ['sms-sender', 'none'],
      ['named-supplier', 'none'],
      ['energy', 'yes'],
      ['entertainment', 'yes'],
      ['council', 'mandatory'],
      ['water', 'mandatory'],
      ['sky', 'no'],
      ['flags-off', 'manual-address'],
      ['hidden-categories', '1'],
      ['origins', 'http://partner.localhost:4002'],
    ]);
  });

  it('rejects a brand that is not there', async () => {
    expect((await run('brand', 'show', '--route', 'nobody')).errors).toEqual(['brand show: there is no brand nobody']);
  });
});

describe('brand list', () => {
  it('prints one line per brand', async () => {
    const { lines } = await run('brand', 'list');
    expect(lines).toContain('default  1:100  Home Move  default');
    expect(lines).toContain('oakwood-students  2:201  Oakwood Students  oakwood  http://partner.localhost:4002');
  });
});
