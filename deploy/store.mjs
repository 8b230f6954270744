import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { headersOf } from './stores/file-headers.mjs';
import { withLock } from './lock.mjs';
import { UserError } from './user-error.mjs';

const folderOf = (name) => `remotes/${name}`;

/** The folder of a version in a store. */
export const versionFolder = ({ name, version }) => `${folderOf(name)}/${version}`;

/**
 * Copies a build's files to the folder of its version in a store. Files that exist there are kept and must be identical,
 * otherwise it throws a UserError. Returns the number of copied files, and `undo`, which removes them again; a failed copy
 * undoes itself. Needs the lock of the version.
 */
export async function copyToStore(store, build) {
  const target = versionFolder(build.record);
  const present = await store.list(target);
  const files = filesFor(store, build.names);
  const missing = [];
  for (const file of files) {
    if (!present.includes(file.name)) missing.push(file);
    else if (!(await isSame(store, build, file))) throw contentDiffers(store, build.record, file);
  }
  const added = [];
  const undo = async () => {
    for (const { name } of added) await store.remove(`${target}/${name}`);
    if ((await store.list(target)).length === 0) await store.removeFolder(target);
  };
  try {
    for (const file of missing) {
      const content = await readFile(join(build.folder, file.source));
      // Listed before the request: without a response, the file may have been stored.
      added.push(file);
      const isNew = await store.put(`${target}/${file.name}`, content, headersOf(file.name, file.encoding));
      if (!isNew && !(await isSame(store, build, file))) {
        added.pop();
        throw contentDiffers(store, build.record, file);
      }
    }
  } catch (error) {
    const remains = await undo().then(
      () => '',
      () => '\nSome of its files remain there. Repeat the command to complete or remove them.',
    );
    throw new UserError(`The build cannot be copied to the store: ${error.message}${remains}`);
  }
  return { copied: missing.length, undo };
}

/** The versions of a remote that have files in a store. */
export const storedVersions = (store, name) => store.folders(folderOf(name));

/**
 * Removes the files of a version from a store. Waits for a command that works on the version. The registry must have stopped
 * resolving the version: browsers that still load it get no more files.
 */
export async function removeVersion(store, version, log) {
  const folder = versionFolder(version);
  await withLock(store, folder, () => store.removeFolder(folder), log);
}

/**
 * The files to store: name there, name in the build, encoding. A store that keeps headers gets one representation of each file,
 * brotli if the build has it, which every supported browser accepts.
 */
function filesFor(store, names) {
  if (!store.keepsHeaders) return names.map((name) => ({ name, source: name }));
  const variants = new Set(names.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  return names
    .filter((name) => !variants.has(name))
    .map((name) =>
      names.includes(`${name}.br`) ? { name, source: `${name}.br`, encoding: 'br' } : { name, source: name },
    );
}

/** Compares decoded contents: another version of Node may compress the same file differently. */
async function isSame(store, { record, recordFile, folder }, { name }) {
  const [built, stored] = await Promise.all([
    readFile(join(folder, name)),
    store.read(`${versionFolder(record)}/${name}`),
  ]);
  if (stored === null) return false;
  return built.equals(stored) || (name === recordFile && isDeepStrictEqual(content(built), content(stored)));
}

/** The record without what another build of the same files may change. */
function content(text) {
  const {
    publishedBy: _by,
    publishedAt: _at,
    commit: _commit,
    builder: _builder,
    sizes: _sizes,
    ...record
  } = JSON.parse(text.toString('utf8'));
  return record;
}

const contentDiffers = (store, record, { name: file }) =>
  new UserError(
    `${record.name} ${record.version} is already in the store with other content: ${store.address(`${versionFolder(record)}/${file}`)}.\nA published version never changes: give this build a new one.`,
  );
