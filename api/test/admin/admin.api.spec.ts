import { startEmbeddedMongo } from '@home-move/embedded-mongo';
import { PartnerKeyRepository } from '../../src/modules/brands/partner-key/partner-key.repository.js';
import {
  PARTNER_KEY,
  partnerKeySchema,
  type PartnerKeyDocument,
} from '../../src/modules/brands/partner-key/partner-key.model.js';
import { PartnerKeyService } from '../../src/modules/brands/partner-key/partner-key.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { productionSettings } from '../support/production-settings.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const run = (...args: string[]) => runAdminCommand(api, args);
const audit = async () =>
  (await api.database
    .collection('admin_audit')
    .find({}, { projection: { _id: 0 } })
    .toArray()) as unknown as {
    at: Date;
    by: string;
    action: string;
    on: string | null;
    outcome: string;
    changes?: unknown;
  }[];

describe('partner-key', () => {
  const opens = (key: string) => {
    const keys = api.database.model<PartnerKeyDocument>(PARTNER_KEY, partnerKeySchema, undefined, {
      overwriteModels: true,
    });
    return new PartnerKeyService(new PartnerKeyRepository(keys), api.clock).partnerOf(key);
  };

  it('is created, shown once, listed and revoked', async () => {
    api.clock.at('2026-11-20T10:00:00Z');
    const added = await run('partner-key', 'add', '--brand', 'harbour');
    const key = added.lines.at(-1) ?? '';
    expect(key).toMatch(/^hmp_live_[\w-]{43}$/);
    const [, id = ''] = /^(key-[0-9a-f]{8}) of harbour/.exec(added.lines[0] ?? '') ?? [];
    expect((await run('partner-key', 'list', '--brand', 'harbour')).lines).toEqual([
      `${id}  live  launch  given 2026-11-20  in use`,
    ]);
    expect(await opens(key)).toMatchObject({ urlRoute: 'harbour', origins: [] });

    expect((await run('partner-key', 'revoke', '--brand', 'oakwood', '--key', id)).code).toBe(1);
    expect((await run('partner-key', 'revoke', '--brand', 'harbour', '--key', id)).lines).toEqual([
      `${id} of harbour opens nothing any more.`,
    ]);
    expect(await opens(key)).toBeNull();
    expect((await run('partner-key', 'list', '--brand', 'harbour')).lines).toEqual([
      `${id}  live  launch  given 2026-11-20  revoked 2026-11-20`,
    ]);
    expect(await run('partner-key', 'revoke', '--brand', 'harbour', '--key', id)).toEqual({
      code: 1,
      lines: [],
      errors: [`partner-key revoke: harbour has no key ${id} in use`],
    });
  });

  it('has an environment and scopes, of which codes are live only', async () => {
    const test = ['--brand', 'harbour', '--environment', 'test'] as const;
    const { lines } = await run('partner-key', 'add', ...test, '--scopes', 'moves:write,moves:read');
    const key = lines.at(-1) ?? '';
    expect(key).toMatch(/^hmp_test_[\w-]{43}$/);
    expect(await opens(key)).toMatchObject({ environment: 'test', scopes: ['moves:write', 'moves:read'] });
    expect((await run('partner-key', 'list', '--brand', 'harbour')).lines.at(-1)).toContain(
      '  test  moves:write,moves:read  ',
    );
    expect((await run('partner-key', 'add', ...test)).errors.join()).toContain(
      'launch codes and prefill codes have no test environment',
    );
    expect((await run('partner-key', 'add', '--brand', 'harbour', '--scopes', 'everything')).errors.join()).toContain(
      '--scopes: of moves:write, moves:read, launch, webhooks',
    );
    expect((await run('partner-key', 'add', '--brand', 'harbour', '--scopes', '')).code).toBe(1);
  });

  it('of an earlier version is live, and admits codes only', async () => {
    const { lines } = await run('partner-key', 'add', '--brand', 'harbour');
    const [keyId] = lines[0]?.split(' ') ?? [];
    await api.database.collection('partner_keys').updateOne({ keyId }, { $unset: { environment: '', scopes: '' } });
    expect(await opens(lines.at(-1) ?? '')).toMatchObject({ environment: 'live', scopes: ['launch'] });
  });

  it('names the origins of the partner’s CRM', async () => {
    api.clock.at('2026-11-20T10:00:00Z');
    const crm = ['--origins', 'https://crm.meadow.example'] as const;
    const added = await run('partner-key', 'add', '--brand', 'meadow', ...crm);
    expect(await opens(added.lines.at(-1) ?? '')).toMatchObject({ origins: ['https://crm.meadow.example'] });
    expect((await run('partner-key', 'list', '--brand', 'meadow')).lines.at(-1)).toMatch(
      /^key-[0-9a-f]{8}  live  launch  given 2026-11-20  in use  https:\/\/crm\.meadow\.example$/,
    );
    const smuggled = ['--origins', "https://crm.example; script-src 'unsafe-inline'"] as const;
    expect((await run('partner-key', 'add', '--brand', 'meadow', ...smuggled)).code).toBe(1);
  });

  it('changes the addresses of a CRM, each separately', async () => {
    const { lines } = await run('partner-key', 'add', '--brand', 'meadow', '--origins', 'https://crm.meadow.example');
    const [key = '', id = ''] = [lines.at(-1), lines[0]?.split(' ')[0]];
    const change = (...options: string[]) => run('partner-key', 'change', '--brand', 'meadow', '--key', id, ...options);
    expect((await change('--return', 'https://crm.meadow.example/queue')).code).toBe(0);
    expect(await opens(key)).toMatchObject({
      origins: ['https://crm.meadow.example'],
      returnUrl: 'https://crm.meadow.example/queue',
    });
    expect((await change('--origins', 'https://calls.meadow.example')).code).toBe(0);
    expect(await opens(key)).toMatchObject({
      origins: ['https://calls.meadow.example'],
      returnUrl: 'https://crm.meadow.example/queue',
    });
    expect((await run('partner-key', 'list', '--brand', 'meadow')).lines.join('\n')).toContain(
      'in use  https://calls.meadow.example  then https://crm.meadow.example/queue',
    );
    expect((await change()).errors).toEqual(['partner-key change: give --origins or --return']);
    expect((await change('--return', 'javascript:alert(1)')).code).toBe(1);
    expect((await run('partner-key', 'change', '--brand', 'oakwood', '--key', id, '--origins', '')).errors).toEqual([
      `partner-key change: oakwood has no key ${id} in use`,
    ]);
  });

  it('is stored only as a hash', async () => {
    const { lines } = await run('partner-key', 'add', '--brand', 'meadow');
    const stored = JSON.stringify(await api.database.collection('partner_keys').find({}).toArray());
    expect(stored).not.toContain(lines.at(-1));
    expect(stored).not.toContain(lines.at(-1)?.slice(4));
  });

  it.each([
    ['a brand that is not there', 'nobody', 'there is no brand nobody'],
    ['a sub-partner', 'oakwood-students', '--brand: name the partner, not a sub-partner of it'],
  ])('is not created for %s', async (_, brand, message) => {
    expect(await run('partner-key', 'add', '--brand', brand)).toMatchObject({
      code: 1,
      errors: [`partner-key add: ${message}`],
    });
  });
});

