import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { brandEndpoints, registryEndpoints, runtimeVersion } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey, developmentRecordKey } from '../../support/test-env.js';
import { RemoteFolder } from './remote-folder.fixture.js';
import { bootWithStore, contentOf, sha384, type RemoteStore } from './remote-store.fixture.js';
import { startSlowRegistry } from './slow-registry.fixture.js';

let api: BootedApp;
let store: RemoteStore;
let remote: RemoteFolder;

beforeAll(async () => {
  ({ api, store } = await bootWithStore({ RECORD_PUBLIC_KEYS: developmentRecordKey }));
});
afterAll(() => api.close());
beforeEach(() => (remote = new RemoteFolder(api, store)));
afterEach(() => remote.remove());

const built = (...build: Parameters<RemoteFolder['build']>) => remote.build(...build);
const deploy = (...command: Parameters<RemoteFolder['deploy']>) => remote.deploy(...command);

const inStore = (version: string, file: string) => join(store.dir, 'remotes', 'energy', version, file);
const energy = async () => {
  const { remotes } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
  return remotes.find(({ name }) => name === 'energy')?.version;
};

describe('deploy publish', () => {
  it('copies the build into the store and publishes it for the next visitor', async () => {
    built('1.0.0');
    const ended = await deploy(['publish']);
    expect(ended).toMatchObject({ code: 0, errorOutput: '' });
    expect(ended.output).toContain(`5 files to ${inStore('1.0.0', '').slice(0, -1)}`);
    expect(ended.output).toContain('energy 1.0.0 is published, by key-5a3aeeb6 at ');
    expect(readFileSync(inStore('1.0.0', 'entry.js.gz'), 'utf8')).toBe('packed // entry 1.0.0');
    expect(await energy()).toBe('1.0.0');
  });

  it('reports that the same files were published before, even by another build', async () => {
    built('1.0.0', {}, '2026-11-21T09:00:00.000Z');
    const { code, output } = await deploy(['publish']);
    expect(code).toBe(0);
    expect(output).toContain('is already in');
    expect(output).toContain('energy 1.0.0 was published already');
  });

  it('overwrites nothing in the store, and names the file that differs', async () => {
    built('1.0.0', { routes: ['/enrolment/energy/usage'] });
    expect(await deploy(['publish'])).toEqual({
      code: 1,
      output:
        'Type check, lint and tests are skipped: the spec has no source\nStories and pictures are skipped: the spec has no source',
      errorOutput: `energy 1.0.0 is already in the store with other content: ${inStore('1.0.0', 'remote.json')}.\nA published version never changes: give this build a new one.`,
    });
  });

  it('prints the validation errors by field, and removes its files again', async () => {
    built('1.1.0', { contract: '^2.0.0' });
    expect(await deploy(['publish'])).toMatchObject({
      code: 1,
      errorOutput: `The registry refuses it:\n  contract ^2.0.0 is not what the shell gives: ${runtimeVersion}`,
    });
    expect(existsSync(inStore('1.1.0', ''))).toBe(false);
    expect(await energy()).toBe('1.0.0');
  });

  it('changes neither store nor registry with --dry-run', async () => {
    built('1.1.0');
    const { code, output } = await deploy(['publish', '--dry-run']);
    expect(code).toBe(0);
    expect(output).toContain('energy 1.1.0 would be published');
    expect(existsSync(inStore('1.1.0', ''))).toBe(false);
    expect(await energy()).toBe('1.0.0');
  });

  it('reports missing files when the API uses another store', async () => {
    built('1.1.0');
    const { code, errorOutput } = await deploy(['publish', '--api', api.url, '--to', join(remote.path, 'elsewhere')]);
    expect(code).toBe(1);
    expect(errorOutput).toContain(`files.app.js is not at ${store.origin}/remotes/energy/1.1.0/app.js`);
  });

  it('publishes a build of another version from another folder', async () => {
    built('1.2.0');
    writeFileSync(join(remote.path, 'package.json'), JSON.stringify({ version: '1.1.0' }));
    expect((await deploy(['publish', '--version', '1.2.0', '--from', 'dist'])).code).toBe(0);
    expect(await energy()).toBe('1.2.0');
  });
});

