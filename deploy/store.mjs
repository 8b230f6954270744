import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UserError } from './user-error.mjs';

/** Where a version lies in a store. */
export const placeOf = (store, { name, version }) => join(store, 'remotes', name, version);

/**
 * Puts a build's files to their place. What lies there already stays as it is, and must be the same. The answer tells how
 * many files are new; `undo` takes those away again, as happens by itself when one of them cannot be copied.
 */
export async function putIntoStore(place, { record, folder, names }) {
  const missing = [];
  for (const name of names) {
    if (!existsSync(join(place, name))) missing.push(name);
    else if (!(await isSame(join(folder, name), join(place, name)))) throw otherContent(record, place, name);
  }
  const undo = async () => {
    for (const name of missing) await rm(join(place, name), { force: true });
    await rmdir(place).catch(() => undefined); // not empty: somebody else's files
  };
  try {
    for (const name of missing) await copy(join(folder, name), join(place, name));
  } catch (error) {
    await undo();
    throw new UserError(`The build cannot be copied to the store: ${error.message}`);
  }
  return { copied: missing.length, undo };
}

/** Whole or not at all: a torn copy would count as other content for ever. */
async function copy(from, to) {
  const part = `${to}.part`;
  try {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function isSame(one, other) {
  const [a, b] = await Promise.all([readFile(one), readFile(other)]);
  return a.equals(b) || (one.endsWith('remote.json') && isDeepStrictEqual(content(a), content(b)));
}

/** The record without who built it and when. */
function content(text) {
  const { publishedBy: _by, publishedAt: _at, ...record } = JSON.parse(text.toString('utf8'));
  return record;
}

const otherContent = ({ name, version }, place, file) =>
  new UserError(
    `${name} ${version} lies in the store already, with other content: ${join(place, file)}.\nA published version never changes: give this build a new one.`,
  );
