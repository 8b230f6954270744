import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { problem, type ProblemCode } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Log } from '../logging/log.js';
import { routeOf } from '../logging/request-log.js';
import { DomainError } from './domain.error.js';

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

/** Every failure leaves as application/problem+json (RFC 9457); nothing of the inside leaves with it. [API-14, API-18] */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const known = toDomainError(error);
    const incident = known ? undefined : this.report(error, http.getRequest<FastifyRequest>());
    const body = known
      ? problem(known.code, { ...(known.data.errors && { errors: known.data.errors }), ...(known.data.detail && { detail: known.data.detail }) })
      : problem('UNEXPECTED', { incident: incident ?? '' });
    if (known?.data.retryAfter !== undefined) void reply.header('retry-after', String(known.data.retryAfter));
    if (body.status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply.status(body.status).type('application/problem+json').send(JSON.stringify(body));
  }

  private report(error: unknown, request: FastifyRequest): string {
    const incident = randomUUID();
    this.log.error({ incident, requestId: request.id, route: routeOf(request), err: error }, 'unexpected failure');
    return incident;
  }
}

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (!(error instanceof HttpException)) return null;
  const code = codeOfStatus[error.getStatus()];
  return code ? new DomainError(code) : null;
}
