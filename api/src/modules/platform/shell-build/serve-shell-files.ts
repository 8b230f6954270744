import { resolve } from 'node:path';
import { shellDocumentFiles } from '@home-move/contract';
import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../../../common/files/serve-files.js';
import type { ShellFiles } from './shell-files.js';

/** Files that the API reads or inlines, and does not serve. */
const internalFiles = new Set<string>([...shellDocumentFiles, 'shell.json']);

/** The path of a file below a content root. */
const filePath = /^\/react-(?:tenant|telephony)-portal\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)$/;

/** Serves the files of the shell under both content roots, whatever version they belong to. [BRAND-07] */
export function serveShellFiles(server: FastifyInstance, files: ShellFiles): void {
  server.addHook('onRequest', async ({ url }) => {
    const name = filePath.exec(url)?.[1];
    if (name !== undefined) await files.provide(name);
  });
  const root = files.folders.map((folder) => resolve(folder));
  for (const prefix of ['/react-tenant-portal/', '/react-telephony-portal/']) {
    serveFiles(server, { prefix, root, allow: (name) => !internalFiles.has(name) });
  }
}
