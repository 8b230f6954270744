import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey, developmentRecordKey } from '../../support/test-env.js';
import { RemoteFolder } from './remote-folder.fixture.js';
import { bootWithStore, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;
let remote: RemoteFolder;

beforeAll(async () => {
  ({ api, store } = await bootWithStore({ RECORD_PUBLIC_KEYS: developmentRecordKey }));
});
afterAll(() => api.close());
beforeEach(() => (remote = new RemoteFolder(api, store)));
afterEach(() => remote.remove());

describe('deploy reports', () => {
  it.each<[string, () => void, readonly string[], Record<string, string>, number, string]>([
    ['no build', () => rmSync(join(remote.path, 'dist'), { recursive: true }), [], {}, 1, 'Build it first'],
    [
      'a build of another version',
      () => undefined,
      ['--version', '4.0.0'],
      {},
      1,
      'holds energy 2.0.0, not 4.0.0. Build 4.0.0 first.',
    ],
    [
      'a build of another version than HM_VERSION',
      () => undefined,
      [],
      { HM_VERSION: '4.0.0' },
      1,
      'holds energy 2.0.0, not 4.0.0',
    ],
    [
      'a file that is gone',
      () => rmSync(join(remote.path, 'dist', 'app.js')),
      [],
      {},
      1,
      'app.js is missing, but remote.json names it',
    ],
    [
      'a file that was altered',
      () => writeFileSync(join(remote.path, 'dist', 'app.js'), 'x'),
      [],
      {},
      1,
      'app.js is not what remote.json says',
    ],
    ['an unknown option', () => undefined, ['--force'], {}, 2, "Unknown option '--force'"],
    [
      'an unknown key',
      () => undefined,
      ['--key', 'not-the-key-of-this-registry-at-all'],
      {},
      1,
      'does not know this deploy key',
    ],
    ['an API that is none', () => undefined, ['--api', 'portal'], {}, 2, '--api must be an https origin'],
    [
      'an API elsewhere without https',
      () => undefined,
      ['--api', 'http://portal.example', '--to', 'store'],
      { DEPLOY_KEY: deployKey },
      2,
      'the deploy key would travel in the clear',
    ],
    [
      'an API that does not answer',
      () => undefined,
      ['--api', 'http://127.0.0.1:9', '--to', 'store'],
      {},
      3,
      'did not answer',
    ],
    [
      'a missing key elsewhere',
      () => undefined,
      ['--api', 'https://portal.example', '--to', 'store'],
      {},
      2,
      'DEPLOY_KEY is missing',
    ],
    [
      'a missing store elsewhere',
      () => undefined,
      ['--api', 'https://portal.example'],
      { DEPLOY_KEY: deployKey },
      2,
      '--to is missing',
    ],
  ])('%s', async (_, spoil, options, env, code, errorOutput) => {
    remote.build('2.0.0');
    spoil();
    const ended = await remote.deploy(['publish', ...options], env);
    expect(ended.errorOutput).toContain(errorOutput);
    expect(ended.errorOutput).not.toContain('    at ');
    expect(ended.code).toBe(code);
  });

  it('an unknown command, and lists the available ones', async () => {
    const { code, errorOutput } = await remote.deploy(['rollout']);
    expect(code).toBe(2);
    expect(errorOutput).toContain('There is no command rollout.');
    expect(errorOutput).toContain('npm run deploy -w mfe-x -- <command>');
  });
});
