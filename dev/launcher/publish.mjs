import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { ROOT } from './project.mjs';
import { remoteFolders } from '../../build/remotes.mjs';

/**
 * Puts the built remotes and the loader where the assets server finds them, under their versions,
 * and writes the records that the registry starts with.
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
  await copyAfresh(dist, join(assets, 'remotes', record.name, record.version));
  return record;
}

/** The loader is built once for every installation: publishing writes this one's portal into it. */
async function publishLoader(folder, assets, portalOrigin) {
  const { version } = await readJson(join(folder, 'package.json'));
  const built = join(folder, 'dist', 'loader.js');
  if (!existsSync(built)) throw new UserError('embed-snippet/dist/loader.js is missing: its build left none.');
  const loader = (await readFile(built, 'utf8')).replaceAll('__HM_PORTAL_ORIGIN__', portalOrigin);
  for (const place of ['v1', `v${version}`]) {
    await rm(join(assets, place), { recursive: true, force: true });
    await mkdir(join(assets, place), { recursive: true });
    await writeFile(join(assets, place, 'loader.js'), loader);
  }
}

async function copyAfresh(from, to) {
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
