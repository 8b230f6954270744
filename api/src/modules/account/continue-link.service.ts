import { Injectable } from '@nestjs/common';
import type { ContinueLinkRequest, Tokens } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { FirstVerification } from './first-verification.js';
import { LinkMailer } from './link-mailer.js';
import { ReturnLinks } from './return-links.js';

/** Returns movers to a saved move by mail. */
@Injectable()
export class ContinueLinkService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly mailer: LinkMailer,
    private readonly links: LinksService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly firstVerification: FirstVerification,
    private readonly returnLinks: ReturnLinks,
  ) {}

  /**
   * Mails a link to the enrolment of an email address, preferring the caller's own. Does not reveal whether the address is
   * known. Throws VALIDATION, THIRD_PARTY, TOO_MANY_REQUESTS.
   */
  async request(
    { emailAddress, returnUrl }: ContinueLinkRequest,
    ownEnrolmentId: string | null,
    clientAddress: string,
  ): Promise<void> {
    const toLink = await this.returnLinks.builderFor('continue', returnUrl);
    const enrolment = await this.findEnrolment(emailAddress, ownEnrolmentId);
    await this.mailer.mail({ purpose: 'continue', emailAddress, enrolment, toLink, clientAddress });
  }

  /** Exchanges a link for tokens, once, and marks its email address verified. Throws INVALID_LINK, TOO_MANY_REQUESTS. [ROUTE-14] */
  async continue(token: string, clientAddress: string): Promise<Tokens> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolmentId, emailAddress } = await this.links.redeem('continue', token);
    const enrolment = await this.enrolments.find(enrolmentId);
    // The link is void when the mover has changed the address since.
    if (!enrolment || enrolment.forgottenAt || emailAddress === null || enrolment.emailAddress !== emailAddress) {
      throw new DomainError('INVALID_LINK');
    }
    await refund();
    await this.firstVerification.secure(enrolment);
    await this.mailer.markEmailVerified(enrolmentId, emailAddress);
    return this.tokens.issue({ role: 'customer', enrolmentId });
  }

  private async findEnrolment(emailAddress: string, ownEnrolmentId: string | null): Promise<EnrolmentRecord | null> {
    const current = ownEnrolmentId === null ? null : await this.enrolments.get(ownEnrolmentId);
    return current?.emailAddress === emailAddress ? current : this.enrolments.byContact({ emailAddress });
  }
}
