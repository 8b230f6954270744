import { type ChildProcess, execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brandEndpoints, registryEndpoints, type RemoteBuild } from '@home-move/contract';
import { type LocalS3, startLocalS3 } from '@home-move/deploy/testing';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { deployKey, developmentRecordKey } from '../../support/test-env.js';
import { aBuild, contentOf } from './remote-store.fixture.js';

const script = join(__dirname, '../../../../deploy/deploy.mjs');

let api: BootedApp;
let s3: LocalS3;
let remote: string;
/** Called before each object is stored; false breaks the upload off. */
let onPut: (path: string) => Promise<boolean>;

beforeAll(async () => {
  s3 = await startLocalS3({ onPut: (path) => onPut(path) });
  api = await bootApp({ ASSETS_ORIGIN: s3.origin, REMOTES_MANIFEST: '', RECORD_PUBLIC_KEYS: developmentRecordKey });
});
afterAll(async () => {
  await api.close();
  await s3.close();
});
beforeEach(() => {
  onPut = async () => true;
  remote = mkdtempSync(join(tmpdir(), 'hm-remote-'));
});
afterEach(() => rmSync(remote, { recursive: true }));

/** Creates a remote's folder as a build leaves it. */
function built(version: string, overrides: Partial<RemoteBuild> = {}): void {
  mkdirSync(join(remote, 'dist'), { recursive: true });
  writeFileSync(join(remote, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(remote, 'dist', 'remote.json'), JSON.stringify(aBuild(version, overrides)));
  for (const [file, content] of Object.entries(contentOf(version))) {
    writeFileSync(join(remote, 'dist', file), content);
    writeFileSync(join(remote, 'dist', `${file}.br`), brotliCompressSync(content));
  }
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errorOutput: string;
}

/** Runs `publish` in the remote's folder, against this test's API and bucket. */
function publish(options: readonly string[] = [], onStart: (child: ChildProcess) => void = () => undefined) {
  return new Promise<Ended>((resolve) => {
    const gate = ['--skip-checks', 'the spec has no source', '--yes'];
    const args = [script, 'publish', '--api', api.url, '--to', s3.location, ...gate, ...options];
    const env = {
      PATH: process.env['PATH'] ?? '',
      INIT_CWD: remote,
      NODE_NO_WARNINGS: '1',
      DEPLOY_KEY: deployKey,
      ...s3.env,
    };
    const child = execFile(process.execPath, args, { cwd: remote, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : ((error.code as number | undefined) ?? null);
      resolve({ code, output: stdout.trim(), errorOutput: stderr.trim() });
    });
    onStart(child);
  });
}

const energy = async () => {
  const { remotes } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
  return remotes.find(({ name }) => name === 'energy')?.version;
};
const stored = async (version: string) =>
  (await s3.keys()).filter((key) => key.includes(version)).map((key) => key.replace('remotes/energy/', ''));

describe('deploy publish to a bucket', () => {
  it('changes nothing with --dry-run, and reports the header that the bucket lacks', async () => {
    built('1.0.0');
    const { code, output, errorOutput } = await publish(['--dry-run']);
    expect(code).toBe(1);
    expect(output).toContain('s3://assets lacks a CORS rule for pages of any origin; publishing would add it');
    expect(errorOutput).toContain(
      `files.app.js lacks headers at ${s3.origin}/remotes/energy/1.0.0/app.js: access-control-allow-origin: *`,
    );
    expect(await s3.keys()).toEqual([]);
  });

  it('stores each file once, sets the CORS rule, and publishes the version for the next visitor', async () => {
    built('1.0.0');
    expect(await publish()).toMatchObject({
      code: 0,
      errorOutput: '',
      output: expect.stringContaining('energy 1.0.0 is published, by key-5a3aeeb6 at '),
    });
    expect(await stored('1.0.0')).toEqual(['1.0.0/app.js', '1.0.0/entry.js', '1.0.0/remote.json']);
    expect(await energy()).toBe('1.0.0');
  });

  it('serves files with the headers that pages of other origins need', async () => {
    const response = await fetch(`${s3.origin}/remotes/energy/1.0.0/entry.js`, { headers: { origin: api.url } });
    expect(await response.text()).toBe('// entry 1.0.0');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
    });
  });

  it('does nothing the second time', async () => {
    built('1.0.0');
    const before = await s3.keys();
    let puts = 0;
    onPut = async (path) => {
      if (!path.endsWith('.lock')) puts += 1;
      return true;
    };
    const { code, output } = await publish();
    expect({ code, puts }).toEqual({ code: 0, puts: 0 });
    expect(output).toContain(`energy 1.0.0 is already in ${s3.location}/remotes/energy/1.0.0`);
    expect(output).toContain('energy 1.0.0 was published already');
    expect(await s3.keys()).toEqual(before);
  });

  it('rejects another content under a version of the bucket, and names the file', async () => {
    built('1.0.0', { routes: ['/enrolment/energy/usage'] });
    expect(await publish()).toMatchObject({
      code: 1,
      errorOutput: `energy 1.0.0 is already in the store with other content: ${s3.location}/remotes/energy/1.0.0/remote.json.\nA published version never changes: give this build a new one.`,
    });
  });

  it('removes its files when the registry rejects the version', async () => {
    built('1.1.0', { contract: '^2.0.0' });
    const { code, errorOutput } = await publish();
    expect(code).toBe(1);
    expect(errorOutput).toContain('contract ^2.0.0 is not what the shell gives');
    expect(await stored('1.1.0')).toEqual([]);
    expect(await energy()).toBe('1.0.0');
  });
});

