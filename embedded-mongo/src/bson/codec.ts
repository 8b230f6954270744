import { BSONError, calculateObjectSize, deserialize, serialize, type Document } from 'bson';
import { CommandError } from '../errors/command.error.js';
import { assertValue, type Doc, isDoc } from './value.js';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Decodes BSON, with numbers as JavaScript numbers. Throws for values of unsupported types. */
export function decodeDoc(bytes: Uint8Array): Doc {
  const doc = decodeRaw(bytes);
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
