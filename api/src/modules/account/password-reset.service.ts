import { Injectable } from '@nestjs/common';
import type { NewPassword, PasswordResetRequest } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { LinkTarget } from '../links/link-token.repository.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { LinkMailer } from './link-mailer.js';
import { ReturnLinks } from './return-link.js';

/** Sets a new password for who has the mailbox. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly mailer: LinkMailer,
    private readonly links: LinksService,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly returnLinks: ReturnLinks,
  ) {}

  /** Mails a link; answers alike whether the address is known. Throws VALIDATION, THIRD_PARTY, TOO_MANY_REQUESTS. [PWD-04] */
  async request({ emailAddress, returnUrl }: PasswordResetRequest, clientAddress: string): Promise<void> {
    const linkOf = await this.returnLinks.to('password-reset', returnUrl);
    const enrolment = await this.enrolments.byContact({ emailAddress });
    await this.mailer.mail({ purpose: 'password-reset', emailAddress, enrolment, linkOf, clientAddress });
  }

  /** Throws INVALID_LINK, TOO_MANY_REQUESTS. [PWD-06] */
  async check(token: string, clientAddress: string): Promise<void> {
    const giveBack = await this.limits.takeTry(clientAddress);
    await this.mustStillBeTheirs(await this.links.peek('password-reset', token));
    await giveBack();
  }

  /** Ends every session of the account and its other reset links. Throws INVALID_LINK, TOO_MANY_REQUESTS. [PWD-07, PWD-08] */
  async reset(token: string, { emailAddress, password }: NewPassword, clientAddress: string): Promise<void> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { enrolmentId } = await this.links.use('password-reset', token, emailAddress);
    await this.mustStillBeTheirs({ enrolmentId, emailAddress });
    await giveBack();
    await this.passwords.set({ email: emailAddress, password, enrolmentId });
    await this.links.endAllOf('password-reset', enrolmentId);
    await this.tokens.endMoversOf(enrolmentId);
    await this.mailer.verified(enrolmentId, emailAddress);
  }

  /** An address that the mover has changed since sets no password any more. */
  private async mustStillBeTheirs({
    enrolmentId,
    emailAddress,
  }: Pick<LinkTarget, 'enrolmentId' | 'emailAddress'>): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt || emailAddress === null || enrolment.emailAddress !== emailAddress) {
      throw new DomainError('INVALID_LINK');
    }
  }
}
