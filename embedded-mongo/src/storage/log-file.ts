import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readIfExists, syncFolder, writeAll, writeNew } from './durable-file.js';
import { LengthFile } from './length-file.js';
import { encodeRecord, type LogEntry } from './log-record.js';
import { encodeLog, replayLog } from './log-replay.js';
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
    private readonly path: string,
    private current: OpenLog,
    private readonly length: LengthFile,
    private readonly options: LogOptions,
    /** The tail that was cut when the log was opened. */
    readonly cut: CutTail | undefined,
  ) {
    this.compactAt = this.nextCompaction(liveBytes(options));
  }

  /**
   * Opens or creates the log and replays it; moves a torn tail to a file next to it. Throws DamagedLogError if
   * acknowledged records are damaged or missing, and then changes nothing.
   */
  static async open(folder: string, replay: (entry: LogEntry) => void, options: LogOptions): Promise<LogFile> {
    const path = join(folder, NAME);
    const known = await LengthFile.read(`${path}.length`);
    const content = (await readIfExists(path)) ?? Buffer.alloc(0);
    const { end, generation } = replayLog(path, content, known, replay);
    await rm(`${path}.new`, { force: true, recursive: true });
    const cut = end < content.length ? await keepTail(path, content.subarray(end)) : undefined;
    // Before the log, because a log of this version does not open without a length file.
    const length = await LengthFile.open(`${path}.length`, known);
    let current: OpenLog | undefined;
    try {
      current =
        generation === 0 ? await replaceLog(path, 1, options) : await reopenLog(path, { generation, end, content });
      await recordLength(length, current);
      await assertFreeSpace(path);
      return new LogFile(path, current, length, options, cut);
    } catch (error) {
      await current?.handle.close();
      await length.close();
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
    await this.flushed().finally(async () => {
      await this.current.handle.close();
      await this.length.sync();
      await this.length.close();
    });
  }

  private async writeBatch(): Promise<void> {
    const batch = Buffer.concat(this.pending);
    const upTo = this.appended;
    this.pending = [];
    try {
      if (this.current.size + batch.length > this.compactAt) await this.compact();
      else await this.write(batch);
      this.durable = upTo;
    } catch (error) {
      // Memory is ahead of the disk from here on, so nothing more is acknowledged.
      this.failure = new Error(`the log cannot be written: ${messageOf(error)}`, { cause: error });
      // The written part of the batch is not acknowledged, so no torn tail needs to be kept.
      await this.current.handle.truncate(this.current.size).catch(() => undefined);
      this.options.onFailure?.(this.failure);
    } finally {
      this.writing = undefined;
    }
  }

  private async write(batch: Uint8Array): Promise<void> {
    const { handle, size, generation } = this.current;
    await writeAll(handle, batch, size);
    await handle.datasync();
    this.current = { handle, generation, size: size + batch.length };
    await this.length.set({ generation, length: this.current.size });
  }

  // The snapshot includes the pending batch, which therefore needs no separate write.
  private async compact(): Promise<void> {
    const before = this.current;
    this.current = await replaceLog(this.path, before.generation + 1, this.options);
    await before.handle.close();
    this.compactAt = this.nextCompaction(this.current.size);
    await recordLength(this.length, this.current);
  }

  private nextCompaction(live: number): number {
    return Math.max(live * COMPACTION_FACTOR, this.options.minCompactionBytes ?? MIN_COMPACTION_BYTES);
  }
}

type OpenLog = { readonly handle: FileHandle; readonly size: number; readonly generation: number };

/** Writes all live data to a new log, which replaces the one before by a rename. */
async function replaceLog(path: string, generation: number, { snapshot }: LogOptions): Promise<OpenLog> {
  const content = encodeLog(
    generation,
    [...snapshot()].map((entry) => encodeRecord([entry])),
  );
  const handle = await writeNew(`${path}.new`, content, 'w');
  try {
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { handle, size: content.length, generation };
}

async function reopenLog(
  path: string,
  { generation, end, content }: { readonly generation: number; readonly end: number; readonly content: Buffer },
): Promise<OpenLog> {
  const handle = await open(path, 'r+');
  try {
    if (end < content.length) await handle.truncate(end);
    await handle.sync();
    return { handle, size: end, generation };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function recordLength(file: LengthFile, { generation, size }: OpenLog): Promise<void> {
  await file.set({ generation, length: size });
  await file.sync();
}

function liveBytes({ snapshot }: LogOptions): number {
  let bytes = 0;
  for (const entry of snapshot()) bytes += encodeRecord([entry]).length;
  return bytes;
}

/** Copies the torn tail to the first free name next to the log, in case its bytes are needed after all. */
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
