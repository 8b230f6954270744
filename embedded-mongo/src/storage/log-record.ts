import { crc32 } from 'node:zlib';
import { decodeDoc, encodeDoc } from '../bson/codec.js';
import type { Doc } from '../bson/value.js';

/** One change of the stored data. A record contains the changes of one commit and is replayed completely or not at all. */
export type LogEntry =
  | { readonly op: 'put'; readonly ns: string; readonly doc: Doc }
  | { readonly op: 'remove'; readonly ns: string; readonly id: Doc }
  | { readonly op: 'createCollection' | 'dropCollection'; readonly ns: string }
  | { readonly op: 'createIndex'; readonly ns: string; readonly spec: Doc }
  | { readonly op: 'dropIndex'; readonly ns: string; readonly name: string }
  | {
      readonly op: 'answer';
      readonly session: string;
      readonly number: number;
      readonly at: Date;
      readonly reply: Doc;
    };

const HEADER_BYTES = 8;

/** Length, CRC-32, then the entries as BSON documents one after another. */
export function encodeRecord(entries: readonly LogEntry[]): Uint8Array {
  const body = Buffer.concat(entries.map((entry) => encodeDoc(entry)));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([header, body]);
}

/** The record at an offset and where it ends, or `undefined` if it is torn or damaged. */
export function readRecord(
  file: Buffer,
  offset: number,
): { readonly entries: () => LogEntry[]; readonly end: number } | undefined {
  if (offset + HEADER_BYTES > file.length) return undefined;
  const start = offset + HEADER_BYTES;
  const end = start + file.readUInt32LE(offset);
  if (end === start || end > file.length) return undefined;
  const body = file.subarray(start, end);
  if (crc32(body) !== file.readUInt32LE(offset + 4)) return undefined;
  return { end, entries: () => decodeEntries(body) };
}

/** The end of the record at the offset according to its header, whether or not its content is intact. */
export function claimedEnd(file: Buffer, offset: number): number {
  return offset + HEADER_BYTES > file.length ? file.length : offset + HEADER_BYTES + file.readUInt32LE(offset);
}

function decodeEntries(body: Buffer): LogEntry[] {
  const entries: LogEntry[] = [];
  for (let at = 0; at < body.length;) {
    const length = body.readInt32LE(at);
    entries.push(parseEntry(decodeDoc(body.subarray(at, at + length))));
    at += length;
  }
  return entries;
}

function parseEntry(entry: Doc): LogEntry {
  // The checksum proves that encodeRecord wrote it, so its shape needs no check.
  return entry as unknown as LogEntry;
}
