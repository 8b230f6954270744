import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { hashToken } from '../../../common/crypto/token-hash.js';
import { LINK_TOKEN, type LinkPurpose, type LinkTokenDocument, type PhoneLinkOrigin } from './link-token.model.js';

/** What a link gives access to. */
export interface LinkTarget {
  readonly enrolmentId: string;
  readonly emailAddress: string | null;
  readonly mailboxHash?: string;
  readonly changeId?: string;
  readonly phone: PhoneLinkOrigin | null;
}

@Injectable()
export class LinkTokenRepository implements OnModuleInit {
  constructor(
    @InjectModel(LINK_TOKEN) private readonly tokens: Model<LinkTokenDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('link_tokens', async ({ enrolmentId }) => {
      // A flatmate's link to unsubscribe has a hash of the flatmate's address: it stays, and leads to no enrolment.
      const ofOthers = { enrolmentId, mailboxHash: { $exists: true } };
      await this.tokens.updateMany(ofOthers, { $set: { enrolmentId: 'forgotten' } });
      await this.tokens.deleteMany({ enrolmentId });
    });
  }

  /** Throws a duplicate key for a `soleKey` that another link has. */
  async store(
    purpose: LinkPurpose,
    token: string,
    target: LinkTarget & Pick<LinkTokenDocument, 'triesLeft' | 'soleKey'>,
    expiresAt: Date,
  ): Promise<void> {
    await this.tokens.create({ _id: hashToken(purpose, token), purpose, ...target, usedAt: null, expiresAt });
  }

  /** The target of an unused token; null for one that is unknown, used, exhausted, expired or of another purpose. */
  async peek(purpose: LinkPurpose, token: string, now: Date): Promise<LinkTarget | null> {
    return toTarget(await this.tokens.findOne({ ...activeToken(purpose, token, now), triesLeft: { $ne: 0 } }).lean());
  }

  /** Like `peek`, but consumes an attempt. Atomic: concurrent calls cannot exceed the remaining attempts. */
  async takeAttempt(purpose: LinkPurpose, token: string, now: Date): Promise<LinkTarget | null> {
    const filter = { ...activeToken(purpose, token, now), triesLeft: { $gt: 0 } };
    return toTarget(await this.tokens.findOneAndUpdate(filter, { $inc: { triesLeft: -1 } }).lean());
  }

  /** Redeems the token, even after its last attempt. Of any number of concurrent calls, one receives the target. */
  async redeem(purpose: LinkPurpose, token: string, now: Date, email?: string): Promise<LinkTarget | null> {
    const mailboxFilter = email === undefined ? {} : { emailAddress: email };
    const filter = { ...activeToken(purpose, token, now), ...mailboxFilter };
    return toTarget(await this.tokens.findOneAndUpdate(filter, used(now)).lean());
  }

  /** Whether an enrolment has an unused token of this purpose. */
  async isActive(purpose: LinkPurpose, enrolmentId: string, now: Date): Promise<boolean> {
    return (await this.tokens.exists({ purpose, enrolmentId, usedAt: null, expiresAt: { $gt: now } })) !== null;
  }

  async restore(id: string): Promise<void> {
    await this.tokens.updateOne({ _id: id }, { $set: { usedAt: null } });
  }

  async end(id: string, now: Date): Promise<LinkTarget | null> {
    return toTarget(await this.tokens.findOneAndUpdate({ _id: id, usedAt: null }, used(now)).lean());
  }

  async endShown(enrolmentId: string, now: Date): Promise<void> {
    const shown = { purpose: 'phone', enrolmentId, usedAt: null, 'phone.sessionId': { $ne: null } } as const;
    await this.tokens.updateMany(shown, used(now));
  }

  async endAll(purposes: readonly LinkPurpose[], enrolmentId: string, now: Date): Promise<void> {
    const filter = { purpose: { $in: [...purposes] }, enrolmentId, usedAt: null };
    await this.tokens.updateMany(filter, used(now));
  }
}

const activeToken = (purpose: LinkPurpose, token: string, now: Date) => ({
  _id: hashToken(purpose, token),
  usedAt: null,
  expiresAt: { $gt: now },
});

const used = (now: Date) => ({ $set: { usedAt: now }, $unset: { soleKey: 1 } });

const toTarget = (found: LinkTokenDocument | null): LinkTarget | null =>
  found && {
    enrolmentId: found.enrolmentId,
    emailAddress: found.emailAddress,
    ...(found.mailboxHash && { mailboxHash: found.mailboxHash }),
    ...(found.changeId !== undefined && { changeId: found.changeId }),
    phone: found.phone ?? null,
  };
