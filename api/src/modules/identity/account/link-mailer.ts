import { Injectable } from '@nestjs/common';
import { Timers } from '../../../common/clock/clock.js';
import { inResponseSteps } from '../../../common/clock/response-step.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ProviderRejection } from '../../../providers/http/provider-failure.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { isProvenContact } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { LinksService } from '../links/links.service.js';
import { isLimitReached } from '../../platform/messages/contact-limit.js';
import { Messages } from '../../platform/messages/messages.js';
import { AccountLimits } from './account-limits.js';
import type { ReturnLink } from './return-links.js';

/** A request to mail a link. */
export interface LinkRequest {
  readonly purpose: 'password-reset' | 'continue';
  readonly emailAddress: string;
  /** The enrolment of the address; null when the address is unknown. */
  readonly enrolment: EnrolmentRecord | null;
  /** Whether it is the enrolment of the caller's session. */
  readonly isCallersOwn: boolean;
  readonly link: ReturnLink;
  readonly clientAddress: string;
}

/** Mails links to movers without revealing, by response or duration, whether an address is known. */
@Injectable()
export class LinkMailer {
  constructor(
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly limits: AccountLimits,
    private readonly timers: Timers,
  ) {}

  /** Throws TOO_MANY_REQUESTS, and THIRD_PARTY, after which no link is valid and none is counted. */
  async mail(request: LinkRequest): Promise<void> {
    const refund = await this.limits.takeLink(request.emailAddress, request.clientAddress);
    await inResponseSteps(this.timers, async () => {
      try {
        await this.send(request);
      } catch (error) {
        await refund();
        throw error;
      }
    });
  }

  private async send({ purpose, emailAddress, enrolment, isCallersOwn, link }: LinkRequest): Promise<void> {
    // For an unknown address, a mail server that is down must give the same response.
    if (!enrolment) return this.messages.check('email');
    const brand = await this.brands.of(enrolment.brand, link.brand);
    const isProven = isProvenContact(enrolment, 'email', emailAddress);
    const to = { contact: emailAddress, brand, enrolmentId: enrolment.id, isProven };
    await this.links
      .deliver(purpose, { enrolmentId: enrolment.id, emailAddress }, (token) =>
        purpose === 'continue'
          ? this.messages.sendContinueLink(to, link.toLink(token))
          : this.messages.sendPasswordReset(to, link.toLink(token)),
      )
      .catch((error: unknown) => {
        if (!looksUnknown(error, isCallersOwn)) throw error;
      });
  }
}

/**
 * A mailbox that the mail server rejects, or that has had enough messages for the day, must get the same response as an unknown
 * address. Movers may learn the latter about their own.
 */
function looksUnknown(error: unknown, isCallersOwn: boolean): boolean {
  if (isLimitReached(error)) return !isCallersOwn;
  return error instanceof DomainError && error.cause instanceof ProviderRejection;
}
