import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from './user-error.mjs';

/** Folders that this process has locked: after a restart in a container, its own pid in a lock may be a stale one. */
const ownFolders = new Set();

/** The name of the lock in a data folder. */
export const LOCK_FILE = 'launcher.lock';

const pathOf = (dataDir) => join(dataDir, LOCK_FILE);

/**
 * Reserves the data folder for this launcher, before it writes anything there. Takes over the lock of a dead launcher. Throws a
 * UserError while another one uses the folder.
 */
export async function lockFolder(dataDir) {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  if (!(await createLock(folder))) {
    const holder = await assertFolderUnlocked(folder);
    await removeStale(folder, holder);
    if (!(await createLock(folder))) throw inUse(folder, await readHolder(pathOf(folder)));
  }
  ownFolders.add(folder);
  return {
    async release() {
      ownFolders.delete(folder);
      await rm(pathOf(folder), { force: true });
    },
  };
}

/** Throws a UserError while a launcher uses the folder. Returns the dead holder of a stale lock, if any. */
export async function assertFolderUnlocked(dataDir) {
  const folder = resolve(dataDir);
  const holder = await readHolder(pathOf(folder));
  if (holder && isAlive(holder, folder)) throw inUse(folder, holder);
  return holder;
}

const inUse = (folder, holder) =>
  new UserError(
    `Process ${holder?.pid} already runs Home Move on the data folder ${folder}. Stop it with Ctrl-C in its terminal, or set PORT_BASE to other ports, and HM_DATA_DIR to another folder if it is set.`,
  );

async function createLock(folder) {
  try {
    await writeFile(pathOf(folder), `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Renamed before it is removed: if another launcher has taken the lock over meanwhile, its lock is restored. */
async function removeStale(folder, stale) {
  const aside = `${pathOf(folder)}.${process.pid}`;
  await rename(pathOf(folder), aside).catch(() => {});
  const moved = await readHolder(aside);
  if (moved?.pid === stale?.pid && moved?.started === stale?.started) await rm(aside, { force: true });
  else await rename(aside, pathOf(folder));
}

/** Undefined without a lock, or for one that is not readable because its launcher ended while it wrote it. */
async function readHolder(path) {
  const [pid = '', started = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ');
  return /^\d+$/.test(pid) ? { pid: Number(pid), started } : undefined;
}

function isAlive({ pid, started }, folder) {
  if (pid === process.pid) return ownFolders.has(folder);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return startOf(pid) === started;
}

/** Distinguishes a process from a later one with the same pid; empty where /proc is missing. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
