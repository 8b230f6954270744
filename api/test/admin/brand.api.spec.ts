import { bootForBrandCommands } from './brand-commands.fixture.js';

const { api, collection, run, page, stored } = bootForBrandCommands();

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
    const restarted = await api().another();
    await restarted.close();
    expect(await stored('3:301')).toMatchObject({
      hostOrigins: ['http://partner.localhost:4002', 'https://bedford.example'],
    });
  });

  it('writes nothing in a dry run, not even to the audit', async () => {
    const entries = () => collection('admin_audit').countDocuments();
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
    ['a brand that is not there', ['--route', 'unknown-brand', '--name', 'X'], 'there is no brand unknown-brand'],
    ['a branch that is not there', ['--route', 'meadow', '--branch', '9', '--name', 'X'], 'there is no brand meadow/9'],
    ['a brand that is not named', ['--name', 'X'], '--route is missing'],
    ['another id', ['--route', 'meadow', '--id', '7'], "Unknown option '--id'"],
  ])('rejects %s', async (_, args, message) => {
    expect(await run('brand', 'change', ...args)).toMatchObject({ code: 1, errors: [`brand change: ${message}`] });
  });
});

describe('brand archive', () => {
  const archive = (...args: string[]) => run('brand', 'archive', '--route', 'oakwood', '--branch', '12', ...args);

  it('prints and records the brands that it archives, and is undone', async () => {
    api().clock.at('2026-11-26T10:00:00Z');
    const dry = await archive('--dry-run');
    expect(dry.lines).toEqual(['oakwood/12 archived: no → 2026-11-26T10:00:00.000Z', 'Nothing was written.']);
    expect((await archive()).lines).toEqual(['oakwood/12 archived: no → 2026-11-26T10:00:00.000Z']);
    expect(await collection('admin_audit').findOne({ action: 'brand archive' })).toMatchObject({
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
      ['mail-name', 'none'],
      ['reply-to', 'none'],
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
    expect((await run('brand', 'show', '--route', 'unknown-brand')).errors).toEqual([
      'brand show: there is no brand unknown-brand',
    ]);
  });
});

describe('brand list', () => {
  it('prints one line per brand', async () => {
    const { lines } = await run('brand', 'list');
    expect(lines).toContain('default  1:100  Home Move  default');
    expect(lines).toContain('oakwood-students  2:201  Oakwood Students  oakwood  http://partner.localhost:4002');
  });
});
