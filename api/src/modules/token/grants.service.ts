import { Inject, Injectable } from '@nestjs/common';
import type { TokenRequest, Tokens } from '@home-move/contract';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

/** The three grants of the token endpoint. [SESS-20, SESS-27] */
@Injectable()
export class GrantsService {
  constructor(
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async grant(request: TokenRequest, address: string): Promise<Tokens> {
    await this.count('token', address);
    if (request.grant_type === 'client_credentials') return this.tokens.issueForApp(request.client_id);
    if (request.grant_type === 'refresh_token') return this.tokens.renew(request.refresh_token);
    return this.byPassword(request.username, request.password, address);
  }

  async revoke(refreshToken: string, address: string): Promise<void> {
    // Apart from logins: nobody is kept in because many others come in by the same client address.
    await this.count('revoke', address);
    const ended = await this.tokens.revoke(refreshToken);
    // Also those of sessions before it: a new one begins on the same screen with every code that is verified.
    if (ended?.role === 'enrolment' || ended?.role === 'customer') await this.links.endShownOf(ended.subject);
  }

  private count(name: 'token' | 'revoke', address: string): Promise<void> {
    return this.limiter.hit({ name, by: address, max: this.env.TOKEN_LIMIT_PER_MINUTE, windowSeconds: 60 });
  }

  private async byPassword(username: string, password: string, address: string): Promise<Tokens> {
    const giveBack = await this.countPassword(username, address);
    const customer = await this.passwords.check(username, password);
    if (!customer || !(await this.isThere(customer.enrolmentId))) throw new DomainError('INVALID_CREDENTIALS');
    await giveBack();
    return this.tokens.issue({ role: 'customer', enrolmentId: customer.enrolmentId });
  }

  /** A customer has an enrolment; one that was forgotten lets nobody in. [SESS-23] */
  private async isThere(enrolmentId: string): Promise<boolean> {
    const enrolment = await this.enrolments.find(enrolmentId);
    return enrolment !== null && enrolment.forgottenAt === null;
  }

  /** Counted before the password is looked at, so that tries at the same time cannot be more than the limit. */
  private async countPassword(username: string, address: string): Promise<() => Promise<void>> {
    const windowSeconds = 15 * 60;
    const { PASSWORD_LIMIT, PASSWORD_ADDRESS_LIMIT } = this.env;
    const name = username.trim().toLowerCase();
    const ofName = await this.limiter.take({ name: 'password', by: name, max: PASSWORD_LIMIT, windowSeconds });
    try {
      const limit = { name: 'password-address', by: address, max: PASSWORD_ADDRESS_LIMIT, windowSeconds };
      const ofAddress = await this.limiter.take(limit);
      return async () => void (await Promise.all([ofName(), ofAddress()]));
    } catch (error) {
      await ofName();
      throw error;
    }
  }
}
