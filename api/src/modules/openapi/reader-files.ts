import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../../common/files/serve-files.js';

const given = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

/** The files of Swagger's reader, out of the package that @nestjs/swagger brings. */
export function serveReaderFiles(server: FastifyInstance): void {
  const swagger = createRequire(import.meta.url).resolve('@nestjs/swagger');
  const root = dirname(createRequire(swagger).resolve('swagger-ui-dist/package.json'));
  serveFiles(server, { prefix: '/api/docs/files/', root, allow: (name) => given.has(name) });
}
