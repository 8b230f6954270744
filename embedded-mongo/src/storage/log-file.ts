import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeRecord, type LogEntry } from './log-record.js';
import { MAGIC, replayLog } from './log-replay.js';
import { isSystemError, messageOf } from './storage-errors.js';

const NAME = 'data.log';
const MIN_COMPACTION_BYTES = 8 * 1024 * 1024;
const COMPACTION_FACTOR = 4;
const MIN_FREE_BYTES = 64 * 1024;

export type LogOptions = {
  /** All live data as entries, for compaction. */
  readonly snapshot: () => Iterable<LogEntry>;
  /** Below this size the log is never compacted. */
  readonly minCompactionBytes?: number;
  /** Called once, when a write to the log has failed and no later one will be attempted. */
  readonly onFailure?: (error: Error) => void;
};

/** The end of a log that was cut because its record was torn. */
export type CutTail = { readonly bytes: number; readonly keptIn: string };

/** An append-only file. An append resolves when it is on disk; concurrent appends share one sync. */
export class LogFile {
  private pending: Uint8Array[] = [];
  private appended = 0;
  private durable = 0;
  private writing: Promise<void> | undefined;
  private failure: Error | undefined;
  private compactAt: number;

  private constructor(
    private readonly folder: string,
    private handle: FileHandle,
    private size: number,
    private readonly options: LogOptions,
    /** What was cut when the log was opened. */
    readonly cut: CutTail | undefined,
  ) {
    this.compactAt = this.nextCompaction(liveBytes(options));
  }

  /** Opens or creates the log and replays it; moves a torn tail to a file beside it. */
  static async open(folder: string, replay: (entry: LogEntry) => void, options: LogOptions): Promise<LogFile> {
    const path = join(folder, NAME);
    await rm(`${path}.new`, { force: true, recursive: true });
    const content = await readFile(path).catch(missingAsEmpty);
    const { end, isOldVersion } = replayLog(path, content, replay);
    const cut = end < content.length ? await keepTail(path, content.subarray(end)) : undefined;
    const handle = await open(path, end === 0 ? 'w' : 'r+');
    try {
      if (end === 0) await handle.write(MAGIC, 0, MAGIC.length, 0);
      else if (cut !== undefined) await handle.truncate(end);
      await handle.sync();
      await syncFolder(folder);
      const log = new LogFile(folder, handle, Math.max(end, MAGIC.length), options, cut);
      if (isOldVersion) await log.compact();
      await assertFreeSpace(path);
      return log;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Resolves when the entries and all earlier ones are on disk. The entries of one call are kept or lost together. */
  append(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length > 0) {
      this.pending.push(encodeRecord(entries));
      this.appended += 1;
    }
    return this.flushed();
  }

  /** Resolves when everything appended so far is on disk. */
  async flushed(): Promise<void> {
    const target = this.appended;
    while (this.failure === undefined && this.durable < target) {
      this.writing ??= this.writeBatch();
      await this.writing;
    }
    if (this.failure !== undefined) throw this.failure;
  }

  /** The error after which the log can no longer be written. */
  get failed(): Error | undefined {
    return this.failure;
  }

  async close(): Promise<void> {
    await this.flushed().finally(() => this.handle.close());
  }

  private async writeBatch(): Promise<void> {
    const batch = Buffer.concat(this.pending);
    const upTo = this.appended;
    this.pending = [];
    try {
      if (this.size + batch.length > this.compactAt) await this.compact();
      else {
        await writeAll(this.handle, batch, this.size);
        await this.handle.datasync();
        this.size += batch.length;
      }
      this.durable = upTo;
    } catch (error) {
      // Memory is ahead of the disk from here on, so nothing more is acknowledged.
      this.failure = new Error(`the log cannot be written: ${messageOf(error)}`, { cause: error });
      // What was written of the batch is not acknowledged, so no torn tail needs to be kept.
      await this.handle.truncate(this.size).catch(() => undefined);
      this.options.onFailure?.(this.failure);
    } finally {
      this.writing = undefined;
    }
  }

  // The snapshot includes the pending batch, which therefore needs no write of its own.
  private async compact(): Promise<void> {
    const records = [...this.options.snapshot()].map((entry) => encodeRecord([entry]));
    const content = Buffer.concat([MAGIC, ...records]);
    const path = join(this.folder, NAME);
    const fresh = await writeNew(`${path}.new`, content, 'w');
    await rename(`${path}.new`, path);
    await syncFolder(this.folder);
    await this.handle.close();
    this.handle = fresh;
    this.size = content.length;
    this.compactAt = this.nextCompaction(content.length);
  }

  private nextCompaction(live: number): number {
    return Math.max(live * COMPACTION_FACTOR, this.options.minCompactionBytes ?? MIN_COMPACTION_BYTES);
  }
}

function liveBytes({ snapshot }: LogOptions): number {
  let bytes = 0;
  for (const entry of snapshot()) bytes += encodeRecord([entry]).length;
  return bytes;
}

/** Copies the torn tail to the first free name beside the log, in case its bytes are needed after all. */
async function keepTail(path: string, tail: Buffer): Promise<CutTail> {
  for (let number = 1; ; number += 1) {
    const keptIn = `${path}.cut-${number}`;
    try {
      const handle = await writeNew(keptIn, tail, 'wx');
      await handle.close();
      return { bytes: tail.length, keptIn };
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
    }
  }
}

/** Throws if the disk is full: otherwise a server that restarts after a failed write would fail again at its first one. */
async function assertFreeSpace(path: string): Promise<void> {
  const probe = `${path}.probe`;
  const handle = await writeNew(probe, Buffer.alloc(MIN_FREE_BYTES), 'w');
  await handle.close();
  await rm(probe);
}

/** Writes a whole file to disk and returns its handle. Leaves no part of a file that does not fit on the disk. */
async function writeNew(path: string, content: Uint8Array, flags: 'w' | 'wx'): Promise<FileHandle> {
  const handle = await open(path, flags);
  try {
    await writeAll(handle, content, 0);
    await handle.sync();
    return handle;
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function writeAll(handle: FileHandle, content: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < content.length;) {
    const { bytesWritten } = await handle.write(content, done, content.length - done, position + done);
    done += bytesWritten;
  }
}

// A rename or a new file is durable only once its folder is synced, which Windows does not support.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function missingAsEmpty(error: unknown): Buffer {
  if (isSystemError(error, 'ENOENT')) return Buffer.alloc(0);
  throw error;
}
