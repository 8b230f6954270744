import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** One packet: smaller responses gain nothing. Token responses are below it, so no secret is ever compressed. */
const MIN_LENGTH = 1400;
/** Favours speed over size, because it runs on every response. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses documents and JSON. Static files are precompressed by the build. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH || reply.hasHeader('content-encoding'))
      return done(null, payload);
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (encoding === null) return done(null, payload);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'br') return brotliCompress(payload, fast, done);
    return gzip(payload, done);
  });
}
