import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@home-move/contract';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf, type CallerIdentity } from '../access/caller.js';
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
    const attempt = {
      caller: ownerOf(key, callerOf(context)),
      route: `${endpoint.method} ${endpoint.version} ${endpoint.path}`,
      key,
      body: { params: request.params, query: request.query, body: request.body },
    };
    return from(this.idempotency.once(attempt, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}

/** As long as a UUID without its dashes: such a key is nobody else's by chance, and nobody guesses it. */
const unguessable = 32;

/**
 * To whom a key belongs. A portal's visitor may begin a new session between two tries of one submit, as after a reload;
 * the key alone tells visitors of a portal apart then, so that a short one counts within its session only.
 */
function ownerOf(key: string, { enrolmentId, clientId, sessionId }: CallerIdentity): string {
  if (enrolmentId !== null) return enrolmentId;
  return clientId !== null && key.length >= unguessable ? `client:${clientId}` : sessionId;
}
