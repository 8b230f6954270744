import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../../common/files/serve-files.js';

/** Files that the API reads or inlines, and does not serve. */
const internalFiles = new Set(['index.html', 'tokens.css', 'assets.json']);

/** Serves the files of the shell under both content roots. [BRAND-07] */
export function serveShellFiles(server: FastifyInstance, root: string): void {
  for (const prefix of ['/react-tenant-portal/', '/react-telephony-portal/']) {
    serveFiles(server, { prefix, root, allow: (name) => !internalFiles.has(name) });
  }
}
