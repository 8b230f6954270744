import { problem } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './send-problem.js';

/**
 * A path that no route can have: percent signs that spell nothing, or a part that is too long. The router would answer in
 * its own words, and with the path, which may hold a token. No hook runs here: what every answer carries is added.
 */
export function refusePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  sendProblem(request, reply, problem('NOT_FOUND'));
}
