import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { importApi } from './api-modules.mjs';
import { UserError } from './user-error.mjs';
import { ROOT } from './project.mjs';
import { remoteFolders } from '../../build/remotes.mjs';
import { loaderFiles } from '../../deploy/loader/loader-files.mjs';

/**
 * Copies the built remotes, the loader, the React wrapper and the host runtime into the store of the assets server, under their
 * versions, and writes the records with which the registry starts. `addresses` are the portals' addresses, as in the settings;
 * `looks` returns the style sheets of our looks.
 */
export async function publish({ dataDir, addresses, root = ROOT, remotes = remoteFolders(root), looks = ourLooks }) {
  const assets = join(dataDir, 'assets');
  const records = [];
  for (const folder of remotes) records.push(await publishRemote(join(root, folder), assets));
  await publishLoader(join(root, 'embed-snippet'), assets, addresses);
  for (const name of ['embed-react', 'host-runtime']) await publishPackage(name, root, assets);
  await publishTokens(join(root, 'shell'), assets, await looks());
  await writeFile(join(dataDir, 'remotes.json'), `${JSON.stringify(records, null, 2)}\n`);
}

async function publishRemote(folder, assets) {
  const dist = join(folder, 'dist');
  const record = await readJson(join(dist, 'remote.json'));
  await replaceFolder(dist, join(assets, 'remotes', record.name, record.version));
  return record;
}

/** Writes the loader with the addresses of this portal under its version, and under v1. */
async function publishLoader(folder, assets, addresses) {
  const { version } = await readJson(join(folder, 'package.json'));
  const read = async (name) => {
    const built = join(folder, 'dist', name);
    if (!existsSync(built)) throw new UserError(`embed-snippet/dist/${name} is missing: its build left none.`);
    return readFile(built, 'utf8');
  };
  const { loader, modules } = await loaderFiles(version, addresses, read);
  for (const { path, text } of modules) await writeCompressed(join(assets, path), text);
  for (const folderName of ['v1', `v${version}`]) await writeCompressed(join(assets, folderName, 'loader.js'), loader);
}

/** Copies the module and the types of a package for partners. They contain no origin, so publishing does not change them. */
async function publishPackage(name, root, assets) {
  const folder = join(root, name);
  const { version } = await readJson(join(folder, 'package.json'));
  for (const file of [`dist/${name}.js`, `src/${name}.d.ts`]) {
    if (!existsSync(join(folder, file))) throw new UserError(`${name}/${file} is missing: its build left none.`);
    const text = await readFile(join(folder, file), 'utf8');
    for (const folderName of ['v1', `v${version}`])
      await writeCompressed(join(assets, folderName, basename(file)), text);
  }
}

/** The style sheets of our looks, each for the elements whose `data-brand` is the name of the look. */
async function ourLooks() {
  const [{ demoThemes }, { themeSheet }] = await Promise.all([importApi('demoThemes'), import('@home-move/contract')]);
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
