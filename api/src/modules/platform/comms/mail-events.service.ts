import { Inject, Injectable } from '@nestjs/common';
import type { MailEventResult } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { type PostmarkEvent, undeliverableMailbox } from '../../../providers/email/email.postmark.js';
import { UndeliverableMailboxes } from './undeliverable-mailboxes.js';

/** Bounces and complaints, by which mailboxes become undeliverable. */
@Injectable()
export class MailEventsService {
  constructor(
    private readonly undeliverable: UndeliverableMailboxes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Records a permanent bounce or a complaint, and ignores any other event. Idempotent: the provider repeats events. Throws
   * TOO_MANY_REQUESTS, after which the provider reports the event again.
   */
  async record(event: PostmarkEvent): Promise<MailEventResult> {
    await this.limiter.hit({
      name: 'mail-events',
      by: 'mail provider',
      max: this.env.MAIL_EVENT_LIMIT,
      windowSeconds: 60,
    });
    const mailbox = undeliverableMailbox(event);
    if (mailbox === null) return { isSuppressed: false };
    await this.undeliverable.add(mailbox, this.clock.now());
    this.log.info({ cause: mailbox.cause }, 'mailbox suppressed');
    return { isSuppressed: true };
  }
}
