import { brotliCompressSync } from 'node:zlib';
import { type LocalS3, type LocalS3Options, startLocalS3 } from '../testing/local-s3.mjs';
import { headersOf } from './file-headers.mjs';
import { openStore, type Store } from './open-store.mjs';

const folder = 'remotes/energy/1.0.0';
const ambient = { ...process.env };

let s3: LocalS3;
let store: Store;

async function start(options?: LocalS3Options): Promise<void> {
  s3 = await startLocalS3(options);
  Object.assign(process.env, s3.env);
  store = await openStore(s3.location);
}

afterEach(async () => {
  await s3.close();
  process.env = { ...ambient };
});

describe('a file in a bucket', () => {
  beforeEach(() => start());

  it('has its headers as metadata, and is read decoded', async () => {
    const packed = brotliCompressSync('run()');
    expect(await store.put(`${folder}/entry.js`, packed, headersOf('entry.js', 'br'))).toBe(true);
    const { content, metadata } = await s3.object(`${folder}/entry.js`);
    expect(content.equals(packed)).toBe(true);
    expect(metadata).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect((await store.read(`${folder}/entry.js`))?.toString()).toBe('run()');
  });

  it('is never overwritten', async () => {
    await store.put(`${folder}/remote.json`, Buffer.from('{}'), headersOf('remote.json'));
    expect(await store.put(`${folder}/remote.json`, Buffer.from('[]'), headersOf('remote.json'))).toBe(false);
    expect((await store.read(`${folder}/remote.json`))?.toString()).toBe('{}');
  });

  it('is null when it does not exist', async () => {
    expect(await store.read(`${folder}/gone.js`)).toBeNull();
  });

  it('that is not what its encoding claims is reported by its address', async () => {
    await store.put(`${folder}/entry.js`, Buffer.from('run()'), headersOf('entry.js', 'br'));
    await expect(store.read(`${folder}/entry.js`)).rejects.toThrow(
      `${s3.location}/${folder}/entry.js is not the br that its Content-Encoding claims.`,
    );
  });
});

describe('a bucket', () => {
  beforeEach(() => start());

  it('lists the files and folders below a folder, without the folders whose names begin the same', async () => {
    for (const path of ['1.0.0/entry.js', '1.0.0/fonts/a.woff2', '1.0.0-beta.1/entry.js']) {
      await store.put(`remotes/energy/${path}`, Buffer.from(path), headersOf(path));
    }
    expect(await store.list(folder)).toEqual(['entry.js', 'fonts/a.woff2']);
    expect(await store.folders('remotes/energy')).toEqual(['1.0.0', '1.0.0-beta.1']);
  });

  it('knows when a file below a folder was stored last', async () => {
    const before = Date.now();
    await store.put(`${folder}/entry.js`, Buffer.from('run()'), headersOf('entry.js'));
    const modified = (await store.modified(folder))?.getTime() ?? 0;
    // Buckets keep whole seconds.
    expect(modified).toBeGreaterThanOrEqual(before - 1000);
    expect(modified).toBeLessThanOrEqual(Date.now());
    expect(await store.modified('remotes/energy/9.9.9')).toBeNull();
  });

  it('removes a folder and nothing else', async () => {
    for (const path of ['1.0.0/entry.js', '1.0.0/app.js', '1.0.0-beta.1/entry.js']) {
      await store.put(`remotes/energy/${path}`, Buffer.from(path), headersOf(path));
    }
    await store.removeFolder(folder);
    expect(await s3.keys()).toEqual(['remotes/energy/1.0.0-beta.1/entry.js']);
  });

  it('gives a lock to one of several simultaneous commands', async () => {
    const lock = 'remotes/energy/.1.0.0.lock';
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.reserve(lock, text)));
    expect(results.filter(Boolean)).toHaveLength(1);
    await store.remove(lock);
    expect(await store.reserve(lock, 'e')).toBe(true);
  });

  it('gets a CORS rule for pages of any origin once, and none in a dry run', async () => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    await store.prepare({ isDryRun: true }, log);
    await store.prepare({ isDryRun: false }, log);
    await store.prepare({ isDryRun: false }, log);
    expect(lines).toEqual([
      's3://assets lacks a CORS rule for pages of any origin; publishing would add it',
      's3://assets has a CORS rule for pages of any origin now',
    ]);
  });
});

describe('a bucket that cannot be used', () => {
  it('is one of a service that ignores conditional requests', async () => {
    await start({ hasConditionalPuts: false });
    await expect(store.reserve('remotes/energy/.1.0.0.lock', 'a')).rejects.toThrow(
      'The service of s3://assets ignores conditional requests (If-None-Match)',
    );
    expect(await s3.keys()).toEqual([]);
  });

  it('is one that does not exist', async () => {
    await start();
    const other = await openStore('s3://elsewhere');
    await expect(other.list(folder)).rejects.toThrow('s3://elsewhere cannot be used: NoSuchBucket: ');
  });

  it('is one that does not know the key', async () => {
    await start();
    process.env['AWS_ACCESS_KEY_ID'] = 'unknown';
    const locked = await openStore(s3.location);
    await expect(locked.list(folder)).rejects.toThrow('s3://assets cannot be used: InvalidAccessKeyId: ');
  });

  it('is one without a name', async () => {
    await start();
    await expect(openStore('s3://')).rejects.toThrow('--to must name a bucket, for example s3://assets');
  });
});
