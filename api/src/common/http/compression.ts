import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** One packet: smaller responses gain nothing. Token responses are below it, so no secret is ever compressed. */
const MIN_LENGTH = 1400;

/** Compresses the text of routes that are added after it resolves. The build precompresses static files. */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  // The plugin sets Vary only on compressed responses, but caches need it on all variants.
  server.addHook('onSend', (_request, reply, payload, done) => {
    const vary = reply.getHeader('vary');
    if (typeof payload === 'string')
      void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    done(null, payload);
  });
  await server.register(fastifyCompress, {
    threshold: MIN_LENGTH,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
