import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface FilesOptions {
  /** URL prefix, for example '/react-tenant-portal/'. */
  readonly prefix: string;
  /** The folder; of several, the first that has the file. */
  readonly root: string | readonly string[];
  /** Whether a file may be served, by its path below the root. */
  readonly allow: (name: string) => boolean;
}

/** Files whose name contains a hash of their content never change. */
const hashedName = /\.[0-9a-f]{8,}\.\w+(\.br|\.gz)?$/;

/** Serves the files of a folder: precompressed where available, hashed names cached for ever, hidden files excluded. */
export function serveFiles(server: FastifyInstance, { prefix, root, allow }: FilesOptions): void {
  server.register(fastifyStatic, {
    prefix,
    root: typeof root === 'string' ? root : [...root],
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'ignore',
    allowedPath: (path) => allow(path.replace(/^\//, '')),
    setHeaders(reply, path) {
      void reply.header('cache-control', hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      void reply.header('cross-origin-resource-policy', 'same-origin');
      void reply.header('vary', 'accept-encoding');
    },
  });
}