describe('the audit', () => {
  it('has an entry per change with operator, time and action, and no personal data', async () => {
    await api.database.collection('admin_audit').deleteMany({});
    api.clock.at('2026-11-20T11:30:00Z');
    const oakwood = ['brand', 'change', '--route', 'oakwood', '--branch', '12'] as const;
    await run(...oakwood, '--phone', '01632 960 113', '--add-origins', 'https://bedford.example');
    const person = ['--surname', 'Quillfeather', '--email', 'quill@example.test', '--mobile', '07700900777'];
    const { lines } = await run('enrolment', 'invite', '--brand', 'oakwood', '--type', 'Lettings', ...person);
    await run('brand', 'change', '--route', 'unknown-brand', '--add-origins', 'https://bedford.example');
    await run(...oakwood, '--name', 'Oakwood North', '--dry-run');
    await run('brand', 'list');
    const at = new Date('2026-11-20T11:30:00Z');
    const by = expect.stringMatching(/\S/);
    expect(await audit()).toEqual([
      {
        at,
        by,
        action: 'brand change',
        on: 'oakwood/12',
        outcome: 'done',
        changes: [
          { setting: 'phone', before: '01632 960 112', after: '01632 960 113' },
          {
            setting: 'origins',
            before: 'http://partner.localhost:4002',
            after: 'http://partner.localhost:4002,https://bedford.example',
          },
        ],
      },
      { at, by, action: 'enrolment invite', on: lines[0]?.split(' ')[1], outcome: 'done' },
      { at, by, action: 'brand change', on: null, outcome: 'refused' },
    ]);
    expect(JSON.stringify(await audit())).not.toMatch(/Quillfeather|quill@|07700900777/);
  });
});

