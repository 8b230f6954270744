import { Injectable } from '@nestjs/common';
import type { CommsBlocked } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { LinksService } from '../../identity/links/links.service.js';
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

  /** Like `issueToken`, for someone who has given us no address: the token stores only a keyed hash of the mailbox. */
  issueTokenWithoutAddress(enrolmentId: string, emailAddress: string): Promise<string> {
    return this.links.issue('unsubscribe', { enrolmentId, mailboxHash: this.suppressions.hashOf(emailAddress) });
  }

  isBlocked(emailAddress: string): Promise<boolean> {
    return this.suppressions.has(emailAddress);
  }

  /**
   * Unsubscribes a mailbox, or subscribes it again. Idempotent. Throws INVALID_LINK for an unknown token or one that was
   * mailed to another mailbox, TOO_MANY_REQUESTS. [COMMS-05, COMMS-06]
   */
  async setBlocked(token: string, { enabled, email }: CommsBlocked, address: string): Promise<void> {
    await this.guard.limitFailures(address, () => this.requireMailbox(token, email));
    await (enabled ? this.suppressions.add(email, this.clock.now()) : this.suppressions.remove(email));
  }

  /** Unsubscribes a mailbox when support gets that request from its owner. Idempotent. */
  unsubscribeOnRequest(emailAddress: string): Promise<void> {
    return this.suppressions.add(emailAddress, this.clock.now());
  }

  /** Unsubscribes the mailbox that the token was mailed to (RFC 8058). Throws like `setBlocked`. */
  async unsubscribe(token: string, address: string): Promise<void> {
    const { emailAddress, mailboxHash } = await this.guard.limitFailures(address, () => this.resolveMailbox(token));
    const now = this.clock.now();
    await (emailAddress === null
      ? this.suppressions.addHash(mailboxHash, now)
      : this.suppressions.add(emailAddress, now));
  }

  private async requireMailbox(token: string, claimed: string): Promise<void> {
    const { mailboxHash } = await this.resolveMailbox(token);
    if (!this.suppressions.isHashOf(mailboxHash, claimed)) throw new DomainError('INVALID_LINK');
  }

  private async resolveMailbox(
    token: string,
  ): Promise<{ readonly emailAddress: string | null; readonly mailboxHash: string }> {
    const { emailAddress, mailboxHash } = await this.links.peek('unsubscribe', token);
    const known = emailAddress === null ? mailboxHash : this.suppressions.hashOf(emailAddress);
    if (!known) throw new DomainError('INVALID_LINK');
    return { emailAddress, mailboxHash: known };
  }
}
