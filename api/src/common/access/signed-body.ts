import { pipeline, Transform } from 'node:stream';
import { orderEndpoints } from '@home-move/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const signedPaths = new Set(
  Object.values(orderEndpoints).flatMap(({ signedBy, version, path }) => (signedBy ? `/api/${version}${path}` : [])),
);
const bodies = new WeakMap<FastifyRequest, string>();

/** Keeps the bodies of signed calls as they arrive, because a signature covers their bytes. Call it before the routes are registered. */
export function keepSignedBodies(server: FastifyInstance): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (!signedPaths.has(request.routeOptions.url ?? '')) return done(null, payload);
    const chunks: Buffer[] = [];
    const copy = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        chunks.push(chunk);
        next(null, chunk);
      },
      flush(next) {
        bodies.set(request, Buffer.concat(chunks).toString('utf8'));
        next();
      },
    });
    // A client that hangs up ends the copy with an error, which the parser of the body reports.
    done(
      null,
      pipeline(payload, copy, () => undefined),
    );
  });
}

/** The body of a signed call as it arrived; empty without one. */
export const signedBodyOf = (request: FastifyRequest): string => bodies.get(request) ?? '';
