import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { openStore, type Store } from '../stores/open-store.mjs';
import { type LocalS3, startLocalS3 } from '../testing/local-s3.mjs';
import { publish, rollback } from './page-files.commands.mjs';

const loader = { packageName: 'embed-snippet' } as const;
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

/** Builds the loader; `text` is in the loader and in its modules. Returns what `publish` needs of the package. */
function aLoader(text: string) {
  for (const name of ['settings', 'dialog', 'behaviour', 'loader'])
    put(`embed-snippet/dist/${name}.js`, `${name} ${text} __HM_PORTAL_ORIGIN__`);
  return { ...loader, folder: join(root, 'embed-snippet'), addresses };
}

/** Builds the host runtime, and the tokens that it loads. */
function aHostRuntime(text: string) {
  put('host-runtime/dist/host-runtime.js', `runtime ${text}`);
  put('host-runtime/src/host-runtime.d.ts', `types ${text}`);
  put('shell/dist/tokens.css', `@font-face{src:url("/font.woff2")}:root{--hm-px:.0625rem;--hm-ink:${text}}`);
  return { packageName: 'host-runtime', folder: join(root, 'host-runtime') } as const;
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe.each([
  ['a folder', () => join(root, 'store')],
  ['a bucket', () => `${s3.location}/${basename(root)}`],
])('the loader in %s', (_, locate) => {
  let store: Store;
  beforeEach(async () => (store = await openStore(locate())));

  const publishVersion = (version: string, text = version, dryRun = false) =>
    publish({ to: locate(), ...aLoader(text), version, dryRun }, log);

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
    await rollback({ to: locate(), ...loader, target: '1.0.0', dryRun: false }, log);
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
    await expect(rollback({ to: locate(), ...loader, target: '1.0.0', dryRun: false }, log)).rejects.toThrow(
      'does not exist',
    );
    expect([await read('v1/loader.js'), await store.list('v1.0.0')]).toEqual([null, []]);
  });
});

it('publishes the host runtime with its types and the tokens, and returns to a version of all three', async () => {
  const to = join(root, 'store');
  const store = await openStore(to);
  const read = async () =>
    Promise.all(
      ['host-runtime.js', 'host-runtime.d.ts', 'tokens.css'].map(async (name) =>
        String(await store.read(`v1/${name}`)),
      ),
    );
  for (const version of ['1.0.0', '1.1.0'])
    await publish({ to, ...aHostRuntime(version), version, dryRun: false }, log);
  expect(await read()).toEqual([
    'runtime 1.1.0',
    'types 1.1.0',
    expect.stringMatching(/^:root,:host\{--hm-px:1px;--hm-ink:1\.1\.0\}/),
  ]);
  await rollback({ to, packageName: 'host-runtime', target: '1.0.0', dryRun: false }, log);
  expect(await read()).toEqual([
    'runtime 1.0.0',
    'types 1.0.0',
    expect.stringMatching(/^:root,:host\{--hm-px:1px;--hm-ink:1\.0\.0\}/),
  ]);
  expect(lines.at(-1)).toBe('Pages return to the host runtime 1.0.0 within five minutes.');
});

it('publishes the React wrapper with its types', async () => {
  put('embed-react/dist/embed-react.js', 'wrapper');
  put('embed-react/src/embed-react.d.ts', 'types');
  const to = join(root, 'store');
  const build = { packageName: 'embed-react', folder: join(root, 'embed-react') } as const;
  await publish({ to, ...build, version: '1.0.0', dryRun: false }, log);
  expect(readdirSync(join(to, 'v1'))).toEqual(readdirSync(join(to, 'v1.0.0')));
  expect(readdirSync(join(to, 'v1'))).toContain('embed-react.d.ts');
});

it('is replaced with each of its variants, so that no client gets the former one', async () => {
  const to = join(root, 'store');
  await publish({ to, ...aLoader('1.0.0'), version: '1.0.0', dryRun: false }, log);
  expect(readdirSync(join(to, 'v1'))).toEqual(['loader.js', 'loader.js.br', 'loader.js.gz']);
});

it('has five minutes of caching in a bucket, and its version a year', async () => {
  const location = `${s3.location}/${basename(root)}`;
  await publish({ to: location, ...aLoader('1.0.0'), version: '1.0.0', dryRun: false }, log);
  const caching = async (path: string) => (await s3.object(`${basename(root)}/${path}`)).metadata['cache-control'];
  expect(await caching('v1/loader.js')).toBe('public, max-age=300');
  expect(await caching('v1.0.0/loader.js')).toBe('public, max-age=31536000, immutable');
});

it('needs a complete build and an exact version', async () => {
  const to = join(root, 'store');
  const missing = publish({ to, ...loader, folder: root, version: '1.0.0', addresses, dryRun: false }, log);
  await expect(missing).rejects.toThrow('Run npm run build first.');
  await expect(rollback({ to, ...loader, target: '../1.0.0', dryRun: false }, log)).rejects.toThrow(
    'The version is missing.',
  );
});
