import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below one packet there is nothing to gain; token answers are smaller still, so no secret is ever compressed. */
const SMALLEST = 1400;
/** Quick rather than small: it runs on every answer. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses documents and JSON. Files come compressed from the build. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST || reply.hasHeader('content-encoding')) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    void reply.header('vary', 'accept-encoding');
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, quick) : zip(payload);
  });
}
