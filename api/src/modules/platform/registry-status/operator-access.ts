import { Inject, Injectable } from '@nestjs/common';
import { DeployKeys, type KnownDeployKey } from '../../../common/access/deploy-keys.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';

interface Visit {
  readonly authorization: string | undefined;
  readonly clientAddress: string;
}

/** Admits operators to their page by a deploy key, which they type as the password of HTTP Basic. */
@Injectable()
export class OperatorAccess {
  constructor(
    private readonly keys: DeployKeys,
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The key of a visit. Throws UNAUTHENTICATED for a missing or wrong key, TOO_MANY_REQUESTS after too many wrong ones. */
  async admit({ authorization, clientAddress }: Visit): Promise<KnownDeployKey> {
    const password = passwordOf(authorization);
    if (password === undefined) throw new DomainError('UNAUTHENTICATED');
    const refund = await this.limiter.take({
      name: 'operators-page',
      by: clientAddress,
      max: this.env.OPERATORS_PAGE_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
    const key = this.keys.find(password);
    if (!key) throw new DomainError('UNAUTHENTICATED');
    await refund();
    return key;
  }
}

/** The password of HTTP Basic; undefined without one. */
function passwordOf(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([\w+/]+=*)$/i.exec(authorization ?? '')?.[1];
  return encoded && /^[^:]*:(.+)$/.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}
