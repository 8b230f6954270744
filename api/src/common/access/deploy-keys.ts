import { createHash, timingSafeEqual } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { DomainError } from '../problem/domain.error.js';

const digest = (key: string) => createHash('sha256').update(key).digest();

/** A request that a deploy key let in. */
interface KeyedRequest extends FastifyRequest {
  deployKeyId?: string;
}

/** The keys that may publish and pin. They are compared by their hashes, in constant time. */
@Injectable()
export class DeployKeys {
  private readonly hashes: readonly Buffer[];

  constructor(@Inject(ENV) env: Env) {
    this.hashes = env.DEPLOY_KEY.map(digest);
  }

  /** Lets a request in whose bearer is one of the keys, and notes which. Throws UNAUTHENTICATED. */
  admit(request: KeyedRequest): void {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const hash = given === undefined ? undefined : digest(given);
    const known = hash && this.hashes.find((one) => timingSafeEqual(one, hash));
    if (!known) throw new DomainError('UNAUTHENTICATED');
    request.deployKeyId = keyId(known);
  }
}

/** Says which key it was and helps nobody to guess it. */
const keyId = (hash: Buffer) => `key-${hash.toString('hex').slice(0, 8)}`;

/** Id of the deploy key of a call that wants one. */
export const DeployKeyId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { deployKeyId } = context.switchToHttp().getRequest<KeyedRequest>();
  if (deployKeyId === undefined) throw new DomainError('UNAUTHENTICATED');
  return deployKeyId;
});
