import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { runToEnd } from './command.mjs';
import { UserError } from './user-error.mjs';
import { ROOT } from './project.mjs';
import { join } from 'node:path';

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export async function ensureInstalled({ root = ROOT, install = npmCi, log = console.log } = {}) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  const mark = join(root, 'node_modules', '.hm-lock');
  if ((await readIfPresent(mark)) === wanted) return;
  if (!(await isInstalled(root, JSON.parse(lock)))) {
    log('Installing packages (npm ci)');
    await install(root);
  }
  await writeFile(mark, wanted);
}

/**
 * npm records the installed packages in node_modules/.package-lock.json, so a fresh `npm install` need not be repeated.
 * A workspace is installed if its link exists.
 */
async function isInstalled(root, lock) {
  const hidden = await readIfPresent(join(root, 'node_modules', '.package-lock.json'));
  if (hidden === undefined) return false;
  const installed = JSON.parse(hidden).packages ?? {};
  return Object.entries(lock.packages ?? {})
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .every(([path, entry]) => (entry.link ? existsSync(join(root, path)) : installed[path]?.version === entry.version));
}

async function npmCi(root) {
  const { code } = await runToEnd('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
  if (code !== 0) throw new UserError('npm ci failed; see its lines above.');
}

async function readIfPresent(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
