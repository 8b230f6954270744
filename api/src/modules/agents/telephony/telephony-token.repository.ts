import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CrmCall } from '@home-move/contract';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { hashToken } from '../../../common/crypto/token-hash.js';
import type { AgentIdentity } from '../../identity/token/session.repository.js';
import { TELEPHONY_TOKEN, type TelephonyTokenDocument } from './telephony-token.model.js';

/** The agent and the enrolment of a token. */
export interface AgentAccess {
  readonly agentName: string;
  readonly enrolmentId: string;
}

/** What a new token or launch code opens, and for which account. */
export interface GrantedAccess extends AgentAccess {
  readonly agentId: string;
}

/** The agent and the enrolment of a launch code, and what its CRM gets back. */
export interface CrmAccess extends AgentAccess {
  readonly crm: CrmCall;
}

@Injectable()
export class TelephonyTokenRepository implements OnModuleInit {
  constructor(
    @InjectModel(TELEPHONY_TOKEN) private readonly tokens: Model<TelephonyTokenDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('telephony_tokens', ({ enrolmentId }) => this.tokens.deleteMany({ enrolmentId }));
  }

  /** Stores a token that is valid once, until it expires. */
  async add(token: string, access: GrantedAccess, expiresAt: Date): Promise<void> {
    await this.tokens.create({ _id: hash(token), ...access, isReusable: false, usedAt: null, expiresAt });
  }

  /** Stores a launch code for one origin, which is valid once, until it expires. */
  async addLaunchCode(
    code: string,
    access: GrantedAccess & CrmAccess & { readonly origin: string },
    expiresAt: Date,
  ): Promise<void> {
    await this.tokens.create({
      _id: hashToken('launch', code),
      ...access,
      isReusable: false,
      usedAt: null,
      expiresAt,
    });
  }

  /**
   * Redeems a launch code; null for one that is unknown, used or expired. Of another origin it is null too, and the code is
   * used up, because another page has seen it.
   */
  async redeemLaunchCode(code: string, origin: string, now: Date): Promise<CrmAccess | null> {
    const found = await this.tokens
      .findOneAndUpdate(
        { _id: hashToken('launch', code), usedAt: null, expiresAt: { $gt: now } },
        { $set: { usedAt: now } },
      )
      .lean();
    if (found?.origin !== origin) return null;
    const { agentName, enrolmentId, crm } = found;
    return { agentName, enrolmentId, crm: crm ?? { reference: null, returnUrl: null } };
  }

  /** Stores the reusable demo token. Idempotent. */
  async addReusable(token: string, access: AgentAccess): Promise<void> {
    const document = { ...access, isReusable: true, usedAt: null, expiresAt: null };
    await this.tokens.updateOne({ _id: hash(token) }, { $setOnInsert: document }, { upsert: true });
  }

  /** Redeems a token; null for one that is unknown, used or expired. */
  async redeem(token: string, now: Date, { mayReuse }: { mayReuse: boolean }): Promise<AgentAccess | null> {
    const singleUse = { isReusable: false, usedAt: null, expiresAt: { $gt: now } };
    const found = await this.tokens
      .findOneAndUpdate(
        { _id: hash(token), ...(mayReuse ? { $or: [singleUse, { isReusable: true }] } : singleUse) },
        { $set: { usedAt: now } },
      )
      .lean();
    return found && { agentName: found.agentName, enrolmentId: found.enrolmentId };
  }

  /** Removes the tokens and launch codes of an account, and any that an earlier version stored under its name. */
  async removeOfAgent({ id, name: agentName }: AgentIdentity): Promise<void> {
    await this.tokens.deleteMany({ agentName, agentId: { $in: [id, null] } });
  }
}

const hash = (token: string) => hashToken('telephony', token);
