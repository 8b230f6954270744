import { Injectable } from '@nestjs/common';
import { Timers } from '../../common/clock/clock.js';
import { inResponseSteps } from '../../common/clock/response-step.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ProviderRejection } from '../../providers/provider-failure.js';
import { BrandService } from '../brand/brand.service.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { LinksService } from '../links/links.service.js';
import { Messages } from '../messages/messages.js';
import { AccountLimits } from './account-limits.js';
import type { ReturnLink } from './return-links.js';

/** A request to mail a link. */
export interface LinkRequest {
  readonly purpose: 'password-reset' | 'continue';
  readonly emailAddress: string;
  /** The enrolment of the address; null when the address is unknown. */
  readonly enrolment: EnrolmentRecord | null;
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

  private async send({ purpose, emailAddress, enrolment, link }: LinkRequest): Promise<void> {
    // For an unknown address, a mail server that is down must give the same response.
    if (!enrolment) return this.messages.check('email');
    const brand = await this.brands.of(enrolment.brand, link.brand);
    const to = { contact: emailAddress, brand, enrolmentId: enrolment.id };
    await this.links
      .deliver(purpose, { enrolmentId: enrolment.id, emailAddress }, (token) =>
        purpose === 'continue'
          ? this.messages.sendContinueLink(to, link.toLink(token))
          : this.messages.sendPasswordReset(to, link.toLink(token)),
      )
      .catch(ignoreRejectedMailbox);
  }
}

/** A mailbox that the mail server rejects must get the same response as an unknown address. */
function ignoreRejectedMailbox(error: unknown): void {
  if (!(error instanceof DomainError && error.cause instanceof ProviderRejection)) throw error;
}
