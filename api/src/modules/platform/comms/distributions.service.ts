import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commQuery, linkLifetimeDays, type CommEvent, type CommType } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken, type TokenPurpose } from '../../../common/crypto/token-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { DistributionRepository } from './distribution.repository.js';
import { MailTokenGuard } from './mail-token.guard.js';

const retentionMs = linkLifetimeDays.mail * 24 * 60 * 60 * 1000;

/** The purpose of the token at the end of the link, for each message. */
const tokenPurposes = {
  invitation: 'save-and-continue',
  continue: 'continue',
  'password-reset': 'password-reset',
  'move-saved': 'continue',
  'move-exists': 'continue',
  'move-in-reminder': 'continue',
  'erasure-warning': 'continue',
  'service-back': 'continue',
  'agent-link': 'save-and-continue',
  'energy-invite': 'save-and-continue',
  'broadband-invite': 'save-and-continue',
} as const satisfies Partial<Record<CommType, TokenPurpose>>;

/** A message with a link; codes have none. */
export interface LinkMessage {
  readonly commType: keyof typeof tokenPurposes;
  readonly enrolmentId: string;
  /** Ends with the token. */
  readonly link: string;
}

/** Tracks which mails led their recipient back to the portal. [COMMS-07] */
@Injectable()
export class DistributionsService {
  constructor(
    private readonly distributions: DistributionRepository,
    private readonly guard: MailTokenGuard,
    private readonly clock: Clock,
  ) {}

  /** Sends a message whose link identifies it. Records nothing when sending fails. */
  async deliver({ commType, enrolmentId, link }: LinkMessage, send: (link: string) => Promise<void>): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const url = new URL(link);
    url.searchParams.set(commQuery.type, commType);
    url.searchParams.set(commQuery.distribution, token);
    url.searchParams.set(commQuery.enrolment, enrolmentId);
    await send(url.href);
    const sentAt = this.clock.now();
    await this.distributions.add({
      _id: hashToken('distribution', token),
      linkHash: hashToken(tokenPurposes[commType], lastSegment(url)),
      commType,
      enrolmentId,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + retentionMs),
    });
  }

  /** Records that the link of a message was opened. Idempotent. Throws INVALID_LINK, TOO_MANY_REQUESTS. */
  async recordOpening(event: CommEvent, address: string): Promise<void> {
    await this.guard.limitFailures(address, async () => {
      if (!(await this.findAndRecord(event))) throw new DomainError('INVALID_LINK');
    });
  }

  private async findAndRecord({
    token,
    commChannel,
    commType,
    enrolmentId,
    distributionToken,
  }: CommEvent): Promise<boolean> {
    if (commChannel !== 'email' || commType === 'login-code') return false;
    const _id = hashToken('distribution', distributionToken);
    const linkHash = hashToken(tokenPurposes[commType], token);
    return this.distributions.recordOpening({ _id, linkHash, commType, enrolmentId }, this.clock.now());
  }
}

const lastSegment = ({ pathname }: URL) => decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
