import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderLockedError, isSystemError } from './storage-errors.js';

// Folders that this process has open: after a restart in a container, its own pid in a lock file may be a stale one.
const ownFolders = new Set<string>();

/** Allows one server per data folder. Takes over the lock of a dead process. */
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
    // On a full disk the file exists, but without the holder's pid.
    rmSync(path, { force: true });
    throw error;
  }
}

// Renamed before it is removed: if another process has taken the lock over meanwhile, its lock is restored.
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

// The start time distinguishes a process from a later one with the same pid; empty if /proc is missing.
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
