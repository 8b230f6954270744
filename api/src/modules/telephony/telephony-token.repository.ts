import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { hashToken } from '../../common/crypto/token-hash.js';
import { TELEPHONY_TOKEN, type TelephonyTokenDocument } from './telephony-token.model.js';

/** Whom a token lets in, and where. */
export interface AgentAccess {
  readonly agentName: string;
  readonly enrolmentId: string;
}

@Injectable()
export class TelephonyTokenRepository {
  constructor(@InjectModel(TELEPHONY_TOKEN) private readonly tokens: Model<TelephonyTokenDocument>) {}

  /** Stores a token that opens once, until it expires. */
  async keep(token: string, access: AgentAccess, expiresAt: Date): Promise<void> {
    await this.tokens.create({ _id: hash(token), ...access, isReusable: false, usedAt: null, expiresAt });
  }

  /** Stores the demo's token; storing it again changes nothing. */
  async keepReusable(token: string, access: AgentAccess): Promise<void> {
    const document = { ...access, isReusable: true, usedAt: null, expiresAt: null };
    await this.tokens.updateOne({ _id: hash(token) }, { $setOnInsert: document }, { upsert: true });
  }

  /** Uses a token up and gives what it opens; null for one that is unknown, used or expired. */
  async use(token: string, now: Date, { mayReuse }: { mayReuse: boolean }): Promise<AgentAccess | null> {
    const once = { isReusable: false, usedAt: null, expiresAt: { $gt: now } };
    const found = await this.tokens
      .findOneAndUpdate(
        { _id: hash(token), ...(mayReuse ? { $or: [once, { isReusable: true }] } : once) },
        { $set: { usedAt: now } },
      )
      .lean();
    return found && { agentName: found.agentName, enrolmentId: found.enrolmentId };
  }
}

const hash = (token: string) => hashToken('telephony', token);
