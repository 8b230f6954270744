import { Injectable } from '@nestjs/common';
import type { Tokens } from '@home-move/contract';
import { BrandService } from '../../brands/brand/brand.service.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { type AgentAccount, AgentAccountRepository, type AgentOfPartner } from '../account/agent-account.repository.js';
import { type AgentAccess, type CrmAccess, TelephonyTokenRepository } from './telephony-token.repository.js';

/** Calls of agents, which only active accounts open. */
@Injectable()
export class AgentCallsService {
  constructor(
    private readonly accounts: AgentAccountRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly tokens: TokensService,
    private readonly telephonyTokens: TelephonyTokenRepository,
  ) {}

  /** The agent's account with the partner of the enrolment, active or not; null without one. */
  async accountFor({ enrolmentId, agentName: name }: AgentAccess): Promise<AgentAccount | null> {
    const enrolment = await this.enrolments.find(enrolmentId);
    const partner = enrolment && (await this.brands.partnerOf(enrolment.brand));
    return partner === null ? null : this.accounts.find({ partner, name });
  }

  /** Starts a call with the token or launch code that was redeemed. Returns null unless the agent has an active account. */
  async start({ crm, ...access }: AgentAccess & Partial<CrmAccess>): Promise<Tokens | null> {
    const account = await this.accountFor(access);
    if (!account?.isActive) return null;
    const tokens = await this.tokens.startCall({ agentId: account.id, ...access, crm: crm ?? null });
    // A simultaneous deactivation may have ended the agent's sessions before this one was stored.
    if (await this.accounts.isActive(account.id)) return tokens;
    await this.tokens.revoke(tokens.refresh_token);
    return null;
  }

  /**
   * Deactivates an account, and then ends its sessions and its unused links and launch codes. Returns null for an unknown agent.
   * Idempotent: repeat it after an interruption.
   */
  async deactivate(agent: AgentOfPartner): Promise<AgentAccount | null> {
    const account = await this.accounts.change(agent, { isActive: false });
    if (!account) return null;
    await this.tokens.endAgentSessions(account);
    await this.telephonyTokens.removeOfAgent(account);
    return account;
  }
}
