import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from '../server/provider.js';
import { VendorError } from '../server/vendor-error.js';
import { carriedWords } from './carried-words.js';
import type { FaultBook } from './fault-book.js';

const CUT_OFF_JSON = '{"result":{"items":[{"id":"1';
const WRONG_SHAPE_JSON = '{"unexpected":[true,null]}';

/** Makes a provider misbehave as its fault says, before it looks at the request. */
export function meetFault(provider: Provider, faults: FaultBook) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fault = faults.faultFor(provider.name, carriedWords(request));
    if (!fault || fault.mode === 'ok') return undefined;
    if (fault.mode === 'error') throw new VendorError(500, provider.internal);
    if (fault.mode === 'malformed') {
      return reply.type('application/json').send(request.method === 'GET' ? CUT_OFF_JSON : WRONG_SHAPE_JSON);
    }
    if (fault.mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    await wait(fault.latencyMs, reply);
    return undefined;
  };
}

/** Waits, but no longer than the caller does: a closed connection must not keep a timer alive. */
async function wait(milliseconds: number, reply: FastifyReply): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const either = [pause(milliseconds, undefined, { signal }), once(reply.raw, 'close', { signal })];
  await Promise.race(either);
  stop.abort();
  await Promise.allSettled(either);
}
