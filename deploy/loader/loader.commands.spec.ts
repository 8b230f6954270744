import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openStore, type Store } from '../stores/open-store.mjs';
import { type LocalS3, startLocalS3 } from '../testing/local-s3.mjs';
import { publish, rollback } from './loader.commands.mjs';

const ambient = { ...process.env };
const addresses = {
  portal: 'https://portal.example',
  telephony: 'https://telephony.example',
  adminPortal: 'https://crm.example/records',
};

let s3: LocalS3;
let root: string;
let lines: string[];
beforeAll(async () => {
  s3 = await startLocalS3();
  Object.assign(process.env, s3.env);
});
afterAll(async () => {
  await s3.close();
  process.env = { ...ambient };
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hm-loader-'));
  lines = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const log = (line: string) => void lines.push(line);

/** Builds the loader; `text` is in the loader and in its first module. */
function aBuild(text: string): string {
  const build = join(root, 'dist');
  mkdirSync(build, { recursive: true });
  for (const name of ['settings', 'dialog', 'behaviour', 'loader'])
    writeFileSync(join(build, `${name}.js`), `${name} ${text} __HM_PORTAL_ORIGIN__`);
  return build;
}

describe.each([
  ['a folder', () => join(root, 'store')],
  ['a bucket', () => `${s3.location}/${basename(root)}`],
])('the loader in %s', (_, locate) => {
  let store: Store;
  beforeEach(async () => (store = await openStore(locate())));

  const publishVersion = (version: string, text = version, dryRun = false) =>
    publish({ to: locate(), build: aBuild(text), version, addresses, dryRun }, log);

  const read = async (path: string) => (await store.read(path))?.toString() ?? null;

  it('is under its version and at the address that pages name, with the origin of the portal', async () => {
    await publishVersion('1.0.0');
    expect(await read('v1/loader.js')).toBe('loader 1.0.0 https://portal.example');
    expect(await read('v1.0.0/loader.js')).toBe('loader 1.0.0 https://portal.example');
    const modules = (await store.list('v1.0.0')).filter((name) =>
      /^(behaviour|dialog|settings)\.\w{8}\.js$/.test(name),
    );
    expect(modules).toHaveLength(3);
    expect(lines.at(-1)).toContain('The loader 1.0.0 is at');
  });

  it('returns to a published version, and forward again', async () => {
    await publishVersion('1.0.0');
    await publishVersion('1.1.0');
    await rollback({ to: locate(), target: '1.0.0', dryRun: false }, log);
    expect(await read('v1/loader.js')).toBe('loader 1.0.0 https://portal.example');
    expect(await read('v1.1.0/loader.js')).toBe('loader 1.1.0 https://portal.example');
    await publishVersion('1.1.0');
    expect(await read('v1/loader.js')).toBe('loader 1.1.0 https://portal.example');
  });

  it('keeps the content of a published version, and stores nothing of another build', async () => {
    await publishVersion('1.0.0');
    const before = await store.list('v1.0.0');
    await expect(publishVersion('1.0.0', 'changed')).rejects.toThrow('A published version never changes');
    expect(await read('v1/loader.js')).toBe('loader 1.0.0 https://portal.example');
    expect(await store.list('v1.0.0')).toEqual(before);
  });

  it('changes nothing in a dry run', async () => {
    await publishVersion('1.0.0', '1.0.0', true);
    await expect(rollback({ to: locate(), target: '1.0.0', dryRun: false }, log)).rejects.toThrow('does not exist');
    expect([await read('v1/loader.js'), await store.list('v1.0.0')]).toEqual([null, []]);
  });
});

it('is replaced with each of its variants, so that no client gets the former one', async () => {
  const to = join(root, 'store');
  await publish({ to, build: aBuild('1.0.0'), version: '1.0.0', addresses, dryRun: false }, log);
  expect(readdirSync(join(to, 'v1'))).toEqual(['loader.js', 'loader.js.br', 'loader.js.gz']);
});

it('has five minutes of caching in a bucket, and its version a year', async () => {
  const location = `${s3.location}/${basename(root)}`;
  await publish({ to: location, build: aBuild('1.0.0'), version: '1.0.0', addresses, dryRun: false }, log);
  const caching = async (path: string) => (await s3.object(`${basename(root)}/${path}`)).metadata['cache-control'];
  expect(await caching('v1/loader.js')).toBe('public, max-age=300');
  expect(await caching('v1.0.0/loader.js')).toBe('public, max-age=31536000, immutable');
});

it('needs a complete build and an exact version', async () => {
  const to = join(root, 'store');
  const missing = publish({ to, build: join(root, 'none'), version: '1.0.0', addresses, dryRun: false }, log);
  await expect(missing).rejects.toThrow('Build the loader first.');
  await expect(rollback({ to, target: '../1.0.0', dryRun: false }, log)).rejects.toThrow('The version is missing.');
});
