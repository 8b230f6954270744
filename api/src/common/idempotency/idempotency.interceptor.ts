import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@home-move/contract';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../access/caller.js';
import { ENDPOINT } from '../http/call.decorator.js';
import { DomainError } from '../problem/domain.error.js';
import { IdempotencyService } from './idempotency.service.js';

/** Honours `Idempotency-Key` on the endpoints that take it. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: IdempotencyService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (!endpoint?.idempotent || key === undefined) return next.handle();
    if (typeof key !== 'string' || !/^[\w.:-]{1,128}$/.test(key)) {
      throw new DomainError('VALIDATION', {
        detail: 'The Idempotency-Key must be 1 to 128 letters, digits or . : _ -',
      });
    }
    const { enrolmentId, sessionId } = callerOf(context);
    const attempt = {
      caller: enrolmentId ?? sessionId,
      route: `${endpoint.method} ${endpoint.version} ${endpoint.path}`,
      key,
      body: { params: request.params, query: request.query, body: request.body },
    };
    return from(this.idempotency.once(attempt, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
