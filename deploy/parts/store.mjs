import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from './refusal.mjs';

/**
 * Puts a build's files below <store>/remotes/<name>/<version>/. What lies there already stays as it is, and must be the
 * same. The answer tells how many files are new; `undo` takes those away again.
 */
export async function putIntoStore(store, { record, folder, names }) {
  const place = join(store, 'remotes', record.name, record.version);
  const missing = [];
  for (const name of names) {
    if (!existsSync(join(place, name))) missing.push(name);
    else if (!(await isSame(join(folder, name), join(place, name)))) throw otherContent(record, place, name);
  }
  for (const name of missing) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    // Whole or not at all: a torn copy would count as other content for ever.
    await copyFile(join(folder, name), join(place, `${name}.part`));
    await rename(join(place, `${name}.part`), join(place, name));
  }
  return {
    place,
    copied: missing.length,
    undo: async () => {
      for (const name of missing) await rm(join(place, name), { force: true });
      await rmdir(place).catch(() => undefined); // not empty: somebody else's files
    },
  };
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
  new Refusal(
    `${name} ${version} lies in the store already, with other content: ${join(place, file)}.\nA published version never changes: give this build a new one.`,
  );
