import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { EntryState } from '@home-move/contract';
import { wrongHeaders, type ServedHeaders } from './served-headers.js';

const TIMEOUT_MS = 8000;
const MAX_BYTES = 5 * 1024 * 1024;

export type FileState = NonNullable<EntryState>;

/** Result of checking a file; `headers` describes the wrong ones, and is empty in any other state. */
export interface ServedFile {
  readonly state: FileState;
  readonly headers: readonly string[];
}

interface Response {
  readonly statusCode: number;
  readonly headers: ServedHeaders;
  readonly body: Buffer | 'tooLarge';
}

const decoders: Readonly<Record<string, (content: Buffer, limit: { maxOutputLength: number }) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * Fetches a file as a browser on a page of `origin` would, and compares its decoded content with the hash, then its headers with
 * what a static store must send. Never throws.
 */
export async function checkServedFile(url: string, hash: string, origin: string): Promise<ServedFile> {
  const withoutHeaders = (state: FileState): ServedFile => ({ state, headers: [] });
  try {
    const { state, headers: sent } = await readServedFile(url, hash, origin);
    if (state !== 'ok') return withoutHeaders(state);
    const headers = [...wrongHeaders(url, sent), ...(await wrongEncoding(url, sent, origin))];
    return headers.length === 0 ? withoutHeaders('ok') : { state: 'wrongHeaders', headers };
  } catch {
    return withoutHeaders('unreachable');
  }
}

/** The decoded content of a file with this hash. Rejects with an Error that names the URL and the state of any other. */
export async function downloadServedFile(url: string, hash: string, origin: string): Promise<Buffer> {
  const { state, content } = await readServedFile(url, hash, origin);
  if (content === null) throw new Error(`${url} is ${state}`);
  return content;
}

type ReadFile = { readonly headers: ServedHeaders } & (
  | { readonly state: 'ok'; readonly content: Buffer }
  | { readonly state: Exclude<FileState, 'ok'>; readonly content: null }
);

/** Fetches a file and compares its decoded content with the hash. Rejects if the store does not respond. */
async function readServedFile(url: string, hash: string, origin: string): Promise<ReadFile> {
  const response = await fetchFile(url, 'GET', { origin, 'accept-encoding': 'br, gzip' });
  const { headers, statusCode } = response;
  if (statusCode !== 200) return { headers, state: statusCode >= 500 ? 'unreachable' : 'missing', content: null };
  const content = await decode(response);
  if (typeof content === 'string') return { headers, state: content, content: null };
  const isSame = `sha384-${createHash('sha384').update(content).digest('base64')}` === hash;
  return isSame ? { headers, state: 'ok', content } : { headers, state: 'different', content: null };
}

async function fetchFile(
  url: string,
  method: 'GET' | 'HEAD',
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  // Loaded here, because it delays the start.
  const { request } = await import('undici');
  const response = await request(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { statusCode } = response;
  if (statusCode !== 200) {
    await response.body.dump();
    return { statusCode, headers: response.headers, body: Buffer.alloc(0) };
  }
  return { statusCode, headers: response.headers, body: await readBody(response.body) };
}

async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer | 'tooLarge'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) return 'tooLarge';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function decode({ headers, body }: Response): Promise<Buffer | 'tooLarge' | 'different'> {
  const encoding = headers['content-encoding'];
  if (body === 'tooLarge' || encoding === undefined || encoding === 'identity') return body;
  const decoder = typeof encoding === 'string' ? decoders[encoding] : undefined;
  if (!decoder) return 'different';
  try {
    return await decoder(body, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'different';
  }
}

/** Checks that a compressed variant is used, and that caches keep the variants apart. */
async function wrongEncoding(url: string, headers: ServedHeaders, origin: string): Promise<readonly string[]> {
  if (headers['content-encoding'] === undefined) {
    const variant = await fetchFile(`${url}.br`, 'HEAD', { origin });
    return variant.statusCode === 200 ? ['content-encoding: br, although its .br is there'] : [];
  }
  if (
    String(headers['vary'] ?? '')
      .toLowerCase()
      .includes('accept-encoding')
  )
    return [];
  // A store with one representation needs no `vary`: every client gets the same.
  const plain = await fetchFile(url, 'HEAD', { origin, 'accept-encoding': 'identity' });
  return plain.headers['content-encoding'] === headers['content-encoding'] ? [] : ['vary: accept-encoding'];
}
