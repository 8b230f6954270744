import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface FilesOptions {
  /** For example '/react-tenant-portal/'. */
  readonly prefix: string;
  readonly root: string;
  /** Whether a file may be given away, by its path below the root. */
  readonly allow: (name: string) => boolean;
}

/** Names that hold their content's hash never change. */
const hashed = /\.[0-9a-f]{8,}\.\w+(\.br|\.gz)?$/;

/** Serves the files of a folder: compressed ones when they lie beside, hashed ones for ever, no hidden ones. */
export function serveFiles(server: FastifyInstance, { prefix, root, allow }: FilesOptions): void {
  server.register(fastifyStatic, {
    prefix,
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'ignore',
    allowedPath: (path) => allow(path.replace(/^\//, '')),
    setHeaders(reply, path) {
      void reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      void reply.header('cross-origin-resource-policy', 'same-origin');
      void reply.header('vary', 'accept-encoding');
    },
  });
}
