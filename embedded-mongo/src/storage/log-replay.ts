import { crc32 } from 'node:zlib';
import type { KnownLength } from './length-file.js';
import { countRecords, type LogEntry, type LogVersion, readRecord } from './log-record.js';
import { DamagedLogError, restoreHint } from './storage-errors.js';

const MAGIC_BYTES = 8;
const MAGIC = Buffer.from('HMDBLOG3');
const HEADER_BYTES = MAGIC_BYTES + 16;
/** Logs without a header: their first bytes, and how their records are framed. */
const OLD_VERSIONS: ReadonlyMap<string, LogVersion> = new Map([
  ['HMDBLOG1', 1],
  ['HMDBLOG2', 2],
]);

export type ReplayedLog = {
  /** 0 for a log of an old version, or an empty one. */
  readonly generation: number;
  /** Where the last intact record ends. What follows is a torn tail. */
  readonly end: number;
};

/** A whole new log: its header states generation and length, so that it is known to be complete once it has its name. */
export function encodeLog(generation: number, records: readonly Uint8Array[]): Buffer {
  const length = records.reduce((sum, record) => sum + record.length, HEADER_BYTES);
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32LE(generation, 8);
  header.writeBigUInt64LE(BigInt(length), 12);
  header.writeUInt32LE(crc32(header.subarray(0, 20)), 20);
  return Buffer.concat([header, ...records], length);
}

/**
 * Replays a log's records. Throws DamagedLogError if intact records follow a damaged one, and if records are missing that were
 * acknowledged.
 */
export function replayLog(
  path: string,
  content: Buffer,
  known: KnownLength | undefined,
  replay: (entry: LogEntry) => void,
): ReplayedLog {
  const { version, start, generation, least } = readHeader(path, content);
  let end = start;
  for (
    let record = readRecord(content, end, version);
    record !== undefined;
    record = readRecord(content, end, version)
  ) {
    for (const entry of record.entries()) replay(entry);
    end = record.end;
  }
  const lost = countRecords(content, end, version);
  if (lost > 0) {
    throw new DamagedLogError(
      `${path} is damaged at byte ${end}, with ${lost} intact record${lost === 1 ? '' : 's'} after it; ${restoreHint}`,
    );
  }
  assertComplete(path, { generation, end, least }, known);
  return { generation, end };
}

type LogHeader = {
  readonly version: LogVersion;
  readonly start: number;
  readonly generation: number;
  /** The length with which the log began. */
  readonly least: number;
};

function readHeader(path: string, content: Buffer): LogHeader {
  if (content.length < MAGIC_BYTES) return { version: 2, start: 0, generation: 0, least: 0 };
  const old = OLD_VERSIONS.get(content.toString('latin1', 0, MAGIC_BYTES));
  if (old !== undefined) return { version: old, start: MAGIC_BYTES, generation: 0, least: 0 };
  if (!content.subarray(0, MAGIC_BYTES).equals(MAGIC)) {
    throw new DamagedLogError(`${path} is not a log of the embedded MongoDB`);
  }
  if (content.length < HEADER_BYTES || crc32(content.subarray(0, 20)) !== content.readUInt32LE(20)) {
    throw new DamagedLogError(`${path} is damaged in its header; ${restoreHint}`);
  }
  const least = Number(content.readBigUInt64LE(12));
  return { version: 2, start: HEADER_BYTES, generation: content.readUInt32LE(8), least };
}

/**
 * A log that is newer than its length file was compacted just before a crash: its header states the required length.
 * Logs of old versions had no length file.
 */
function assertComplete(
  path: string,
  { generation, end, least }: ReplayedLog & { readonly least: number },
  known: KnownLength | undefined,
): void {
  if (known === undefined && generation > 0) {
    throw new DamagedLogError(`${path}.length is missing, so the log may have been truncated; ${restoreHint}`);
  }
  if (known !== undefined && known.length > 0 && known.generation > generation) {
    throw new DamagedLogError(
      end === 0
        ? `${path} is missing or empty, but ${known.length} bytes of it were acknowledged; ${restoreHint}`
        : `${path} is older than ${path}.length states; ${restoreHint}`,
    );
  }
  const acknowledged = known?.generation === generation ? Math.max(least, known.length) : least;
  if (end < acknowledged) {
    throw new DamagedLogError(
      `${path} is intact up to byte ${end} only, but ${acknowledged} bytes of it were acknowledged; ${restoreHint}`,
    );
  }
}
