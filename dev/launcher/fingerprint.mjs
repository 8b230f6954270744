import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage', 'test-results']);

/** Tests and documents do not change a build. */
const isInput = (name) =>
  !/\.(spec|examples)\.tsx?$/.test(name) && !name.endsWith('.md') && !name.endsWith('.tsbuildinfo');

/**
 * One hash over the contents of files and folders below `root`; a missing path counts as empty. Hashes contents rather than
 * times, so that a fresh clone and a checkout of an older commit compare alike.
 */
export async function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(join(root, path))) {
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const inputs = entries
    .filter((entry) => !IGNORED.has(entry.name) && (entry.isDirectory() || (entry.isFile() && isInput(entry.name))))
    .map((entry) => join(path, entry.name))
    .toSorted();
  return (await Promise.all(inputs.map((input) => filesBelow(input)))).flat();
}
