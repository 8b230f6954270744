import { createHash, timingSafeEqual } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ENV, type Env } from '../../config/env.js';
import { DomainError } from '../problem/domain.error.js';
import { bearerOf } from './calling-partner.js';

const digest = (key: string) => createHash('sha256').update(key).digest();

/** A request that a deploy key authenticated. */
interface KeyedRequest extends FastifyRequest {
  deployKeyId?: string;
}

/** The keys that may publish and pin remotes. Compared by hash, in constant time. */
@Injectable()
export class DeployKeys {
  private readonly hashes: readonly Buffer[];

  constructor(@Inject(ENV) env: Env) {
    this.hashes = env.DEPLOY_KEY.map(digest);
  }

  /** Admits a request whose bearer token is one of the keys, and records which. Throws UNAUTHENTICATED. */
  admit(request: KeyedRequest): void {
    const given = bearerOf(request);
    const hash = given === undefined ? undefined : digest(given);
    const known = hash && this.hashes.find((candidate) => timingSafeEqual(candidate, hash));
    if (!known) throw new DomainError('UNAUTHENTICATED');
    request.deployKeyId = keyId(known);
  }
}

/** Identifies the key in the log without helping to guess it. */
const keyId = (hash: Buffer) => `key-${hash.toString('hex').slice(0, 8)}`;

/** Id of the deploy key that authenticated the call. */
export const DeployKeyId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { deployKeyId } = context.switchToHttp().getRequest<KeyedRequest>();
  if (deployKeyId === undefined) throw new DomainError('UNAUTHENTICATED');
  return deployKeyId;
});
