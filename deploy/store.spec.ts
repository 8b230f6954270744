import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type LocalS3, startLocalS3 } from './testing/local-s3.mjs';
import { copyToStore, removeVersion, storedVersions } from './store.mjs';
import { openStore, type Store } from './stores/open-store.mjs';

const ambient = { ...process.env };
const log = () => undefined;

let s3: LocalS3;
let root: string;
let build: string;
beforeAll(async () => {
  s3 = await startLocalS3();
  Object.assign(process.env, s3.env);
});
afterAll(async () => {
  await s3.close();
  process.env = { ...ambient };
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hm-store-'));
  build = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const entry = 'export const start = 1;';

/** A build of one script, with its compressed variants. */
function aBuild(version: string, script = entry) {
  rmSync(build, { recursive: true, force: true });
  const record = { name: 'energy', version };
  const files = {
    'entry.js': Buffer.from(script),
    'entry.js.br': brotliCompressSync(script),
    'entry.js.gz': gzipSync(script),
    'remote.json': Buffer.from(JSON.stringify(record)),
  };
  mkdirSync(build);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(build, name), content);
  return { record, folder: build, names: Object.keys(files) };
}

describe.each([
  ['a folder', () => openStore(join(root, 'store'))],
  ['a bucket', () => openStore(`${s3.location}/${basename(root)}`)],
])('a version in %s', (_, open) => {
  let store: Store;
  beforeEach(async () => (store = await open()));

  it('is complete after a copy that was broken off', async () => {
    const { undo } = await copyToStore(store, aBuild('1.0.0'));
    const complete = await store.list('remotes/energy/1.0.0');
    await store.remove('remotes/energy/1.0.0/remote.json');
    expect((await copyToStore(store, aBuild('1.0.0'))).copied).toBe(1);
    expect(await store.list('remotes/energy/1.0.0')).toEqual(complete);
    await undo();
    expect(await storedVersions(store, 'energy')).toEqual([]);
  });

  it('keeps the files that it had before a copy is undone', async () => {
    await copyToStore(store, aBuild('1.0.0'));
    await store.remove('remotes/energy/1.0.0/remote.json');
    const before = await store.list('remotes/energy/1.0.0');
    const { undo } = await copyToStore(store, aBuild('1.0.0'));
    await undo();
    expect(await store.list('remotes/energy/1.0.0')).toEqual(before);
  });

  it('rejects another content, by the address of the file', async () => {
    await copyToStore(store, aBuild('1.0.0'));
    await expect(copyToStore(store, aBuild('1.0.0', 'export const start = 2;'))).rejects.toThrow(
      `energy 1.0.0 is already in the store with other content: ${store.address('remotes/energy/1.0.0/entry.js')}.`,
    );
    expect((await store.read('remotes/energy/1.0.0/entry.js'))?.toString()).toBe(entry);
  });

  it('is removed without touching other versions or leaving a lock', async () => {
    for (const version of ['1.0.0', '1.0.0-beta.1', '1.1.0']) await copyToStore(store, aBuild(version));
    await removeVersion(store, { name: 'energy', version: '1.0.0' }, log);
    expect(await storedVersions(store, 'energy')).toEqual(['1.0.0-beta.1', '1.1.0']);
    const names = await store.list('remotes/energy');
    expect(names.filter((name) => name.startsWith('.') || name.startsWith('1.0.0/'))).toEqual([]);
  });
});

it('keeps one representation of each file in a bucket: the script as brotli, the record as it is', async () => {
  const store = await openStore(`${s3.location}/one`);
  expect((await copyToStore(store, aBuild('1.0.0'))).copied).toBe(2);
  expect(await store.list('remotes/energy/1.0.0')).toEqual(['entry.js', 'remote.json']);
  const [script, record] = await Promise.all(
    ['entry.js', 'remote.json'].map((name) => s3.object(`one/remotes/energy/1.0.0/${name}`)),
  );
  expect(script?.metadata['content-encoding']).toBe('br');
  expect(record?.metadata['content-encoding']).toBeUndefined();
});
