import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../../common/files/serve-files.js';

/** What the server writes into documents, or reads, and does not give away as files. */
const inner = new Set(['index.html', 'tokens.css', 'assets.json']);

/** The two content roots serve the shell's files. [BRAND-07] */
export function serveShellFiles(server: FastifyInstance, root: string): void {
  for (const prefix of ['/react-tenant-portal/', '/react-telephony-portal/']) {
    serveFiles(server, { prefix, root, allow: (name) => !inner.has(name) });
  }
}
