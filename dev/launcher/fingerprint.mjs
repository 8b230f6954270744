import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PASSED_OVER = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage', 'test-results']);

/** Tests and papers do not change what is built. */
const isInput = (name) =>
  !/\.(spec|examples)\.tsx?$/.test(name) && !name.endsWith('.md') && !name.endsWith('.tsbuildinfo');

/**
 * One hash over the contents of files and folders below `root`; a missing path counts as empty.
 * Contents, not times: a fresh clone and a checkout of an older commit are judged alike.
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
  const wanted = entries
    .filter((entry) => !PASSED_OVER.has(entry.name) && (entry.isDirectory() || (entry.isFile() && isInput(entry.name))))
    .map((entry) => join(path, entry.name))
    .toSorted();
  return (await Promise.all(wanted.map((one) => filesBelow(one)))).flat();
}
