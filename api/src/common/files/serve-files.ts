import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface FilesOptions {
  /** For example '/react-tenant-portal/'. */
  readonly prefix: string;
  readonly root: string;
  /** Whether a file may be given away, by its path below the root. */
  readonly allow: (name: string) => boolean;
}

const YEAR_SECONDS = 31_536_000;
/** Names that hold their content's hash never change. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder: known types only, compressed ones when they lie beside, hashed ones for ever. */
export function serveFiles(server: FastifyInstance, options: FilesOptions): void {
  server.get(`${options.prefix}*`, async (request, reply) => {
    const name = (request.params as Record<string, string>)['*'] ?? '';
    const type = types[extname(name)];
    if (type === undefined || !isPlain(name) || !options.allow(name)) return reply.callNotFound();
    const found = await find(join(options.root, name), request);
    if (!found) return reply.callNotFound();
    return send(request, reply.type(type), name, found);
  });
}

interface Found {
  readonly path: string;
  readonly encoding: string | null;
  readonly size: number;
  readonly tag: string;
}

/** No dots that climb, no hidden files. */
function isPlain(name: string): boolean {
  return name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
}

async function find(path: string, request: FastifyRequest): Promise<Found | null> {
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const { name, ending } of encodings) {
    const compressed = accepted.includes(name) ? await describe(path + ending, name) : null;
    if (compressed) return compressed;
  }
  return describe(path, null);
}

async function describe(path: string, encoding: string | null): Promise<Found | null> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) return null;
  return {
    path,
    encoding,
    size: facts.size,
    tag: `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`,
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { path, encoding, size, tag }: Found,
): FastifyReply {
  void reply.headers({
    'cache-control': hashed.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    etag: tag,
  });
  if (encoding) void reply.header('content-encoding', encoding);
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.header('content-length', size).send(createReadStream(path));
}
