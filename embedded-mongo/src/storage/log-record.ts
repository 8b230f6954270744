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

/** How a log frames its records. In version 1 their headers have no checksum. */
export type LogVersion = 1 | 2;

const HEADER_BYTES: Readonly<Record<LogVersion, number>> = { 1: 8, 2: 12 };
const LENGTH_BYTES = 4;
// Every entry is a document that starts with its length and the string `op`.
const START_OF_OP = Buffer.from('\u0002op\0');

/** Length, CRC-32 of the entries, CRC-32 of these two; then the entries as BSON documents one after another. */
export function encodeRecord(entries: readonly LogEntry[]): Uint8Array {
  const body = Buffer.concat(entries.map((entry) => encodeDoc(entry)));
  const header = Buffer.alloc(HEADER_BYTES[2]);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  header.writeUInt32LE(crc32(header.subarray(0, 8)), 8);
  return Buffer.concat([header, body]);
}

export type LogRecord = { readonly entries: () => LogEntry[]; readonly end: number };

/** The record at an offset and its end, or `undefined` if it is torn or damaged. */
export function readRecord(file: Buffer, offset: number, version: LogVersion): LogRecord | undefined {
  const start = offset + HEADER_BYTES[version];
  if (start > file.length) return undefined;
  if (version === 2 && crc32(file.subarray(offset, offset + 8)) !== file.readUInt32LE(offset + 8)) return undefined;
  const end = start + file.readUInt32LE(offset);
  if (end === start || end > file.length) return undefined;
  const body = file.subarray(start, end);
  if (crc32(body) !== file.readUInt32LE(offset + 4)) return undefined;
  return { end, entries: () => decodeEntries(body) };
}

/** The number of intact records from an offset on, wherever they start. */
export function countRecords(file: Buffer, from: number, version: LogVersion): number {
  const opAt = HEADER_BYTES[version] + LENGTH_BYTES;
  let count = 0;
  let offset = from;
  for (;;) {
    const found = file.indexOf(START_OF_OP, offset + opAt);
    if (found === -1) return count;
    const record = readRecord(file, found - opAt, version);
    if (record !== undefined) count += 1;
    offset = record?.end ?? found - opAt + 1;
  }
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