it('the audit names the operator in ADMIN_OPERATOR', async () => {
  await api.database.collection('admin_audit').deleteMany({});
  const change = ['brand', 'change', '--route', 'oakwood', '--branch', '12', '--phone', '01632 960 114'];
  await runAdminCommand(api, change, { ADMIN_OPERATOR: 'Alex Kim' });
  expect(await audit()).toMatchObject([{ by: 'Alex Kim', action: 'brand change', outcome: 'done' }]);
});

describe('the command line', () => {
  it('prints help without a database, for all commands or for one', async () => {
    const { code, lines } = await runAdminCommand(api, ['--help'], { MONGODB_URI: '' });
    expect(code).toBe(0);
    for (const name of [
      'brand add',
      'brand list',
      'brand show',
      'brand change',
      'brand archive',
      'enrolment invite',
      'enrolment reopen',
      'account unlock',
      'partner-key add',
      'partner-key list',
      'partner-key revoke',
      'agent add',
      'agent list',
      'agent role',
      'agent deactivate',
      'agent activate',
      'agent invite',
    ]) {
      expect(lines[0]).toContain(`  ${name} `);
      const one = await runAdminCommand(api, [...name.split(' '), '--help'], { MONGODB_URI: '' });
      expect(one).toMatchObject({ code: 0, errors: [] });
      expect(one.lines[0]).toContain(`npm run admin -- ${name}`);
    }
  });

  it.each([
    ['an unknown command', ['brand', 'paint'], {}, 'there is no command "brand paint"; --help lists them'],
    ['a missing setting', ['brand', 'list'], { JWT_SECRET: '' }, 'brand list: Configuration: JWT_SECRET is missing'],
    [
      'a database that does not answer',
      ['brand', 'list'],
      { MONGODB_URI: 'mongodb://ops:hidden@127.0.0.1:9/none?serverSelectionTimeoutMS=300' },
      'brand list: Database: not reachable at MONGODB_URI',
    ],
  ])('rejects %s in one line', async (_, args, overrides, message) => {
    const { code, lines, errors } = await runAdminCommand(api, args, overrides);
    expect({ code, lines }).toEqual({ code: 1, lines: [] });
    expect(errors).toEqual([expect.stringContaining(message)]);
    expect(errors[0]).not.toMatch(/\n|hidden/);
  });

  it('reports every wrong option, one per line', async () => {
    expect(await run('partner-key', 'change', '--key', 'x', '--return', 'javascript:alert(1)')).toEqual({
      code: 1,
      lines: [],
      errors: [
        'partner-key change: --brand is missing',
        'partner-key change: --key: the id of the list, key-1a2b3c4d',
        'partner-key change: --return: not an address like https://crm.example/queue',
      ],
    });
  });

  it('lists each setting of a brand with its help', async () => {
    const { lines } = await run('brand', 'change', '--help');
    expect(lines[0]).toMatch(/^  --mail-from moving@…\|none +sender of its mails/m);
    expect(lines[0]).toMatch(/^  --council yes\|no\|preselected\|mandatory +whether it offers council tax/m);
    expect(lines[0]).toMatch(/^  --dry-run +check everything, print what would change, and write nothing/m);
  });

  it('rejects the development server in production', async () => {
    const embedded = await startEmbeddedMongo();
    const { errors } = await runAdminCommand(api, ['brand', 'list'], {
      ...productionSettings,
      MONGODB_URI: embedded.uri,
    });
    await embedded.close();
    expect(errors).toEqual([
      'brand list: Configuration: MONGODB_URI is refused in production: it is the embedded development server',
    ]);
  });
});
