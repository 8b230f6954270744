import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { problem, type Problem, type ProblemCode } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable } from '../database/database-errors.js';
import { Log } from '../logging/log.js';
import { routeOf } from '../logging/request-log.js';
import { DomainError } from '../problem/domain.error.js';
import { sendProblem } from './send-problem.js';

/** Errors that the framework throws before a handler runs. */
const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'MALFORMED_BODY',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'MALFORMED_BODY',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Suggested wait while the database is unreachable. */
const RETRY_AFTER_SECONDS = 5;

/** Answers every failure as application/problem+json (RFC 9457), without internal detail. [API-14, API-18] */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const domainError = this.toDomainError(error, request);
    const body = domainError
      ? toProblem(domainError)
      : problem('UNEXPECTED', { incident: this.report(error, request) });
    if (domainError?.data.retryAfter !== undefined)
      void reply.header('retry-after', String(domainError.data.retryAfter));
    // The operators' page has set another scheme.
    if (body.status === 401 && !reply.hasHeader('www-authenticate')) void reply.header('www-authenticate', 'Bearer');
    sendProblem(request, reply, body);
  }

  private toDomainError(error: unknown, request: FastifyRequest): DomainError | null {
    if (error instanceof DomainError) return error;
    if (hasHungUp(request)) return new DomainError('MALFORMED_BODY');
    if (isDatabaseUnreachable(error)) {
      this.log.error({ requestId: request.id, route: routeOf(request), err: error }, 'database not reachable');
      return new DomainError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    }
    if (!(error instanceof HttpException)) return null;
    const code = codeByStatus[error.getStatus()];
    return code ? new DomainError(code) : null;
  }

  private report(error: unknown, request: FastifyRequest): string {
    const incident = randomUUID();
    this.log.error({ incident, requestId: request.id, route: routeOf(request), err: error }, 'unexpected failure');
    return incident;
  }
}

/** Whether the client closed the connection before its request had arrived. The request is logged, but is no error. */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function toProblem({ code, data: { errors, detail, result } }: DomainError): Problem {
  return problem(code, {
    ...(errors && { errors }),
    ...(detail !== undefined && { detail }),
    ...(result !== undefined && { result }),
  });
}
