import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The content of a file, for its comparison with the manifest. */
export interface FileContent {
  readonly documents: number;
  readonly sha256: string;
}

const LENGTH_BYTES = 4;
/** The shortest document has a length and an end. */
const MIN_DOCUMENT_BYTES = 5;

/** A file that is not a sequence of whole BSON documents. */
export class DamagedFileError extends Error {}

/** Writes BSON documents one after the other, as mongodump does, to a new file that only its owner reads. */
export async function writeDocuments(path: string, documents: AsyncIterable<Uint8Array>): Promise<FileContent> {
  const hash = createHash('sha256');
  let count = 0;
  async function* counted() {
    for await (const document of documents) {
      hash.update(document);
      count += 1;
      yield document;
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(counted()), file);
  return { documents: count, sha256: hash.digest('hex') };
}

/** Reads the documents of a file. Throws DamagedFileError. */
export async function* readDocuments(path: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let length = lengthAt(rest); length <= rest.length; length = lengthAt(rest)) {
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new DamagedFileError('the file ends inside a document');
}

/** Counts and hashes the documents of a file. Throws DamagedFileError. */
export async function contentOf(path: string): Promise<FileContent> {
  const hash = createHash('sha256');
  let documents = 0;
  for await (const document of readDocuments(path)) {
    hash.update(document);
    documents += 1;
  }
  return { documents, sha256: hash.digest('hex') };
}

/** The length of the next document; infinite while it is unknown. */
function lengthAt(bytes: Buffer): number {
  if (bytes.length < LENGTH_BYTES) return Infinity;
  const length = bytes.readInt32LE(0);
  if (length < MIN_DOCUMENT_BYTES) throw new DamagedFileError('the length of a document is wrong');
  return length;
}
