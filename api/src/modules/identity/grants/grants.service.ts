import { Inject, Injectable } from '@nestjs/common';
import type { TokenRequest, Tokens } from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { AccountLimiter } from '../../../common/rate-limit/account-limiter.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';

/** The longest wait of a mover while strangers guess the password. */
const maxPasswordDelaySeconds = 60;

/** The three grants of the token endpoint. [SESS-20, SESS-27] */
@Injectable()
export class GrantsService {
  constructor(
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly limiter: RateLimiter,
    private readonly accountLimiter: AccountLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async grant(request: TokenRequest, address: string): Promise<Tokens> {
    await this.hitLimit('token', address);
    if (request.grant_type === 'client_credentials') return this.tokens.issueForApp(request.client_id);
    if (request.grant_type === 'refresh_token') return this.tokens.renew(request.refresh_token);
    return this.grantByPassword(request.username, request.password, address);
  }

  async revoke(refreshToken: string, address: string): Promise<void> {
    // Limited separately from logins, so that busy client addresses never prevent a log-out.
    await this.hitLimit('revoke', address);
    const ended = await this.tokens.revoke(refreshToken);
    // Also ends links that earlier sessions showed: every verified code starts a new session on the same screen.
    if (ended?.role === 'enrolment' || ended?.role === 'customer') await this.links.endShown(ended.subject);
  }

  private hitLimit(name: 'token' | 'revoke', address: string): Promise<void> {
    return this.limiter.hit({ name, by: address, max: this.env.TOKEN_LIMIT_PER_MINUTE, windowSeconds: 60 });
  }

  private async grantByPassword(username: string, password: string, address: string): Promise<Tokens> {
    const refund = await this.takePasswordAttempt(username, address);
    const customer = await this.passwords.check(username, password);
    if (!customer || !(await this.isActive(customer.enrolmentId))) throw new DomainError('INVALID_CREDENTIALS');
    await refund();
    // A stranger may have a password under the address, too, but cannot have proven it.
    if (customer.isProven) await this.accountLimiter.trust(customer.email, address);
    return this.tokens.logIn({ role: 'customer', enrolmentId: customer.enrolmentId });
  }

  /** Whether the enrolment still admits its mover, that is, has not been forgotten. [SESS-23] */
  private async isActive(enrolmentId: string): Promise<boolean> {
    const enrolment = await this.enrolments.find(enrolmentId);
    return enrolment !== null && enrolment.forgottenAt === null;
  }

  /** Counts before the password is checked, so that concurrent attempts cannot exceed the limit. */
  private async takePasswordAttempt(username: string, address: string): Promise<() => Promise<void>> {
    const windowSeconds = failedAttemptWindowSeconds;
    const { PASSWORD_LIMIT, PASSWORD_ADDRESS_LIMIT } = this.env;
    const attempt = { name: 'password', account: username.trim().toLowerCase(), client: address };
    const refundName = await this.accountLimiter.take({
      ...attempt,
      max: PASSWORD_LIMIT,
      windowSeconds,
      maxDelaySeconds: maxPasswordDelaySeconds,
    });
    try {
      const limit = { name: 'password-address', by: address, max: PASSWORD_ADDRESS_LIMIT, windowSeconds };
      const refundAddress = await this.limiter.take(limit);
      return async () => void (await Promise.all([refundName(), refundAddress()]));
    } catch (error) {
      await refundName();
      throw error;
    }
  }
}
