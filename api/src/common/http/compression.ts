import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One packet: smaller responses gain nothing. Token responses are below it, so no secret is ever compressed. */
const MIN_LENGTH = 1400;
/** Favours speed over size, because it runs on every response. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses documents and JSON. Static files are precompressed by the build. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH || reply.hasHeader('content-encoding'))
      return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    void reply.header('vary', 'accept-encoding');
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, fast) : zip(payload);
  });
}
