import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Launch, launchLifetimeSeconds, type NewLaunchCode, type Tokens } from '@home-move/contract';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { AgentAccountRepository } from '../account/agent-account.repository.js';
import { AgentCallsService } from '../telephony/agent-calls.service.js';
import { type CrmAccess, TelephonyTokenRepository } from '../telephony/telephony-token.repository.js';

/** For the developers of a CRM. */
const unlistedOrigin = 'This origin is not registered for the panel';
const noActiveAccount = 'This partner has no active agent of this name';

/** A code that a CRM's page passes on in the fragment of the panel's address. */
export interface LaunchCode {
  readonly code: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** Opens enrolments in a CRM's panel: its server gets a code for the agent on the call, which the panel exchanges once. */
@Injectable()
export class LaunchService {
  constructor(
    private readonly codes: TelephonyTokenRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly accounts: AgentAccountRepository,
    private readonly calls: AgentCallsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Creates a code for an enrolment of the partner, of its sub-partners or of their branches, and for an agent of the partner. Throws
   * NOT_FOUND for any other enrolment, FORBIDDEN for an agent without an active account, VALIDATION for an origin that may not frame
   * the panel, TOO_MANY_REQUESTS.
   */
  async create(
    partner: CallingPartner,
    { enrolment: ofEnrolment, agentName, origin, reference }: NewLaunchCode,
  ): Promise<LaunchCode> {
    await this.limiter.hit({
      name: 'launch-codes',
      by: partner.keyId,
      max: this.env.LAUNCH_CODE_LIMIT,
      windowSeconds: 60,
    });
    if (!partner.origins.includes(origin)) {
      throw new DomainError('VALIDATION', { errors: { origin: unlistedOrigin } });
    }
    const enrolment = await this.enrolments.byReference(ofEnrolment);
    if (!enrolment || (await this.brands.partnerOf(enrolment.brand)) !== partner.urlRoute) {
      throw new DomainError('NOT_FOUND');
    }
    const account = await this.accounts.find({ partner: partner.urlRoute, name: agentName });
    if (!account?.isActive) throw new DomainError('FORBIDDEN', { detail: noActiveAccount });
    const code = randomBytes(32).toString('base64url');
    const expiresAt = this.clock.in(launchLifetimeSeconds * 1000);
    const crm = { reference: reference ?? null, returnUrl: partner.returnUrl };
    const access = { agentId: account.id, agentName, enrolmentId: enrolment.id };
    await this.codes.addLaunchCode(code, { ...access, origin, crm }, expiresAt);
    return { code, expires_in: launchLifetimeSeconds };
  }

  /**
   * Exchanges a code for tokens of the agent. Throws INVALID_LAUNCH_CODE if the code is unknown, used, expired or of another origin,
   * or if the agent has no active account any more, and TOO_MANY_REQUESTS.
   */
  async redeem({ code, origin }: Launch, address: string): Promise<Tokens & CrmAccess> {
    // As with telephony tokens, successful attempts are refunded: a call centre shares one address.
    const refund = await this.limiter.take({
      name: 'telephony',
      by: address,
      max: this.env.TELEPHONY_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
    const access = await this.codes.redeemLaunchCode(code, origin, this.clock.now());
    const tokens = access && (await this.calls.start(access));
    if (!tokens) throw new DomainError('INVALID_LAUNCH_CODE');
    await refund();
    return { ...tokens, ...access };
  }
}
