import { Injectable } from '@nestjs/common';
import type { ContinueLinkRequest, Tokens } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { FirstProof } from './first-proof.js';
import { LinkMailer } from './link-mailer.js';
import { ReturnLinks } from './return-link.js';

/** Brings a mover back to a saved move by their mailbox. */
@Injectable()
export class ContinueLinkService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly mailer: LinkMailer,
    private readonly links: LinksService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly firstProof: FirstProof,
    private readonly returnLinks: ReturnLinks,
  ) {}

  /**
   * Mails a link to the move of an address, before others to the one that the caller is in; answers alike whether the
   * address is known. Throws VALIDATION, THIRD_PARTY, TOO_MANY_REQUESTS.
   */
  async request(
    { emailAddress, returnUrl }: ContinueLinkRequest,
    own: string | null,
    clientAddress: string,
  ): Promise<void> {
    const linkOf = await this.returnLinks.to('continue', returnUrl);
    const enrolment = await this.moveOf(emailAddress, own);
    await this.mailer.mail({ purpose: 'continue', emailAddress, enrolment, linkOf, clientAddress });
  }

  /** Tokens for a link, once; its mailbox is verified then. Throws INVALID_LINK, TOO_MANY_REQUESTS. [ROUTE-14] */
  async continue(token: string, clientAddress: string): Promise<Tokens> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { enrolmentId, emailAddress } = await this.links.use('continue', token);
    const enrolment = await this.enrolments.find(enrolmentId);
    // An address that the mover has changed since is not the way in any more.
    if (!enrolment || enrolment.forgottenAt || emailAddress === null || enrolment.emailAddress !== emailAddress) {
      throw new DomainError('INVALID_LINK');
    }
    await giveBack();
    await this.firstProof.of(enrolment);
    await this.mailer.verified(enrolmentId, emailAddress);
    return this.tokens.issue({ role: 'customer', enrolmentId });
  }

  private async moveOf(emailAddress: string, own: string | null): Promise<EnrolmentRecord | null> {
    const current = own === null ? null : await this.enrolments.get(own);
    return current?.emailAddress === emailAddress ? current : this.enrolments.byContact({ emailAddress });
  }
}
