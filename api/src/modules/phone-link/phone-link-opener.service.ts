import { Injectable } from '@nestjs/common';
import type { OpenPhoneLink, PhoneLinkChallenge, Tokens } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import { AccountLimits } from '../account/account-limits.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { PhoneWay } from '../links/link-token.model.js';
import type { LinkTarget } from '../links/link-token.repository.js';
import { LinksService } from '../links/links.service.js';
import { masked } from '../otp/contact.js';
import { OtpService } from '../otp/otp.service.js';
import { TokensService } from '../token/tokens.service.js';
import { codeContactOf, hasPostcode, isPostcodeOf } from './proof-of-mover.js';

/** Lets a mover in on another device. Every call throws INVALID_LINK and TOO_MANY_REQUESTS. */
@Injectable()
export class PhoneLinkOpener {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly otp: OtpService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
  ) {}

  /** As often as it is asked. */
  async asks(token: string, clientAddress: string): Promise<PhoneLinkChallenge> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { enrolment, phone } = await this.behind(await this.links.peek('phone', token));
    const to = codeContactOf(enrolment);
    const { step } = phone;
    await giveBack();
    if (hasPostcode(enrolment)) return { step, asks: 'postcode' };
    if (!to) throw new DomainError('INVALID_LINK');
    return { step, asks: 'code', channel: to.channel, contactDetails: masked(to.channel, to.contact) };
  }

  /** For the session that asks; the link is used up with the code, not before. Throws THIRD_PARTY too. */
  async sendCode(token: string, sessionId: string, clientAddress: string): Promise<void> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { enrolment } = await this.behind(await this.links.peek('phone', token));
    const to = codeContactOf(enrolment);
    if (!to) throw new DomainError('INVALID_LINK');
    await giveBack();
    const linkId = this.links.idOf('phone', token);
    await this.otp.sendBehindLink({ sessionId, to, enrolment, linkId }, clientAddress);
  }

  /**
   * Tokens for who knows the postcode, in the role of whoever asked for the link. Throws INVALID_POSTCODE too; it does not
   * count towards the lock of the account, for the link is the mover's own.
   */
  async open({ token, postcode }: OpenPhoneLink, clientAddress: string): Promise<Tokens> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { enrolment, phone } = await this.behind(await this.links.takeTry('phone', token));
    if (!isPostcodeOf(enrolment, postcode)) throw new DomainError('INVALID_POSTCODE');
    await this.links.use('phone', token);
    await giveBack();
    return this.tokens.issue({ role: phone.role, enrolmentId: enrolment.id });
  }

  private async behind(target: LinkTarget): Promise<{ enrolment: EnrolmentRecord; phone: PhoneWay }> {
    const { enrolmentId, phone } = target;
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || !phone || enrolment.forgottenAt || enrolment.lockedAt) throw new DomainError('INVALID_LINK');
    const isOver = phone.sessionId !== null && !(await this.tokens.isAlive(phone.sessionId));
    if (isOver || !isStillTheirs(target, enrolment)) throw new DomainError('INVALID_LINK');
    return { enrolment, phone };
  }
}

/** An address or number that the mover has changed since is not the way in any more. */
function isStillTheirs({ emailAddress, phone }: LinkTarget, enrolment: EnrolmentRecord): boolean {
  const { contactNumber = null } = phone ?? {};
  return (
    (emailAddress === null || emailAddress === enrolment.emailAddress) &&
    (contactNumber === null || contactNumber === enrolment.contactNumber)
  );
}
