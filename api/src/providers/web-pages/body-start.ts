import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';

const maxBytes = 100_000;

/** A body may end in the middle of its compressed data, because only its start is read. */
const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** Reads the first 100 kB of a stream, then closes it. */
export async function firstBytes(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** Decompresses a body, up to 100 kB. Throws for malformed data, and for an encoding that was not requested. */
export async function decoded(body: Buffer, encoding: string | null): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity' || name === '') return body;
  const decoder = Object.hasOwn(decoders, name) ? decoders[name]?.() : undefined;
  if (decoder === undefined) throw new Error('the encoding was not requested');
  decoder.end(body);
  return firstBytes(decoder);
}
