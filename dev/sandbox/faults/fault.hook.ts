import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Provider, VendorError } from '../server/provider.js';
import type { FaultBook } from './fault-book.js';
import { readAddressKey } from '../addresses/address-key.js';

const CUT_OFF_JSON = '{"result":{"items":[{"id":"1';
const WRONG_SHAPE_JSON = '{"unexpected":[true,null]}';

/** Applies a provider's fault before its routes run. */
export function applyFault(provider: Provider, faults: FaultBook) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fault = faults.faultFor(provider.name, requestTexts(request));
    if (!fault || fault.mode === 'ok') return undefined;
    if (fault.mode === 'error') throw new VendorError(500, provider.internal);
    if (fault.mode === 'refuse' && provider.refused) throw new VendorError(422, provider.refused);
    if (fault.mode === 'malformed') {
      return reply.type('application/json').send(request.method === 'GET' ? CUT_OFF_JSON : WRONG_SHAPE_JSON);
    }
    if (fault.mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    await waitOrDisconnect(fault.latencyMs, reply);
    return undefined;
  };
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
