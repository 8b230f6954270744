import { Inject, Injectable } from '@nestjs/common';
import { type Limit, RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../config/env.js';

const quarter = 15 * 60;
const hour = 60 * 60;

/** How often accounts may be tried and messages asked for. Each throws TOO_MANY_REQUESTS. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Details and links that do not fit, by client address: the function that it gives takes back the one that did. */
  takeTry(clientAddress: string): Promise<() => Promise<void>> {
    return this.limiter.take({
      name: 'validate',
      by: clientAddress,
      max: this.env.VALIDATE_LIMIT,
      windowSeconds: quarter,
    });
  }

  /** Codes that do not fit, likewise. */
  takeCodeTry(clientAddress: string): Promise<() => Promise<void>> {
    return this.limiter.take({
      name: 'otp-verify',
      by: clientAddress,
      max: this.env.OTP_VERIFY_LIMIT,
      windowSeconds: quarter,
    });
  }

  /** A link to an address or number; the function that it gives takes it back when it could not be sent. */
  takeLink(contact: string, clientAddress: string): Promise<() => Promise<void>> {
    return this.takeMessage('link', contact, this.env.RESET_LIMIT, clientAddress);
  }

  /** A code, likewise. */
  takeCode(contact: string, clientAddress: string): Promise<() => Promise<void>> {
    return this.takeMessage('otp', contact, this.env.OTP_LIMIT, clientAddress);
  }

  /** Links to another device that an enrolment shows on its screens. */
  hitPhoneLink(enrolmentId: string): Promise<void> {
    const max = this.env.PHONE_LINK_LIMIT;
    return this.limiter.hit({ name: 'phone-link', by: enrolmentId, max, windowSeconds: hour });
  }

  /** Reports that anybody may send, by client address. */
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
    return this.limiter.take({ name, by: contact, max, windowSeconds: hour });
  }
}
