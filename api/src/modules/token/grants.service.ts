import { Inject, Injectable } from '@nestjs/common';
import type { TokenRequest, Tokens } from '@home-move/contract';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

/** The three grants of the token endpoint. [SESS-20, SESS-27] */
@Injectable()
export class GrantsService {
  constructor(
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async grant(request: TokenRequest, address: string): Promise<Tokens> {
    await this.count(address);
    if (request.grant_type === 'client_credentials') return this.tokens.issueForApp(request.client_id);
    if (request.grant_type === 'refresh_token') return this.tokens.renew(request.refresh_token);
    return this.byPassword(request.username, request.password, address);
  }

  async revoke(refreshToken: string, address: string): Promise<void> {
    await this.count(address);
    await this.tokens.revoke(refreshToken);
  }

  private count(address: string): Promise<void> {
    return this.limiter.hit({ name: 'token', by: address, max: this.env.TOKEN_LIMIT_PER_MINUTE, windowSeconds: 60 });
  }

  private async byPassword(username: string, password: string, address: string): Promise<Tokens> {
    const windowSeconds = 15 * 60;
    const limits = [username.trim().toLowerCase(), address].map((by, index) => ({
      name: index === 0 ? 'password' : 'password-address',
      by,
      max: this.env.PASSWORD_LIMIT,
      windowSeconds,
    }));
    for (const limit of limits) await this.limiter.check(limit);
    const customer = await this.passwords.check(username, password);
    if (customer) return this.tokens.issue({ role: 'customer', enrolmentId: customer.enrolmentId });
    for (const limit of limits) await this.limiter.hit(limit);
    throw new DomainError('INVALID_CREDENTIALS');
  }
}
