import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { problem, type Problem, type ProblemCode } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../database/unreachable.js';
import { Log } from '../logging/log.js';
import { routeOf } from '../logging/request-log.js';
import { DomainError } from './domain.error.js';
import { sendProblem } from './send-problem.js';

/** What the framework refuses before a handler runs. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'MALFORMED_BODY',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'MALFORMED_BODY',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Seconds after which it is worth asking again, when nothing is ready. */
const COMING_BACK = 5;

/** Every failure leaves as application/problem+json (RFC 9457); nothing of the inside leaves with it. [API-14, API-18] */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const known = this.known(error, request);
    const body = known ? toProblem(known) : problem('UNEXPECTED', { incident: this.report(error, request) });
    if (known?.data.retryAfter !== undefined) void reply.header('retry-after', String(known.data.retryAfter));
    if (body.status === 401) void reply.header('www-authenticate', 'Bearer');
    sendProblem(request, reply, body);
  }

  private known(error: unknown, request: FastifyRequest): DomainError | null {
    if (error instanceof DomainError) return error;
    if (isUnreachable(error)) {
      this.log.error({ requestId: request.id, route: routeOf(request), err: error }, 'database not reachable');
      return new DomainError('UNAVAILABLE', { retryAfter: COMING_BACK });
    }
    if (!(error instanceof HttpException)) return null;
    const code = codeOfStatus[error.getStatus()];
    return code ? new DomainError(code) : null;
  }

  private report(error: unknown, request: FastifyRequest): string {
    const incident = randomUUID();
    this.log.error({ incident, requestId: request.id, route: routeOf(request), err: error }, 'unexpected failure');
    return incident;
  }
}

function toProblem({ code, data: { errors, detail, result } }: DomainError): Problem {
  return problem(code, {
    ...(errors && { errors }),
    ...(detail !== undefined && { detail }),
    ...(result !== undefined && { result }),
  });
}
