import type { FastifyInstance } from 'fastify';
import { DomainError } from '../problem/domain.error.js';

/** Deepest nesting of a body, far beyond any that the contract describes. */
const MAX_DEPTH = 64;

/** NUL, and halves of surrogate pairs, which no UTF-8 text contains: databases and third parties reject them. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Rejects requests with MALFORMED_BODY that later code could not process: deep nesting, on which recursion fails, and text
 * that cannot be stored, and requests without a host or with several. Runs before any of it is validated, hashed or stored.
 */
export function rejectUnreadableRequests(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    // Of several hosts, a proxy may have checked another one than Node returns.
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    done(hosts.length === 1 ? undefined : new DomainError('MALFORMED_BODY'));
  });
  server.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    const areReadable = [params, query, body].every((value) => isReadable(value));
    done(areReadable ? undefined : new DomainError('MALFORMED_BODY'));
  });
}

/** Whether a value can be stored, and is not nested too deeply to be processed. */
export function isReadable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([name, item]) => isReadable(name) && isReadable(item, depth + 1));
}
