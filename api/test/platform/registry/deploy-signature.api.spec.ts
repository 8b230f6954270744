import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair } from '@home-move/deploy/signature';
import type { BootedApp } from '../../support/boot-app.js';
import { runDeploy } from './deploy-command.fixture.js';
import {
  aBuild,
  clearRegistry,
  contentOf,
  noticeChange,
  bootWithStore,
  type RemoteStore,
} from './remote-store.fixture.js';

const team = newKeyPair();

let api: BootedApp;
let store: RemoteStore;
let folder: string;

beforeAll(async () => {
  ({ api, store } = await bootWithStore({ RECORD_PUBLIC_KEYS: team.publicKey }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await clearRegistry(api);
  folder = mkdtempSync(join(tmpdir(), 'hm-remote-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', type: 'module' }));
  writeFileSync(join(folder, 'remote.config.mjs'), "export default { name: 'energy' };");
  const record = { ...aBuild('1.0.0'), sizes: {}, publishedBy: 'build', publishedAt: '2026-11-20T09:00:00.000Z' };
  writeFileSync(join(folder, 'dist', 'remote.json'), JSON.stringify(record));
  for (const [file, content] of Object.entries(contentOf('1.0.0'))) writeFileSync(join(folder, 'dist', file), content);
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (env: Record<string, string>, ...args: readonly string[]) =>
  runDeploy(
    ['publish', '--api', api.url, '--to', store.dir, '--skip-checks', 'the spec has no source', '--yes', ...args],
    { folder, env },
  );

describe('deploy publish', () => {
  it.each([
    ['SIGNING_KEY', () => ({ SIGNING_KEY: team.privateKey })],
    [
      'SIGNING_KEY_FILE',
      () => {
        writeFileSync(join(folder, 'team.pem'), team.privateKey);
        return { SIGNING_KEY_FILE: 'team.pem' };
      },
    ],
  ])('signs the record with %s', async (_name, env) => {
    expect(await publish(env())).toMatchObject({ code: 0, errorOutput: '' });
    const { output } = await runDeploy(['audit', '--api', api.url], { folder });
    expect(output).toContain(team.id);
    const status = await runDeploy(['status', '--api', api.url], { folder });
    expect(status.output).toMatch(new RegExp(`1\\.0\\.0 .*${team.id}`));
  });

  it('prints why the registry refuses a signature, in a dry run too', async () => {
    const { id, privateKey } = newKeyPair();
    expect(await publish({ SIGNING_KEY: privateKey }, '--dry-run')).toMatchObject({
      code: 1,
      errorOutput: `The registry refuses it:\n  signature is of ${id}, which RECORD_PUBLIC_KEYS does not list`,
    });
  });

  it('shows in the status that a version is not served', async () => {
    await publish({ SIGNING_KEY: team.privateKey });
    await api.database.collection('published_remotes').updateOne({}, { $set: { kind: 'silent' } });
    await noticeChange(api);
    const { output } = await runDeploy(['status', '--api', api.url], { folder });
    expect(output).toContain('NOT SIGNED');
    expect(output).toContain('does not match the record');
  });

  it('needs a key for another system', async () => {
    const args = ['publish', '--api', 'https://portal.example', '--to', store.dir, '--key', 'k'.repeat(32)];
    expect(await runDeploy(args, { folder })).toMatchObject({
      code: 2,
      errorOutput: 'SIGNING_KEY or SIGNING_KEY_FILE is missing: https://portal.example accepts signed records only.',
    });
  });
});

describe('deploy key', () => {
  it('writes a private key for its owner only, whose public key the registry accepts', async () => {
    const { code, output } = await runDeploy(['key', 'new.pem'], { folder });
    expect(code).toBe(0);
    const file = join(folder, 'new.pem');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, RECORD_PUBLIC_KEYS = ''] = /^RECORD_PUBLIC_KEYS=(.+)$/m.exec(output) ?? [];
    const other = await api.another({ RECORD_PUBLIC_KEYS });
    const ended = await publish({ SIGNING_KEY_FILE: file }, '--api', other.url);
    expect(ended).toMatchObject({ code: 0, errorOutput: '' });
    await other.close();
  });

  it('replaces no file', async () => {
    writeFileSync(join(folder, 'new.pem'), 'precious');
    const { code, errorOutput } = await runDeploy(['key', 'new.pem'], { folder });
    expect(code).toBe(1);
    expect(errorOutput).toContain('new.pem cannot be written');
    expect(readFileSync(join(folder, 'new.pem'), 'utf8')).toBe('precious');
  });
});
