import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { importApi } from './api-modules.mjs';
import { UserError } from './user-error.mjs';
import { ROOT } from './project.mjs';
import { remoteFolders } from '../../build/remotes.mjs';

/**
 * Copies the built remotes, the loader and the host runtime into the store of the assets server, under their versions, and writes
 * the records with which the registry starts. `addresses` are the portals' addresses, as in the settings; `looks` returns the
 * style sheets of our looks.
 */
export async function publish({ dataDir, addresses, root = ROOT, remotes = remoteFolders(root), looks = ourLooks }) {
  const assets = join(dataDir, 'assets');
  const records = [];
  for (const folder of remotes) records.push(await publishRemote(join(root, folder), assets));
  await publishLoader(join(root, 'embed-snippet'), assets, addresses);
  await publishHostRuntime(join(root, 'host-runtime'), assets);
  await publishTokens(join(root, 'shell'), assets, await looks());
  await writeFile(join(dataDir, 'remotes.json'), `${JSON.stringify(records, null, 2)}\n`);
}

async function publishRemote(folder, assets) {
  const dist = join(folder, 'dist');
  const record = await readJson(join(dist, 'remote.json'));
  await replaceFolder(dist, join(assets, 'remotes', record.name, record.version));
  return record;
}

/** The modules that the loader imports, with the placeholders of their addresses in it. */
const loaderModules = { behaviour: '__HM_BEHAVIOUR__', dialog: '__HM_DIALOG__' };

/**
 * The loader is built once for all installations; publishing writes the origins of this portal into it, and the addresses and
 * hashes of the modules that it imports. They have a hash in their names and stay: pages may hold an earlier loader for five
 * minutes.
 */
async function publishLoader(folder, assets, { portal, telephony, adminPortal }) {
  const { version } = await readJson(join(folder, 'package.json'));
  const read = async (name) => {
    const built = join(folder, 'dist', name);
    if (!existsSync(built)) throw new UserError(`embed-snippet/dist/${name} is missing: its build left none.`);
    return (await readFile(built, 'utf8'))
      .replaceAll('__HM_PORTAL_ORIGIN__', portal)
      .replaceAll('__HM_TELEPHONY_ORIGIN__', telephony)
      .replaceAll('__HM_ADMIN_ORIGIN__', new URL(adminPortal).origin);
  };
  let loader = await read('loader.js');
  for (const [name, placeholder] of Object.entries(loaderModules)) {
    const text = await read(`${name}.js`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `v${version}/${name}.${hash}.js`;
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    loader = loader
      .replaceAll(placeholder, `../${address}`)
      .replaceAll(placeholder.replace(/__$/, '_INTEGRITY__'), integrity);
    await writeCompressed(join(assets, address), text);
  }
  for (const folderName of ['v1', `v${version}`]) await writeCompressed(join(assets, folderName, 'loader.js'), loader);
}

/** The package for CRMs that mount the panel in their own pages, with its types. It names no origin, so publishing does not change it. */
async function publishHostRuntime(folder, assets) {
  const { version } = await readJson(join(folder, 'package.json'));
  for (const file of ['dist/host-runtime.js', 'src/host-runtime.d.ts']) {
    if (!existsSync(join(folder, file))) throw new UserError(`host-runtime/${file} is missing: its build left none.`);
    const text = await readFile(join(folder, file), 'utf8');
    for (const name of ['v1', `v${version}`]) await writeCompressed(join(assets, name, basename(file)), text);
  }
}

/** The style sheets of our looks, each for the elements whose `data-brand` is the name of the look. */
async function ourLooks() {
  const [{ demoThemes }, { themeSheet }] = await Promise.all([importApi('demoThemes'), importApi('themeSheet')]);
  return Object.entries(demoThemes)
    .map(([name, look]) => themeSheet(look, `[data-brand="${name}"]`))
    .join('');
}

/**
 * The tokens with our looks, for hosts that mount a remote in their pages: also for the shadow root that contains them, and without
 * the fonts of our pages.
 */
async function publishTokens(folder, assets, looks) {
  const tokens = await readFile(join(folder, 'dist', 'tokens.css'), 'utf8');
  const loaded = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  const shared = tokens.replace(loaded, '').replaceAll(':root', ':root,:host');
  await writeCompressed(join(assets, 'v1', 'tokens.css'), shared + looks);
}

/** Writes a text, and next to it the variants for clients that accept brotli or gzip. */
async function writeCompressed(file, text) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
}

async function replaceFolder(from, to) {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error.message}`);
  }
}
