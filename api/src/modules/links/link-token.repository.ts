import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { hashToken } from '../../common/crypto/token-hash.js';
import { LINK_TOKEN, type LinkPurpose, type LinkTokenDocument, type PhoneWay } from './link-token.model.js';

/** What a link opens. */
export interface LinkTarget {
  readonly enrolmentId: string;
  readonly emailAddress: string | null;
  readonly phone: PhoneWay | null;
}

@Injectable()
export class LinkTokenRepository {
  constructor(@InjectModel(LINK_TOKEN) private readonly tokens: Model<LinkTokenDocument>) {}

  async keep(
    purpose: LinkPurpose,
    token: string,
    target: LinkTarget & Pick<LinkTokenDocument, 'triesLeft'>,
    expiresAt: Date,
  ): Promise<void> {
    await this.tokens.create({ _id: hashToken(purpose, token), purpose, ...target, usedAt: null, expiresAt });
  }

  /** What an unused token opens; null for one that is unknown, used, tried out, expired or of another purpose. */
  async peek(purpose: LinkPurpose, token: string, now: Date): Promise<LinkTarget | null> {
    return toTarget(await this.tokens.findOne({ ...live(purpose, token, now), triesLeft: { $ne: 0 } }).lean());
  }

  /** As `peek`, for one of its tries: of any number of calls at once, as many get the target as there were tries. */
  async takeTry(purpose: LinkPurpose, token: string, now: Date): Promise<LinkTarget | null> {
    const filter = { ...live(purpose, token, now), triesLeft: { $gt: 0 } };
    return toTarget(await this.tokens.findOneAndUpdate(filter, { $inc: { triesLeft: -1 } }).lean());
  }

  /** Uses the token up, also when its last try was taken: of any number of calls at once, one gets the target. */
  async use(purpose: LinkPurpose, token: string, now: Date, email?: string): Promise<LinkTarget | null> {
    const ofMailbox = email === undefined ? {} : { emailAddress: email };
    const filter = { ...live(purpose, token, now), ...ofMailbox };
    return toTarget(await this.tokens.findOneAndUpdate(filter, { $set: { usedAt: now } }).lean());
  }

  async end(id: string, now: Date): Promise<void> {
    await this.tokens.updateOne({ _id: id, usedAt: null }, { $set: { usedAt: now } });
  }

  async endShownOf(enrolmentId: string, now: Date): Promise<void> {
    const shown = { purpose: 'phone', enrolmentId, usedAt: null, 'phone.sessionId': { $ne: null } } as const;
    await this.tokens.updateMany(shown, { $set: { usedAt: now } });
  }

  async endAllOf(purpose: LinkPurpose, enrolmentId: string, now: Date): Promise<void> {
    await this.tokens.updateMany({ purpose, enrolmentId, usedAt: null }, { $set: { usedAt: now } });
  }
}

const live = (purpose: LinkPurpose, token: string, now: Date) => ({
  _id: hashToken(purpose, token),
  usedAt: null,
  expiresAt: { $gt: now },
});

const toTarget = (found: LinkTokenDocument | null): LinkTarget | null =>
  found && { enrolmentId: found.enrolmentId, emailAddress: found.emailAddress, phone: found.phone ?? null };
