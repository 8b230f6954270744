import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';

const folderOf = (dataDir) => join(dataDir, 'assets', 'remotes');

/** Removes the files of every version of a remote and of the shell in the store. */
export async function removeAllVersions(dataDir) {
  await rm(folderOf(dataDir), { recursive: true, force: true });
}

/** Removes the files of published versions and shells, except versions that the running system lists. */
export async function removePublishedVersions(dataDir) {
  const listed = await listedVersions(dataDir);
  for (const name of await namesIn(folderOf(dataDir))) {
    for (const version of await namesIn(join(folderOf(dataDir), name))) {
      if (!listed.has(`${name}/${version}`)) {
        await rm(join(folderOf(dataDir), name, version), { recursive: true, force: true });
      }
    }
  }
}

async function listedVersions(dataDir) {
  const file = join(dataDir, 'remotes.json');
  try {
    return new Set(JSON.parse(await readFile(file, 'utf8')).map(({ name, version }) => `${name}/${version}`));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error.message}`);
  }
}

async function namesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
