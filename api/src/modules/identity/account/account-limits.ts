import { Inject, Injectable } from '@nestjs/common';
import { AccountLimiter } from '../../../common/rate-limit/account-limiter.js';
import { failedAttemptWindowSeconds, type Limit, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';

const hour = 60 * 60;
/** The longest wait of a mover while strangers request messages to the same contact. */
const maxDelaySeconds = 5 * 60;

/** Rate limits of account validation and of requested messages. Every method throws TOO_MANY_REQUESTS. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly accountLimiter: AccountLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Counts wrong details and links per client address. Call the returned function to refund a successful attempt. */
  takeAttempt(clientAddress: string): Promise<() => Promise<void>> {
    return this.limiter.take({
      name: 'validate',
      by: clientAddress,
      max: this.env.VALIDATE_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
  }

  /** Counts wrong codes per client address. Call the returned function to refund a successful attempt. */
  takeCodeAttempt(clientAddress: string): Promise<() => Promise<void>> {
    return this.limiter.take({
      name: 'otp-verify',
      by: clientAddress,
      max: this.env.OTP_VERIFY_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
  }

  /** Counts links per email address or number and client address. Call the returned function to refund one that could not be sent. */
  takeLink(contact: string, clientAddress: string): Promise<() => Promise<void>> {
    return this.takeMessage('link', contact, this.env.RESET_LIMIT, clientAddress);
  }

  /** Counts codes per email address or number and client address. Call the returned function to refund one that could not be sent. */
  takeCode(contact: string, clientAddress: string): Promise<() => Promise<void>> {
    return this.takeMessage('otp', contact, this.env.OTP_LIMIT, clientAddress);
  }

  /** Exempts a client, from which a contact was proven, from delays that strangers cause by requests for it. */
  trustClient(contact: string, clientAddress: string): Promise<void> {
    return this.accountLimiter.trust(contact, clientAddress);
  }

  /** Counts the links to another device that an enrolment shows on screen. */
  hitPhoneLink(enrolmentId: string): Promise<void> {
    const max = this.env.PHONE_LINK_LIMIT;
    return this.limiter.hit({ name: 'phone-link', by: enrolmentId, max, windowSeconds: hour });
  }

  /** Counts the changes of proven contacts that agents make to an enrolment: its owner gets a message about each. */
  hitContactChange(enrolmentId: string): Promise<void> {
    return this.limiter.hit({ name: 'contact-change', by: enrolmentId, max: 10, windowSeconds: 24 * hour });
  }

  /** Counts click reports, which need no session, per client address. */
  hitClick(clientAddress: string): Promise<void> {
    return this.limiter.hit({ name: 'click', by: clientAddress, max: this.env.MESSAGE_LIMIT, windowSeconds: hour });
  }

  private async takeMessage(name: string, contact: string, max: number, clientAddress: string) {
    const byAddress: Limit = {
      name: `${name}-address`,
      by: clientAddress,
      max: this.env.MESSAGE_LIMIT,
      windowSeconds: hour,
    };
    await this.limiter.hit(byAddress);
    const client = clientAddress;
    return this.accountLimiter.take({ name, account: contact, client, max, windowSeconds: hour, maxDelaySeconds });
  }
}
