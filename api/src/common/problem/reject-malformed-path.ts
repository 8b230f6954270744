import { problem } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiSecurityHeaders, contentTypeHeaders } from '../http/security-headers.js';
import { sendProblem } from './send-problem.js';

/**
 * Answers a path that the router rejects: malformed percent-encoding, or a segment that is too long. The router's own
 * response would repeat the path, which may contain a token. Hooks do not run here, so the headers are set explicitly.
 */
export function rejectMalformedPath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'x-request-id': request.id, ...contentTypeHeaders, ...apiSecurityHeaders });
  sendProblem(request, reply, problem('NOT_FOUND'));
}
