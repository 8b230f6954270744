import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersOf } from './file-headers.mjs';
import { openStore, type Store } from './open-store.mjs';

const folder = 'remotes/energy/1.0.0';

let root: string;
let store: Store;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hm-folder-store-'));
  store = await openStore(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, text = path) => store.put(path, Buffer.from(text), headersOf(path));

describe('a folder', () => {
  it('keeps the first content of a file, and nothing half written', async () => {
    expect(await put(`${folder}/entry.js`, 'first')).toBe(true);
    expect(await put(`${folder}/entry.js`, 'second')).toBe(false);
    expect((await store.read(`${folder}/entry.js`))?.toString()).toBe('first');
    expect(readdirSync(join(root, folder))).toEqual(['entry.js']);
  });

  it('lists files and folders, and is empty when it does not exist', async () => {
    await put(`${folder}/fonts/a.woff2`);
    await put(`${folder}/entry.js`);
    await put('remotes/energy/1.0.0-beta.1/entry.js');
    expect(await store.list(folder)).toEqual(['entry.js', 'fonts/a.woff2']);
    expect(await store.folders('remotes/energy')).toEqual(['1.0.0', '1.0.0-beta.1']);
    expect(await store.list('remotes/gas/1.0.0')).toEqual([]);
    expect(await store.folders('remotes/gas')).toEqual([]);
  });

  it('knows when a file below a folder was stored last', async () => {
    await put(`${folder}/entry.js`);
    await put(`${folder}/fonts/a.woff2`);
    utimesSync(join(root, folder, 'entry.js'), new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:00:00Z'));
    utimesSync(join(root, folder, 'fonts/a.woff2'), new Date('2026-11-21T10:00:00Z'), new Date('2026-11-21T10:00:00Z'));
    expect(await store.modified(folder)).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(await store.modified('remotes/gas/1.0.0')).toBeNull();
  });

  it('gives a lock to one of several simultaneous commands', async () => {
    const lock = 'remotes/energy/.1.0.0.lock';
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.reserve(lock, text)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('that cannot be written is reported without a stack', async () => {
    writeFileSync(join(root, 'remotes'), 'a file where the folder should be');
    await expect(put(`${folder}/entry.js`)).rejects.toThrow('The store cannot be used: ');
    expect(existsSync(join(root, folder))).toBe(false);
  });
});
