import { Injectable } from '@nestjs/common';
import type { CommsBlocked } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { LinksService } from '../links/links.service.js';
import { MailTokenGuard } from './mail-token.guard.js';
import { SuppressionRepository } from './suppression.repository.js';

/** Subscriptions to marketing mail. Codes, resets and service mails are sent regardless. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly links: LinksService,
    private readonly suppressions: SuppressionRepository,
    private readonly guard: MailTokenGuard,
    private readonly clock: Clock,
  ) {}

  /** Issues the token by which a mail to this mailbox unsubscribes it. */
  issueToken(enrolmentId: string, emailAddress: string): Promise<string> {
    return this.links.issue('unsubscribe', { enrolmentId, emailAddress });
  }

  isBlocked(emailAddress: string): Promise<boolean> {
    return this.suppressions.has(emailAddress);
  }

  /**
   * Unsubscribes a mailbox, or subscribes it again. Idempotent. Throws INVALID_LINK for an unknown token or one that was
   * mailed to another mailbox, TOO_MANY_REQUESTS. [COMMS-05, COMMS-06]
   */
  async setBlocked(token: string, { enabled, email }: CommsBlocked, address: string): Promise<void> {
    const mailbox = await this.guard.limitFailures(address, () => this.resolveMailbox(token, email));
    await (enabled ? this.suppressions.add(mailbox, this.clock.now()) : this.suppressions.remove(mailbox));
  }

  /** Unsubscribes the mailbox that the token was mailed to (RFC 8058). Throws like `setBlocked`. */
  async unsubscribe(token: string, address: string): Promise<void> {
    const mailbox = await this.guard.limitFailures(address, () => this.resolveMailbox(token));
    await this.suppressions.add(mailbox, this.clock.now());
  }

  private async resolveMailbox(token: string, claimed?: string): Promise<string> {
    const { emailAddress } = await this.links.peek('unsubscribe', token);
    if (emailAddress === null || (claimed !== undefined && claimed !== emailAddress.toLowerCase()))
      throw new DomainError('INVALID_LINK');
    return emailAddress;
  }
}
