import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimedEnd, encodeRecord, type LogEntry, readRecord } from './log-record.js';
import { DamagedLogError, isSystemError, messageOf } from './storage-errors.js';

const MAGIC = Buffer.from('HMDBLOG1');
const NAME = 'data.log';
const MIN_COMPACTION_BYTES = 8 * 1024 * 1024;
const COMPACTION_FACTOR = 4;

export type LogOptions = {
  /** All live data as entries, for compaction. */
  readonly snapshot: () => Iterable<LogEntry>;
  /** Below this size the log is never compacted. */
  readonly minCompactionBytes?: number;
};

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
    sizeOfLiveData: number,
  ) {
    this.compactAt = this.nextCompaction(sizeOfLiveData);
  }

  /** Opens or creates the log and replays it; truncates a torn tail. */
  static async open(folder: string, replay: (entry: LogEntry) => void, options: LogOptions): Promise<LogFile> {
    const path = join(folder, NAME);
    await rm(`${path}.new`, { force: true, recursive: true });
    const content = await readFile(path).catch(missingAsEmpty);
    const sound = content.length < MAGIC.length ? 0 : replayAll(content, replay);
    const handle = await open(path, sound === 0 ? 'w' : 'r+');
    if (sound === 0) await handle.write(MAGIC, 0, MAGIC.length, 0);
    else if (sound < content.length) await handle.truncate(sound);
    await handle.sync();
    await syncFolder(folder);
    const size = Math.max(sound, MAGIC.length);
    return new LogFile(folder, handle, size, options, liveBytes(options));
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
    } finally {
      this.writing = undefined;
    }
  }

  // The snapshot includes the pending batch, which therefore needs no write of its own.
  private async compact(): Promise<void> {
    const records = [...this.options.snapshot()].map((entry) => encodeRecord([entry]));
    const content = Buffer.concat([MAGIC, ...records]);
    const path = join(this.folder, NAME);
    const fresh = await open(`${path}.new`, 'w');
    await writeAll(fresh, content, 0);
    await fresh.sync();
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

function replayAll(content: Buffer, replay: (entry: LogEntry) => void): number {
  if (!content.subarray(0, MAGIC.length).equals(MAGIC))
    throw new DamagedLogError(`${NAME} is not a log of the embedded MongoDB`);
  let offset = MAGIC.length;
  for (let record = readRecord(content, offset); record !== undefined; record = readRecord(content, offset)) {
    for (const entry of record.entries()) replay(entry);
    offset = record.end;
  }
  if (readRecord(content, claimedEnd(content, offset)) !== undefined) {
    throw new DamagedLogError(
      `${NAME} is damaged at byte ${offset}; remove the data folder to start with an empty database`,
    );
  }
  return offset;
}

function liveBytes({ snapshot }: LogOptions): number {
  let bytes = 0;
  for (const entry of snapshot()) bytes += encodeRecord([entry]).length;
  return bytes;
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
