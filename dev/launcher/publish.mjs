import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { UserError } from './user-error.mjs';
import { ROOT } from './project.mjs';
import { remoteFolders } from '../../build/remotes.mjs';
import { lookSheets } from '../../deploy/page-files/host-tokens.mjs';
import { pagePackages } from '../../deploy/page-files/page-packages.mjs';

/**
 * Copies the built remotes, the loader, the React wrapper and the host runtime into the store of the assets server, under their
 * versions, and writes the records with which the registry starts. `addresses` are the portals' addresses, as in the settings;
 * `builds` are the folders of the built remotes; `looks` returns the style sheets of our looks.
 */
export async function publish({ dataDir, addresses, root = ROOT, builds = ourBuilds(root), looks = lookSheets }) {
  const assets = join(dataDir, 'assets');
  const records = [];
  for (const build of builds) records.push(await publishRemote(build, assets));
  for (const name of Object.keys(pagePackages)) await publishPackage(name, { root, assets, addresses, looks });
  await writeFile(join(dataDir, 'remotes.json'), `${JSON.stringify(records, null, 2)}\n`);
}

const ourBuilds = (root) => remoteFolders(root).map((folder) => join(root, folder, 'dist'));

async function publishRemote(build, assets) {
  const record = await readJson(join(build, 'remote.json'));
  await replaceFolder(build, join(assets, 'remotes', record.name, record.version));
  return record;
}

/** Writes the files of a package that pages name, under its version and under v1. */
async function publishPackage(name, { root, assets, ...settings }) {
  const folder = join(root, name);
  const { version } = await readJson(join(folder, 'package.json'));
  const { texts, loaded } = await pagePackages[name].release({ folder, version, ...settings }).catch((error) => {
    throw new UserError(error.message, { cause: error });
  });
  for (const { path, text } of loaded) await writeCompressed(join(assets, path), text);
  for (const [file, text] of Object.entries(texts))
    for (const folderName of ['v1', `v${version}`]) await writeCompressed(join(assets, folderName, file), text);
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
