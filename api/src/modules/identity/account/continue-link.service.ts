import { Injectable } from '@nestjs/common';
import type { ContinueLinkRequest, Tokens } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { canOpen } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { ContactProof } from './contact-proof.js';
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
    private readonly proof: ContactProof,
    private readonly returnLinks: ReturnLinks,
  ) {}

  /**
   * Mails a link to the enrolment of an email address, preferring the caller's own. Does not reveal whether the address is
   * known. Throws VALIDATION, THIRD_PARTY, TOO_MANY_REQUESTS; CONTACT_UNVERIFIED when the caller's own address opens nothing.
   */
  async request(
    { emailAddress, returnUrl }: ContinueLinkRequest,
    ownEnrolmentId: string | null,
    clientAddress: string,
  ): Promise<void> {
    const link = await this.returnLinks.parse('continue', returnUrl);
    const enrolment = await this.findEnrolment(emailAddress, ownEnrolmentId);
    const isCallersOwn = enrolment !== null && enrolment.id === ownEnrolmentId;
    await this.mailer.mail({ purpose: 'continue', emailAddress, enrolment, isCallersOwn, link, clientAddress });
  }

  /** Exchanges a link for tokens, once, and marks its email address verified. Throws INVALID_LINK, TOO_MANY_REQUESTS. [ROUTE-14] */
  async continue(token: string, clientAddress: string): Promise<Tokens> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolmentId, emailAddress } = await this.links.redeem('continue', token);
    await this.proof.record({
      enrolmentId,
      channel: 'email',
      // The link is void when the mover has changed the address since.
      isSentTo: (current) => current === emailAddress,
      sessionId: null,
      problem: 'INVALID_LINK',
    });
    await refund();
    if (emailAddress !== null) await this.limits.trustClient(emailAddress, clientAddress);
    return this.tokens.logIn({ role: 'customer', enrolmentId });
  }

  private async findEnrolment(emailAddress: string, ownEnrolmentId: string | null): Promise<EnrolmentRecord | null> {
    const current = ownEnrolmentId === null ? null : await this.enrolments.get(ownEnrolmentId);
    if (current?.emailAddress !== emailAddress) return this.enrolments.byContact({ emailAddress });
    if (!canOpen(current, 'email')) throw new DomainError('CONTACT_UNVERIFIED');
    return current;
  }
}
