import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryEndpoints } from '@home-move/contract';
import { newKeyPair } from '@home-move/deploy/signature';
import { ShellCache } from '../../../src/modules/platform/shell-build/shell-cache.js';
import type { BootedApp } from '../../support/boot-app.js';
import { holdBack } from '../../support/held-calls.js';
import { aShellBuild, deployKey, shellRecord } from '../../support/test-env.js';
import { partnersKey, problemOf, type RemoteStore } from './remote-store.fixture.js';
import { bootForShells, scriptOf, shellCalls, sign, team } from './shell-releases.fixture.js';

const token = deployKey;
let api: BootedApp;
let store: RemoteStore;

beforeEach(async () => {
  ({ api, store } = await bootForShells());
});
afterEach(() => api.close());

const { stored, publish, rollback, withdraw, status, shellOf } = shellCalls(() => ({ api, store }));
const scriptAt = async (path: string, headers = {}) => api.send('GET', path, { headers });

describe('a published shell', () => {
  it('is in every new document, while pages of the one before find their files', async () => {
    expect(await shellOf()).toBe('1.0.0');
    expect((await publish(stored('1.1.0'), token, 'new header')).status).toBe(201);
    expect(await shellOf()).toBe('1.1.0');
    for (const root of ['react-tenant-portal', 'react-telephony-portal']) {
      for (const [script, version] of [
        [scriptOf('1.1.0'), '1.1.0'],
        ['main.0a1b2c3d.js', '1.0.0'],
      ]) {
        const { status: code, text, headers } = await scriptAt(`/${root}/${script}`);
        expect([code, text]).toEqual([200, `console.log("shell ${version}")`]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    }
    const { headers } = await scriptAt(`/react-tenant-portal/${scriptOf('1.1.0')}`, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });

  it('ends its publication once documents can use it, although documents wait for a shorter time', async () => {
    const download = holdBack(api.app.get(ShellCache, { strict: false }), 'fetch');
    const published = publish(stored('1.1.0'));
    try {
      await download.hasBegun;
      for (let visits = 0; visits < 3; visits += 1) expect(await shellOf()).toBe('1.0.0');
      const isPublished = published.then(() => true);
      expect(await Promise.race([isPublished, Promise.resolve(false)])).toBe(false);
    } finally {
      download.release();
    }
    await published;
    expect(await shellOf()).toBe('1.1.0');
  });

  it('reaches the next document of another process', async () => {
    const other = await api.another();
    expect(await shellOf(other)).toBe('1.0.0');
    await publish(stored('1.1.0'));
    expect(await shellOf(other)).toBe('1.1.0');
    await rollback();
    expect(await shellOf(other)).toBe('1.0.0');
    await other.close();
  });

  it('has its scripts served by a process that has written no document yet', async () => {
    const other = await api.another();
    await publish(stored('1.1.0'));
    await publish(stored('1.2.0'));
    for (const version of ['1.1.0', '1.2.0']) {
      const { status: code, text } = await other.send('GET', `/react-tenant-portal/${scriptOf(version)}`);
      expect([code, text]).toEqual([200, `console.log("shell ${version}")`]);
    }
    expect((await other.send('GET', '/react-tenant-portal/main.0a0b0c0d.js')).status).toBe(404);
    await other.close();
  });

  it('gets the signature of the same build once its own is no longer accepted', async () => {
    const shell = stored('1.1.0');
    await publish(shell);
    const successor = newKeyPair();
    const next = await api.another({ RECORD_PUBLIC_KEYS: successor.publicKey });
    expect(await shellOf(next)).toBe('1.0.0');
    const signed = sign(shell, successor);
    const { status: code } = await next.call(registryEndpoints.publishShell, { body: signed, query: {} }, { token });
    expect([code, await shellOf(next)]).toEqual([201, '1.1.0']);
    await next.close();
  });

  it('is used from the start of a process', async () => {
    await publish(stored('1.1.0'));
    const next = await api.another();
    for (const file of Object.keys(shellRecordOf('1.1.0').files)) store.remove(`remotes/shell/1.1.0/${file}`);
    expect(await shellOf(next)).toBe('1.1.0');
    await next.close();
  });

  it('never has its files for documents served', async () => {
    await publish(stored('1.1.0'));
    for (const file of ['index.html', 'tokens.css', 'document.js', 'assets.json', 'shell.json'])
      expect((await scriptAt(`/react-tenant-portal/${file}`)).status).toBe(404);
  });

  it('is audited with reason, builder and signature', async () => {
    await publish(stored('1.1.0', { builder: 'release job 7' }), token, 'new header');
    await rollback();
    const { body } = await api.call(registryEndpoints.audit, { query: { name: 'shell' } }, { token });
    expect(body).toMatchObject([
      { what: 'withdraw', remote: 'shell', before: '1.1.0', after: '1.0.0', why: 'white page' },
      {
        what: 'publish',
        remote: 'shell',
        before: '1.0.0',
        after: '1.1.0',
        why: 'new header',
        builder: 'release job 7',
        signedBy: team.id,
      },
    ]);
  });

  it('is published once: the same content changes nothing, other content is rejected', async () => {
    const shell = stored('1.1.0');
    await publish(shell);
    expect((await publish(shell)).status).toBe(201);
    expect((await status()).versions).toHaveLength(2);
    const { status: code, body } = await publish(stored('1.1.0', { provided: { ...shell.provided, swr: '2.6.0' } }));
    expect([code, problemOf({ body }).code]).toEqual([409, 'VERSION_EXISTS']);
  });
});

const shellRecordOf = (version: string) => shellRecord(join(store.dir, 'remotes', 'shell', version), version);

/** Stores a version whose template is changed, and returns its record. */
const withIndex = (change: (html: string) => string) => () => {
  const shell = stored('1.1.0');
  const folder = join(store.dir, 'remotes', 'shell', '1.1.0');
  writeFileSync(join(folder, 'index.html'), change(readFileSync(join(folder, 'index.html'), 'utf8')));
  const { files } = shellRecordOf('1.1.0');
  return sign({ ...shell, files: { ...shell.files, 'index.html': files['index.html'] ?? '' } });
};

describe('publishing rejects', () => {
  it.each([
    ['a pre-release', () => stored('1.1.0-beta.1'), { version: /is a pre-release/ }],
    [
      'a template without the place of the boot block',
      withIndex((html) => html.replace('<!--hm:boot-->', '')),
      { files: /make no document: it lacks <!--hm:boot-->/ },
    ],
    [
      'a template that names a missing script',
      withIndex((html) => html.replace(/main\.\w+\.js/, 'main.00000000.js')),
      { files: /lacks scripts that documents name.*main\.00000000\.js/ },
    ],
    ['an unsigned record', () => ({ ...stored('1.1.0'), signature: undefined }), { signature: /^is missing/ }],
    ['the signature of a stranger', () => sign(stored('1.1.0'), newKeyPair()), { signature: /does not list/ }],
    [
      'a shell without the contract that a remote needs',
      () => stored('1.1.0', { runtimes: ['0.9.0'] }),
      { runtimes: /would break remotes: onboarding 1\.0\.0 needs \^1\.0\.0/ },
    ],
    [
      'a shell with another major of a library',
      () => stored('1.1.0', { provided: { ...shellRecord(aShellBuild(), '1.1.0').provided, react: '20.0.0' } }),
      { 'provided.react': /would break remotes: onboarding 1\.0\.0 needs \^19\.3\.1/ },
    ],
    [
      'a shell that calls what the API does not serve',
      () => stored('1.1.0', { endpoints: ['GET /api/v1/weather'] }),
      { 'endpoints.0': /GET \/api\/v1\/weather, which this API does not serve/ },
    ],
    [
      'a file that is not in the store',
      () => {
        const shell = stored('1.1.0');
        store.remove(`remotes/shell/1.1.0/${scriptOf('1.1.0')}`);
        return shell;
      },
      { [`files.${scriptOf('1.1.0')}`]: /is not at/ },
    ],
    [
      'an altered file',
      () => {
        const shell = stored('1.1.0');
        store.put('remotes/shell/1.1.0/index.html', '<script>attack()</script>');
        return shell;
      },
      { 'files.index.html': /its hash differs/ },
    ],
  ])('%s', async (_, record, errors) => {
    const { status: code, body } = await publish(record());
    expect(code).toBe(400);
    for (const [field, message] of Object.entries(errors)) expect(problemOf({ body }).errors?.[field]).toMatch(message);
    expect(await shellOf()).toBe('1.0.0');
    expect((await status()).versions).toHaveLength(1);
  });

  it('a key that is limited to remotes, as every change does', async () => {
    await publish(stored('1.1.0'));
    const codes = await Promise.all([
      publish(stored('1.2.0'), partnersKey),
      rollback(undefined, partnersKey),
      withdraw('1.1.0', true, partnersKey),
    ]);
    expect(codes.map((answer) => answer.status)).toEqual([403, 403, 403]);
    expect(await shellOf()).toBe('1.1.0');
  });
});

it('publishing rejects other content under the version that is deployed with the API', async () => {
  const { body } = await publish(stored('1.0.0'));
  expect(problemOf({ body }).detail).toContain('shell 1.0.0 is deployed with the API, with other content');
});
