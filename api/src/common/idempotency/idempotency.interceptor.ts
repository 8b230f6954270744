import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { enrolmentEndpoints, type Endpoint } from '@home-move/contract';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../access/caller.js';
import { endpointOf } from '../access/route-metadata.js';
import { DomainError } from '../problem/domain.error.js';
import { IdempotencyService } from './idempotency.service.js';

/** Applies `Idempotency-Key` to the endpoints that support it. A key belongs to one session and one call. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: IdempotencyService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context, this.reflector);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (!endpoint?.idempotent || key === undefined) return next.handle();
    if (typeof key !== 'string' || !/^[\w.:-]{1,128}$/.test(key)) {
      throw new DomainError('VALIDATION', {
        detail: 'The Idempotency-Key must be 1 to 128 letters, digits or . : _ -',
      });
    }
    const caller = callerOf(context);
    const attempt = {
      sessionId: caller.sessionId,
      route: `${endpoint.method} ${endpoint.version} ${endpoint.path}`,
      key,
      body: { params: request.params, query: request.query, body: request.body },
      enrolmentOf: (answer: unknown) => caller.enrolmentId ?? createdBy(endpoint, answer),
    };
    return from(this.idempotency.runOnce(attempt, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}

/** The only call without an enrolment that has an answer about one. */
function createdBy(endpoint: Endpoint, answer: unknown): string | null {
  const isCreation = endpoint.path === enrolmentEndpoints.create.path;
  return isCreation ? (answer as { readonly id: string }).id : null;
}
