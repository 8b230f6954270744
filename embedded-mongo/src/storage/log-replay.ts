import { countRecords, type LogEntry, type LogVersion, readRecord } from './log-record.js';
import { DamagedLogError } from './storage-errors.js';

const MAGIC_BYTES = 8;
const VERSIONS: ReadonlyMap<string, LogVersion> = new Map([
  ['HMDBLOG1', 1],
  ['HMDBLOG2', 2],
]);

/** The first bytes of every log that is written today. */
export const MAGIC = Buffer.from('HMDBLOG2');

export type ReplayedLog = {
  readonly isOldVersion: boolean;
  /** Where the last intact record ends. What follows is a torn tail. */
  readonly end: number;
};

/** Replays a log's records. Throws DamagedLogError if intact records follow a damaged one. */
export function replayLog(path: string, content: Buffer, replay: (entry: LogEntry) => void): ReplayedLog {
  if (content.length < MAGIC_BYTES) return { isOldVersion: false, end: 0 };
  const version = VERSIONS.get(content.toString('latin1', 0, MAGIC_BYTES));
  if (version === undefined) throw new DamagedLogError(`${path} is not a log of the embedded MongoDB`);
  let end = MAGIC_BYTES;
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
      `${path} is damaged at byte ${end}, with ${lost} intact record${lost === 1 ? '' : 's'} after it; restore the data folder from a copy, or remove it to start with an empty database`,
    );
  }
  return { isOldVersion: version === 1, end };
}
