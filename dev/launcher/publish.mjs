import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { ROOT } from './project.mjs';
import { remoteFolders } from '../../build/remotes.mjs';

/**
 * Copies the built remotes and the loader into the store of the assets server, under their versions, and writes the records
 * with which the registry starts.
 */
export async function publish({ dataDir, portalOrigin, root = ROOT, remotes = remoteFolders(root) }) {
  const assets = join(dataDir, 'assets');
  const records = [];
  for (const folder of remotes) records.push(await publishRemote(join(root, folder), assets));
  await publishLoader(join(root, 'embed-snippet'), assets, portalOrigin);
  await writeFile(join(dataDir, 'remotes.json'), `${JSON.stringify(records, null, 2)}\n`);
}

async function publishRemote(folder, assets) {
  const dist = join(folder, 'dist');
  const record = await readJson(join(dist, 'remote.json'));
  await replaceFolder(dist, join(assets, 'remotes', record.name, record.version));
  return record;
}

/** The loader is built once for all installations; publishing writes the origin of this portal into it. */
async function publishLoader(folder, assets, portalOrigin) {
  const { version } = await readJson(join(folder, 'package.json'));
  const built = join(folder, 'dist', 'loader.js');
  if (!existsSync(built)) throw new UserError('embed-snippet/dist/loader.js is missing: its build left none.');
  const loader = (await readFile(built, 'utf8')).replaceAll('__HM_PORTAL_ORIGIN__', portalOrigin);
  for (const folderName of ['v1', `v${version}`]) {
    await rm(join(assets, folderName), { recursive: true, force: true });
    await mkdir(join(assets, folderName), { recursive: true });
    await writeFile(join(assets, folderName, 'loader.js'), loader);
  }
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
