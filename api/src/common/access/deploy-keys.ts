import { createHash, timingSafeEqual } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ENV, type Env } from '../../config/env.js';
import { DomainError } from '../problem/domain.error.js';
import { bearerOf } from './calling-partner.js';

const digest = (key: string) => createHash('sha256').update(key).digest();

/** A deploy key as the settings list it. */
interface DeployKey {
  readonly hash: Buffer;
  /** Remotes that it may change; null for all. */
  readonly remotes: readonly string[] | null;
}

/** A deploy key that authenticated a request. */
export interface KnownDeployKey extends Pick<DeployKey, 'remotes'> {
  readonly id: string;
}

interface KeyedRequest extends FastifyRequest {
  deployKey?: KnownDeployKey;
}

/** The keys that may change the registry. Compared by hash, in constant time. */
@Injectable()
export class DeployKeys {
  private readonly keys: readonly DeployKey[];

  constructor(@Inject(ENV) env: Env) {
    this.keys = env.DEPLOY_KEY.map(({ key, remotes }) => ({ hash: digest(key), remotes }));
  }

  /** Admits a request whose bearer token is one of the keys, and records which. Throws UNAUTHENTICATED. */
  admit(request: KeyedRequest): void {
    const given = bearerOf(request);
    const known = given === undefined ? null : this.find(given);
    if (!known) throw new DomainError('UNAUTHENTICATED');
    request.deployKey = known;
  }

  /** The key with this text; null for an unknown one. */
  find(text: string): KnownDeployKey | null {
    const hash = digest(text);
    const known = this.keys.find((candidate) => timingSafeEqual(candidate.hash, hash));
    return known ? { id: keyId(known.hash), remotes: known.remotes } : null;
  }
}

/** Identifies the key in the log without helping to guess it. */
const keyId = (hash: Buffer) => `key-${hash.toString('hex').slice(0, 8)}`;

/**
 * Id of the deploy key that authenticated the call. Throws FORBIDDEN when the key is for other remotes than the one that this
 * field of the body names.
 */
export const DeployKeyFor = createParamDecorator((field: string, context: ExecutionContext) => {
  const { deployKey, body } = context.switchToHttp().getRequest<KeyedRequest>();
  if (!deployKey) throw new DomainError('UNAUTHENTICATED');
  const remote: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  const isIncluded = deployKey.remotes === null || deployKey.remotes.some((name) => name === remote);
  if (!isIncluded)
    throw new DomainError('FORBIDDEN', { detail: `This deploy key is for ${deployKey.remotes?.join(', ')}.` });
  return deployKey.id;
});
