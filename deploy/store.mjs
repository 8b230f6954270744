import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UserError } from './user-error.mjs';

/** The folder of a version in a store. */
export const versionFolder = (store, { name, version }) => join(store, 'remotes', name, version);

/**
 * Copies a build's files to their folder of the store. Files that exist there are kept and must be identical, otherwise it
 * throws a UserError. Returns the number of copied files, and `undo`, which removes them again; a failed copy undoes itself.
 */
export async function copyToStore(target, { record, folder, names }) {
  const missing = [];
  for (const name of names) {
    if (!existsSync(join(target, name))) missing.push(name);
    else if (!(await isSame(join(folder, name), join(target, name)))) throw contentDiffers(record, target, name);
  }
  const undo = async () => {
    for (const name of missing) await rm(join(target, name), { force: true });
    await rmdir(target).catch(() => undefined); // not empty: it contains other files
  };
  try {
    for (const name of missing) await copy(join(folder, name), join(target, name));
  } catch (error) {
    await undo();
    throw new UserError(`The build cannot be copied to the store: ${error.message}`);
  }
  return { copied: missing.length, undo };
}

/** Copies atomically: a partial file would count as different content from then on. */
async function copy(from, to) {
  const temporary = `${to}.part`;
  try {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, temporary);
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function isSame(source, target) {
  const [a, b] = await Promise.all([readFile(source), readFile(target)]);
  return a.equals(b) || (source.endsWith('remote.json') && isDeepStrictEqual(content(a), content(b)));
}

/** The record without its builder and build time. */
function content(text) {
  const { publishedBy: _by, publishedAt: _at, ...record } = JSON.parse(text.toString('utf8'));
  return record;
}

const contentDiffers = ({ name, version }, folder, file) =>
  new UserError(
    `${name} ${version} lies in the store already, with other content: ${join(folder, file)}.\nA published version never changes: give this build a new one.`,
  );
