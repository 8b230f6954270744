import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commQuery, linkLifetimeDays, type CommEvent, type CommType } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { hashToken, type TokenPurpose } from '../../common/crypto/token-hash.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { DistributionRepository } from './distribution.repository.js';
import { MailTokenGuard } from './mail-token.guard.js';

const keptMs = linkLifetimeDays.mail * 24 * 60 * 60 * 1000;

/** What the token at the end of a link of each message opens. */
const opens = {
  invitation: 'save-and-continue',
  continue: 'continue',
  'password-reset': 'password-reset',
  'move-in-reminder': 'continue',
  'service-back': 'continue',
} as const satisfies Partial<Record<CommType, TokenPurpose>>;

/** A message that holds a link; codes hold none. */
export interface LinkMessage {
  readonly commType: keyof typeof opens;
  readonly enrolmentId: string;
  /** Ends with its token. */
  readonly link: string;
}

/** Which mails led somebody back to us. [COMMS-07] */
@Injectable()
export class DistributionsService {
  constructor(
    private readonly distributions: DistributionRepository,
    private readonly guard: MailTokenGuard,
    private readonly clock: Clock,
  ) {}

  /** Sends a message whose link names it; what could not be sent is not kept. */
  async handOver({ commType, enrolmentId, link }: LinkMessage, send: (link: string) => Promise<void>): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const named = new URL(link);
    named.searchParams.set(commQuery.type, commType);
    named.searchParams.set(commQuery.distribution, token);
    named.searchParams.set(commQuery.enrolment, enrolmentId);
    await send(named.href);
    const sentAt = this.clock.now();
    await this.distributions.keep({
      _id: hashToken('distribution', token),
      linkHash: hashToken(opens[commType], lastSegment(named)),
      commType,
      enrolmentId,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + keptMs),
    });
  }

  /** Notes that somebody came by the link of a message; again changes nothing. Throws INVALID_LINK, TOO_MANY_REQUESTS. */
  async opened(event: CommEvent, address: string): Promise<void> {
    await this.guard.known(address, async () => {
      if (!(await this.open(event))) throw new DomainError('INVALID_LINK');
    });
  }

  private async open({ token, commChannel, commType, enrolmentId, distributionToken }: CommEvent): Promise<boolean> {
    if (commChannel !== 'email' || commType === 'login-code') return false;
    const _id = hashToken('distribution', distributionToken);
    const linkHash = hashToken(opens[commType], token);
    return this.distributions.open({ _id, linkHash, commType, enrolmentId }, this.clock.now());
  }
}

const lastSegment = ({ pathname }: URL) => decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