describe('the gate of deploy publish', () => {
  const skipped = ['--skip-checks', 'built and tested elsewhere'];

  it('rejects a chunk with a syntax error, and names its line', async () => {
    const broken = '// app 1.2.1\nconst = 1;';
    built('1.2.1', { files: { 'entry.js': sha384(contentOf('1.2.1')['entry.js']), 'app.js': sha384(broken) } });
    writeFileSync(join(remote.path, 'dist', 'app.js'), broken);
    expect(await deploy(['publish'])).toMatchObject({
      code: 1,
      errorOutput: "The build has scripts that no browser can run:\n  app.js:2: Unexpected token '='",
    });
    expect(existsSync(inStore('1.2.1', ''))).toBe(false);
  });

  it('requires a reason if the source of the build is not here', async () => {
    built('1.2.1');
    const { code, errorOutput } = await deploy(['publish', '--yes']);
    expect(code).toBe(2);
    expect(errorOutput).toContain('publish it with --skip-checks "<reason>"; the audit keeps the reason.');
    expect((await deploy(['publish', '--yes', '--skip-checks', ' '])).errorOutput).toBe(
      '--skip-checks must be a reason of 1 to 280 characters.',
    );
  });

  it('rejects a version that removes a page, and names the brands that have it', async () => {
    built('1.2.1', { routes: ['/enrolment/energy/list'] });
    const { code, errorOutput } = await deploy(['publish']);
    expect(code).toBe(1);
    expect(errorOutput).toContain(
      'The registry refuses it:\n  No version would serve the page energy-usage (/enrolment/energy/usage) any more; 1.2.0 does. (default, harbour,',
    );
    expect(existsSync(inStore('1.2.1', ''))).toBe(false);
  });

  it('publishes a version with another kind only after a confirmation', async () => {
    built('1.2.1', { kind: 'required' });
    const unconfirmed = await deploy(['publish', ...skipped]);
    expect(unconfirmed.code).toBe(1);
    expect(unconfirmed.output).toContain(
      'energy 1.2.1 takes the place of 1.2.0, which had 0 visits in the last day, for default, harbour,',
    );
    expect(unconfirmed.output).toContain(
      'Its kind changes from optional to required: its failure stops the journey. (default, harbour,',
    );
    expect(unconfirmed.errorOutput).toBe('energy 1.2.1 is not published: confirm the warnings with --yes.');
    expect(await energy()).toBe('1.2.0');
    expect((await deploy(['publish', ...skipped, '--yes'])).code).toBe(0);
    expect(await energy()).toBe('1.2.1');
  });

  const latestEntry = async () =>
    (await api.call(registryEndpoints.audit, { query: { limit: '1' } }, { token: deployKey })).body;

  it('has the audit keep why checks were skipped', async () => {
    expect(await latestEntry()).toMatchObject([
      { what: 'publish', after: '1.2.1', why: 'checks skipped: built and tested elsewhere' },
    ]);
  });

  it('has the audit keep why stories were skipped', async () => {
    expect((await deploy(['publish', '--yes', '--skip-stories', ' '])).errorOutput).toBe(
      '--skip-stories must be a reason of 1 to 280 characters.',
    );
    built('1.2.2');
    const { code, output } = await deploy(['publish', ...skipped, '--yes', '--skip-stories', 'no browser here']);
    expect(output).toContain('Stories and pictures are skipped: no browser here');
    expect(code).toBe(0);
    expect(await latestEntry()).toMatchObject([
      {
        what: 'publish',
        after: '1.2.2',
        why: 'checks skipped: built and tested elsewhere; stories skipped: no browser here',
      },
    ]);
  });
});

describe('the store of deploy publish', () => {
  const beside = () => readdirSync(join(store.dir, 'remotes', 'energy'));

  it('is unchanged when a file cannot be copied', async () => {
    built('1.3.0');
    rmSync(join(remote.path, 'dist', 'app.js.gz'));
    mkdirSync(join(remote.path, 'dist', 'app.js.gz'));
    const { code, errorOutput } = await deploy(['publish']);
    expect(code).toBe(1);
    expect(errorOutput).toContain('The build cannot be copied to the store: ');
    expect(errorOutput).not.toContain('    at ');
    expect(beside().filter((name) => name.includes('1.3.0'))).toEqual([]);
  });

  it('keeps the files of a publication during a simultaneous dry run', async () => {
    built('1.4.0');
    const slow = await startSlowRegistry();
    const trying = deploy(['publish', '--dry-run', '--api', slow.origin, '--to', store.dir]);
    await slow.asked;
    expect(existsSync(inStore('1.4.0', 'entry.js'))).toBe(true);
    // The dry run either waits and reports it, or ends; both let the publication continue.
    let heard: () => void = () => undefined;
    const waitingOrDone = new Promise<void>((resolve) => (heard = resolve));
    const publishing = deploy(['publish'], {}, ({ stdout }) => {
      stdout?.on('data', (text) => void (String(text).includes('waiting for it') && heard()));
      stdout?.once('close', () => heard());
    });
    await waitingOrDone;
    slow.answer({ valid: true, exists: false });
    expect((await trying).output).toContain('energy 1.4.0 would be published');
    const published = await publishing;
    expect(published.output).toContain('energy 1.4.0 is published');
    expect(published.code).toBe(0);
    expect(existsSync(inStore('1.4.0', 'entry.js'))).toBe(true);
    expect(beside().filter((name) => name.startsWith('.'))).toEqual([]);
    await slow.close();
  });

  it('names the lock that an interrupted command has left', async () => {
    built('1.5.0');
    const lock = join(store.dir, 'remotes', 'energy', '.1.5.0.lock');
    // Greater than any process id on Linux or macOS.
    const unusedProcessId = 2 ** 30;
    writeFileSync(lock, `${unusedProcessId} ${createHash('sha256').update(hostname()).digest('hex').slice(0, 12)}`);
    expect(await deploy(['publish'])).toMatchObject({
      code: 1,
      errorOutput: `Another command is at work on ${inStore('1.5.0', '')}, or was broken off. If none runs, remove ${lock}.`,
    });
    rmSync(lock);
    expect((await deploy(['publish', '--dry-run'])).code).toBe(0);
  });
});

it('deploy status works without a store', async () => {
  const { code, errorOutput } = await deploy([
    'status',
    '--api',
    'https://store-is-elsewhere.invalid',
    '--key',
    deployKey,
  ]);
  expect(code).toBe(3);
  expect(errorOutput).toContain('https://store-is-elsewhere.invalid/api/v1/registry/status did not answer');
});

it('deploy status prints a table of versions, entries and brands', async () => {
  const { code, output } = await deploy(['status']);
  expect(code).toBe(0);
  expect(output).toMatch(/^energy \(optional\)$/m);
  expect(output).toMatch(
    /^ {2}version {2}contract {2}entry {2}state +signed by +faulty visits +since +from +by +at +brands$/m,
  );
  expect(output).toMatch(
    /^ {2}1\.4\.0 {4}\^1\.0\.0 {4}ok {5}not proven yet +key-19902f52 +- +- +published +key-5a3aeeb6 +\S+ +default, harbour/m,
  );
  expect(output).toMatch(/^ {2}1\.2\.2 {4}\^1\.0\.0 {4}ok .* -$/m);
});
