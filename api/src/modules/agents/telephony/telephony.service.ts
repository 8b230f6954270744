import { Inject, Injectable } from '@nestjs/common';
import type { TelephonyLogin, Tokens } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { AgentCallsService } from './agent-calls.service.js';
import { type AgentAccess, TelephonyTokenRepository } from './telephony-token.repository.js';

/** Logs agents in from their CRM. */
@Injectable()
export class TelephonyService {
  constructor(
    private readonly telephonyTokens: TelephonyTokenRepository,
    private readonly calls: AgentCallsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Exchanges a telephony token for tokens of an agent. Throws INVALID_TELEPHONY_TOKEN, also if the agent has no active account,
   * and TOO_MANY_REQUESTS. [TEL-02, TEL-03]
   */
  async login({ token }: TelephonyLogin, address: string): Promise<Tokens & AgentAccess> {
    // A call centre shares one address, so successful attempts are refunded and only wrong tokens count.
    const refund = await this.limiter.take({
      name: 'telephony',
      by: address,
      max: this.env.TELEPHONY_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
    const mayReuse = this.env.APP_MODE === 'demo';
    const access = await this.telephonyTokens.redeem(token, this.clock.now(), { mayReuse });
    const tokens = access && (await this.calls.start(access));
    if (!tokens) throw new DomainError('INVALID_TELEPHONY_TOKEN');
    await refund();
    return { ...tokens, ...access };
  }
}
