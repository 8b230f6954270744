import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Provider, VendorError } from '../server/provider.js';
import type { FaultBook } from './fault-book.js';
import { readAddressKey } from '../addresses/address-key.js';

const CUT_OFF_JSON = '{"result":{"items":[{"id":"1';
const WRONG_SHAPE_JSON = '{"unexpected":[true,null]}';

/** Applies a provider's fault before its routes run; `empty` and `truncated` change the answer after that. */
export function applyFault(provider: Provider, faults: FaultBook) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fault = faults.faultFor(provider.name, requestTexts(request));
    if (!fault) return undefined;
    if (fault.mode === 'error') throw new VendorError(500, provider.internal);
    const { refused = provider.refused && new VendorError(422, provider.refused) } = request.routeOptions.config;
    if (fault.mode === 'refuse' && refused) throw refused;
    if (fault.mode === 'malformed') {
      return reply.type('application/json').send(request.method === 'GET' ? CUT_OFF_JSON : WRONG_SHAPE_JSON);
    }
    if (fault.mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault.mode === 'slow') await waitOrDisconnect(fault.latencyMs, reply);
    return undefined;
  };
}

/** Removes the results from an answer with mode `empty`. */
export function emptyAnswer(provider: Provider, faults: FaultBook) {
  return async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
    const fault = faults.faultFor(provider.name, requestTexts(request));
    const canBeEmpty = reply.statusCode < 400 && typeof answer === 'object' && answer !== null;
    return fault?.mode === 'empty' && canBeEmpty ? (provider.emptied?.(answer) ?? answer) : answer;
  };
}

/** Sends half of an answer and ends the connection with mode `truncated`. */
export function truncateAnswer(provider: Provider, faults: FaultBook) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const fault = faults.faultFor(provider.name, requestTexts(request));
    if (fault?.mode !== 'truncated' || typeof payload !== 'string') return payload;
    const whole = Buffer.from(payload);
    reply.header('content-length', whole.length);
    return Readable.from(cutOff(whole.subarray(0, Math.floor(whole.length / 2))));
  };
}

/** An answer whose connection ends after these bytes have left. */
async function* cutOff(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  await nextTurn();
  throw new Error('cut off by a fault');
}

/** Waits until the time has passed or the caller disconnects: a closed connection must not keep a timer alive. */
async function waitOrDisconnect(milliseconds: number, reply: FastifyReply): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const either = [pause(milliseconds, undefined, { signal }), once(reply.raw, 'close', { signal })];
  await Promise.race(either);
  stop.abort();
  await Promise.allSettled(either);
}

/** Every text in path, query and body, and the postcodes of address keys among them. */
function requestTexts(request: Pick<FastifyRequest, 'params' | 'query' | 'body'>): string[] {
  const texts = [request.params, request.query, request.body].flatMap(textsIn);
  const postcodes = texts.flatMap((text) => readAddressKey(text)?.postcode.compact ?? []);
  return [...texts, ...postcodes];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
