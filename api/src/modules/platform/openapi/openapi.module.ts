import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../../../common/files/serve-files.js';
import { OpenApiController } from './openapi.controller.js';
import { RouteSchemas } from './route-schemas.js';

@Module({ imports: [DiscoveryModule], controllers: [OpenApiController], providers: [RouteSchemas] })
export class OpenApiModule {}

const allowedFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

/** Serves the files of Swagger UI from the package that @nestjs/swagger depends on. */
export function serveSwaggerFiles(server: FastifyInstance): void {
  const swagger = createRequire(import.meta.url).resolve('@nestjs/swagger');
  const root = dirname(createRequire(swagger).resolve('swagger-ui-dist/package.json'));
  serveFiles(server, { prefix: '/api/docs/files/', root, allow: (name) => allowedFiles.has(name) });
}
