import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSystemError } from './system-error.js';

/** Thrown when another live process has the data folder open. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(`the data folder ${folder} is in use by the embedded MongoDB of process ${pid}`);
  }
}

// Folders that this process has open: its own pid in a lock file says nothing after a restart in a container.
const ownFolders = new Set<string>();

/** One server a data folder. The lock of a process that has died is taken over. */
export class LockFile {
  private constructor(
    private readonly folder: string,
    private readonly path: string,
  ) {}

  static take(dataDir: string): LockFile {
    const folder = resolve(dataDir);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'lock');
    if (!tryCreate(path)) {
      const holder = readHolder(path);
      if (holder !== undefined && isAlive(holder, folder)) throw new FolderLockedError(dataDir, holder.pid);
      removeStale(path, holder);
      if (!tryCreate(path)) throw new FolderLockedError(dataDir, readHolder(path)?.pid ?? 0);
    }
    ownFolders.add(folder);
    return new LockFile(folder, path);
  }

  release(): void {
    rmSync(this.path, { force: true });
    ownFolders.delete(this.folder);
  }
}

type Holder = { readonly pid: number; readonly started: string };

function tryCreate(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

// Moved away before it is removed: if meanwhile another process has taken the lock over, its lock goes back.
function removeStale(path: string, stale: Holder | undefined): void {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  const moved = readHolder(aside);
  if (moved?.pid === stale?.pid && moved?.started === stale?.started) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

function readHolder(path: string): Holder | undefined {
  const [pid = '', started = ''] = readFileSync(path, 'utf8').trim().split(' ');
  return /^\d+$/.test(pid) ? { pid: Number(pid), started } : undefined;
}

function isAlive({ pid, started }: Holder, folder: string): boolean {
  if (pid === process.pid) return ownFolders.has(folder);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
  return startOf(pid) === started;
}

// Tells a process from a later one with the same pid, where the system says when a process started.
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
