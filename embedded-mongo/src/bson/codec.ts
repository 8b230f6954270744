import { BSONError, calculateObjectSize, deserialize, serialize, Timestamp, type Document } from 'bson';
import { CommandError } from '../errors/command.error.js';
import { assertValue, type Doc, isDoc } from './value.js';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Decodes BSON, with numbers as JavaScript numbers. Throws for values of unsupported types. */
export function decodeDoc(bytes: Uint8Array): Doc {
  return assertDoc(decodeRaw(bytes));
}

/** Decodes the body of a command. The cluster time of a read, which is the only timestamp that clients send, becomes a text. */
export function decodeCommand(bytes: Uint8Array): Doc {
  const body = decodeRaw(bytes);
  const concern: unknown = body['readConcern'];
  const time: unknown = isDoc(concern) ? Reflect.get(concern, 'atClusterTime') : undefined;
  if (!(time instanceof Timestamp)) return assertDoc(body);
  return assertDoc({ ...body, readConcern: { ...(concern as Document), atClusterTime: clusterTimeText(time) } });
}

/** A cluster time as the commands see it. */
export const clusterTimeText = ({ t, i }: Timestamp): string => `${t}.${i}`;

function assertDoc(doc: Document): Doc {
  assertValue(doc);
  if (!isDoc(doc)) throw new CommandError(22, 'expected a BSON document');
  return doc;
}

function decodeRaw(bytes: Uint8Array): Document {
  try {
    return deserialize(bytes, { promoteBuffers: false, bsonRegExp: true });
  } catch (error) {
    if (error instanceof BSONError || error instanceof RangeError) throw new CommandError(22, error.message);
    throw error;
  }
}

export function encodeDoc(doc: Document): Uint8Array {
  return serialize(doc);
}

export function docBytes(doc: Document): number {
  return calculateObjectSize(doc);
}

export function assertDocumentSize(doc: Doc): void {
  const size = docBytes(doc);
  if (size > MAX_DOCUMENT_BYTES) {
    throw new CommandError(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`);
  }
}
