import { Injectable } from '@nestjs/common';
import type { NewPassword, PasswordResetRequest } from '@home-move/contract';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { newSaveAndContinueToken } from '../../move/enrolment/new-enrolment.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { ContactProof, type Proof, requireProvable } from './contact-proof.js';
import { LinkMailer } from './link-mailer.js';
import { ReturnLinks } from './return-links.js';

/** Sets a new password for the owner of the mailbox. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly mailer: LinkMailer,
    private readonly links: LinksService,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly proof: ContactProof,
    private readonly returnLinks: ReturnLinks,
  ) {}

  /** Mails a reset link. Does not reveal whether the address is known. Throws VALIDATION, THIRD_PARTY, TOO_MANY_REQUESTS. [PWD-04] */
  async request({ emailAddress, returnUrl }: PasswordResetRequest, clientAddress: string): Promise<void> {
    const link = await this.returnLinks.parse('password-reset', returnUrl);
    const enrolment = await this.enrolments.byContact({ emailAddress });
    await this.mailer.mail({
      purpose: 'password-reset',
      emailAddress,
      enrolment,
      isCallersOwn: false,
      link,
      clientAddress,
    });
  }

  /** Resolves while a link is valid. Throws INVALID_LINK, TOO_MANY_REQUESTS. [PWD-06] */
  async check(token: string, clientAddress: string): Promise<void> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolmentId, emailAddress } = await this.links.peek('password-reset', token);
    requireProvable(await this.enrolments.find(enrolmentId), proofOf(enrolmentId, emailAddress));
    await refund();
  }

  /** Sets the password, ends every session, every other reset link and the calendar of the account, and renews its token. Throws INVALID_LINK, TOO_MANY_REQUESTS. [PWD-07, PWD-08] */
  async reset(token: string, { emailAddress, password }: NewPassword, clientAddress: string): Promise<void> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolmentId } = await this.links.redeem('password-reset', token, emailAddress);
    const enrolment = await this.proof.record(proofOf(enrolmentId, emailAddress));
    await refund();
    await this.limits.trustClient(emailAddress, clientAddress);
    await this.passwords.set({ email: emailAddress, password, enrolmentId });
    await this.enrolments.revise(enrolment, () => ({ saveAndContinueToken: newSaveAndContinueToken() }));
    await this.links.endAll('password-reset', enrolmentId);
    await this.links.endAll('calendar', enrolmentId);
    await this.tokens.endMoverSessions(enrolmentId);
  }
}

/** A link is void when the mover has changed the address since. */
function proofOf(enrolmentId: string, emailAddress: string | null): Proof {
  const isSentTo = (current: string) => current === emailAddress;
  return { enrolmentId, channel: 'email', isSentTo, sessionId: null, problem: 'INVALID_LINK' };
}