describe('a command for a bucket', () => {
  /** Publishes, and ends the command by a signal while it copies the second script. */
  async function publishUntil(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    let command: ChildProcess | undefined;
    onPut = async (path) => {
      if (!path.endsWith('/app.js')) return true;
      const ended = new Promise((resolve) => command?.once('exit', resolve));
      command?.kill(signal);
      await ended;
      return false;
    };
    await publish([], (child) => (command = child));
    onPut = async () => true;
  }

  it('that is killed while it copies can be repeated after its lock is removed', async () => {
    built('1.2.0');
    await publishUntil('SIGKILL');
    expect(await stored('1.2.0')).toEqual(['.1.2.0.lock', '1.2.0/entry.js']);
    expect(await energy()).toBe('1.0.0');

    const lock = 'remotes/energy/.1.2.0.lock';
    expect((await publish()).errorOutput).toBe(
      `Another command is at work on ${s3.location}/remotes/energy/1.2.0, or was broken off. If none runs, remove ${s3.location}/${lock}.`,
    );
    await s3.remove(lock);
    expect((await publish()).code).toBe(0);
    expect(await stored('1.2.0')).toEqual(['1.2.0/app.js', '1.2.0/entry.js', '1.2.0/remote.json']);
    expect(await energy()).toBe('1.2.0');
  });

  it('that is interrupted releases its lock', async () => {
    built('1.3.0');
    await publishUntil('SIGINT');
    expect(await stored('1.3.0')).toEqual(['1.3.0/entry.js']);
    expect((await publish()).code).toBe(0);
    expect(await energy()).toBe('1.3.0');
  });

  it('waits for another one that publishes the same version', async () => {
    built('1.4.0');
    const [one, other] = await Promise.all([publish(), publish()]);
    expect([one.code, other.code]).toEqual([0, 0]);
    const outputs = [one.output, other.output];
    expect(outputs.filter((output) => output.includes('energy 1.4.0 is published, by'))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('energy 1.4.0 was published already'))).toHaveLength(1);
    expect(await stored('1.4.0')).toEqual(['1.4.0/app.js', '1.4.0/entry.js', '1.4.0/remote.json']);
  });
});

it('the status of a remote in a bucket compares its decoded content', async () => {
  const { body } = await api.call(registryEndpoints.status, {}, { token: deployKey });
  const [remoteStatus] = body.remotes;
  expect(remoteStatus?.versions[0]).toMatchObject({ version: '1.4.0', entry: 'ok' });
});
