import { meterDayEndpoints, meterPhotoLimits, planEndpoints, type Endpoint } from '@home-move/contract';
import type { FastifyInstance } from 'fastify';
import { pathsOf } from './call.decorator.js';

/** Bytes that a body may have, unless the call is listed below. */
export const bodyLimit = 100 * 1024;

/** A picture as base64 in JSON. */
const photoLimit = Math.ceil(meterPhotoLimits.bytes / 3) * 4 + 1024;
const largerBodies: readonly (readonly [Endpoint, number])[] = [
  [planEndpoints.savePhoto, photoLimit],
  [meterDayEndpoints.saveReading, photoLimit],
];

/** Allows larger bodies to the calls that need them. Call it before the routes are registered. */
export function allowLargerBodies(server: FastifyInstance): void {
  const limits = new Map(largerBodies.flatMap(([endpoint, bytes]) => pathsOf(endpoint).map((path) => [path, bytes])));
  server.addHook('onRoute', (route) => {
    const limit = limits.get(route.url);
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
