import { bootForBrandCommands, newPartner, optionsOf } from './brand-commands.fixture.js';

const { collection, run, page, stored } = bootForBrandCommands();

describe('brand add', () => {
  it('adds a partner, whose pages and embedding are served immediately', async () => {
    expect(await run('brand', 'add', ...newPartner())).toEqual({
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
      mailName: null,
      replyTo: null,
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
    const branch = { route: 'harbour', level: 'branch', branch: '7', id: '370', name: 'Pier' };
    await run('brand', 'add', ...optionsOf(branch));
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
    const boats = {
      route: 'boats',
      level: 'subpartner',
      partner: 'harbour',
      id: '270',
      name: 'Boats',
      hours: 'Sundays',
    };
    expect((await run('brand', 'add', ...optionsOf(boats))).code).toBe(0);
    expect(await stored('2:270')).toMatchObject({
      level: 2,
      urlRoute: 'boats',
      branch: null,
      partner: 'harbour',
      support: { phone: '01632 960 202', email: 'move@harbour.example.test', hours: 'Sundays' },
    });
  });

  const other = (overrides: Record<string, string>) => newPartner({ route: 'other', id: '160', ...overrides });
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
      'a sub-partner of an unknown brand',
      other({ level: 'subpartner', partner: 'unknown-brand' }),
      '--partner: there is no brand unknown-brand',
    ],
    ['an id that is taken', other({ id: '101' }), '--id: partner 101 is there already: oakwood'],
    ['a route that is taken', other({ route: 'Oakwood' }), '--route: oakwood is there already'],
    ['an unknown option', [...other({}), '--colour', 'red'], "Unknown option '--colour'"],
    ['a stray word', [...other({}), 'please'], "Unexpected argument 'please'"],
  ])('rejects %s in one line, and stores nothing', async (_, args, message) => {
    const before = await collection('brands').countDocuments();
    expect(await run('brand', 'add', ...args)).toEqual({ code: 1, lines: [], errors: [`brand add: ${message}`] });
    expect(await collection('brands').countDocuments()).toBe(before);
  });
});

describe('brand add --dry-run', () => {
  const dryRun = (overrides: Record<string, string>) =>
    run('brand', 'add', ...newPartner({ route: 'other', id: '160', ...overrides }), '--dry-run');

  it('prints every setting, and writes nothing, not even to the audit', async () => {
    const counts = () => Promise.all(['brands', 'admin_audit'].map((name) => collection(name).countDocuments()));
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
      'mail-name: none',
      'reply-to: none',
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
