import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { registryEndpoints, type RemoteBuild, type Problem } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, aRemote, deployKey } from '../../support/test-env.js';

export const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A static file store for remotes, on a separate port. */
export interface RemoteStore {
  readonly origin: string;
  readonly dir: string;
  /** Headers of every response; a test may change them. */
  readonly headers: Map<string, string>;
  /** Puts a file below the store's root. */
  put(path: string, content: string | Buffer): void;
  remove(path: string): void;
  close(): Promise<void>;
}

/** The headers that a static store must send. */
const storeHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export async function startRemoteStore(): Promise<RemoteStore> {
  const dir = mkdtempSync(join(tmpdir(), 'hm-store-'));
  const headers = new Map(Object.entries(storeHeaders));
  const server = createServer((request, response) => {
    readFile(join(dir, request.url ?? '/')).then(
      (content) => response.setHeaders(headers).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dir,
    headers,
    put(path, content) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), content);
    },
    remove: (path) => rmSync(join(dir, path)),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The files of a build; their content depends on the version, and is a script. */
export const contentOf = (version: string) => ({
  'entry.js': `// entry ${version}`,
  'app.js': `// app ${version}`,
});

/** The record of a build of the energy journey; `putBuild` stores its files. */
export function aBuild(version: string, overrides: Partial<RemoteBuild> = {}): RemoteBuild {
  const content = contentOf(version);
  return {
    name: 'energy',
    version,
    contract: '^1.0.0',
    global: `hm_energy_${version.replace(/\W/g, '_')}`,
    entry: 'entry.js',
    shared: {
      react: '^19.3.1',
      'react/jsx-runtime': '^19.3.1',
      'react-dom': '^19.3.1',
      'react-dom/client': '^19.3.1',
    },
    files: { 'entry.js': sha384(content['entry.js']), 'app.js': sha384(content['app.js']) },
    firstChunks: ['app.js'],
    firstShared: [],
    runsEarly: true,
    lazyPages: [{ routes: ['/enrolment/moving-details'], chunks: ['app.js'], shared: [] }],
    routes: ['/enrolment/energy/usage', '/enrolment/energy/list'],
    kind: 'optional',
    ...overrides,
  };
}

/** A deploy key that specs limit to remotes other than energy. */
export const partnersKey = 'a-deploy-key-for-the-partners-remote-only';

/** Puts the files of a version into the store. */
export function putBuild(store: RemoteStore, version: string): void {
  for (const [file, content] of Object.entries(contentOf(version))) {
    store.put(`remotes/energy/${version}/${file}`, content);
  }
}

/** Boots an application with an empty store, and a remote that `npm start` has built. Closing it closes the store. */
export async function bootWithStore(
  settings: Record<string, string> = {},
): Promise<{ readonly api: BootedApp; readonly store: RemoteStore }> {
  const store = await startRemoteStore();
  const api = await bootApp({
    ASSETS_ORIGIN: store.origin,
    REMOTES_MANIFEST: aManifest([aRemote()]),
    ...settings,
  });
  const close = async () => {
    await api.close();
    await store.close();
  };
  return { api: { ...api, close }, store };
}

/** Removes everything that was published or pinned. */
export async function clearRegistry({ database }: Pick<BootedApp, 'database'>): Promise<void> {
  for (const name of ['published_remotes', 'registry_pins', 'registry_audit'])
    await database.collection(name).deleteMany({});
  await noticeChange({ database });
}

/** Lets processes notice a change that a spec has made in the database. */
export async function noticeChange({ database }: Pick<BootedApp, 'database'>): Promise<void> {
  await database.collection('registry_revision').updateMany({}, { $inc: { revision: 1 } });
}

/** Stores and publishes versions of energy, in this order. */
export async function publishVersions(
  api: Pick<BootedApp, 'call'>,
  store: RemoteStore,
  ...versions: readonly string[]
): Promise<void> {
  for (const version of versions) {
    putBuild(store, version);
    await api.call(registryEndpoints.publish, { body: aBuild(version) }, { token: deployKey });
  }
}

/** The problem that a call answers with. */
export const problemOf = ({ body }: { readonly body: unknown }) => body as Problem;
