import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import type { Recipient } from './messages.js';
import { contactLimitReached } from './mail-frame.texts.js';

const day = 24 * 60 * 60;
/** How many messages of a day remain for what the owner of the contact requests: codes and links. */
const keptForRequests = 2;

/** Whether the recipient has asked for a message, on a page or on the phone, or gets it without. */
export type Occasion = 'requested' | 'unrequested';

/** A recipient whose messages are counted. */
export type LimitedRecipient = Pick<Recipient, 'channel' | 'contact' | 'isProven' | 'beforeSending'>;

/**
 * Limits the messages of all kinds together to a mailbox or number that no one has proven: anyone can enter it. A proven one is
 * limited by kind only.
 */
@Injectable()
export class ContactLimit {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Runs `send`, and counts the message unless it fails. Throws TOO_MANY_REQUESTS with `retryAfter`, and does not send then. */
  async sending(to: LimitedRecipient, occasion: Occasion, send: () => Promise<void>): Promise<void> {
    const refund = to.isProven ? async () => undefined : await this.take(to, occasion);
    try {
      await to.beforeSending?.();
      await send();
    } catch (error) {
      await refund();
      throw error;
    }
  }

  private async take(to: LimitedRecipient, occasion: Occasion): Promise<() => Promise<void>> {
    const { UNPROVEN_CONTACT_LIMIT: all } = this.env;
    const max = occasion === 'requested' ? all : Math.max(1, all - keptForRequests);
    try {
      return await this.limiter.take({ name: 'unproven-contact', by: mailboxOrNumber(to), max, windowSeconds: day });
    } catch (error) {
      if (!isLimitReached(error)) throw error;
      throw new DomainError(error.code, { ...error.data, detail: contactLimitReached[to.channel] });
    }
  }
}

/** Whether a message was not sent because its recipient has had as many as it may get. */
export function isLimitReached(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS';
}

/** The same for every spelling of a mailbox or number: lower case without a "+tag", and the international form (E.164). */
export function mailboxOrNumber({ channel, contact }: Pick<LimitedRecipient, 'channel' | 'contact'>): string {
  if (channel === 'sms') return contact.replace(/^0/, '+44');
  const [name = '', host = ''] = contact.toLowerCase().split('@');
  return `${name.replace(/(?<=.)\+.*$/, '')}@${host}`;
}
