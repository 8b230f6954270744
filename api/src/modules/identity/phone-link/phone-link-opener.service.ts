import { Injectable } from '@nestjs/common';
import type { OpenPhoneLink, PhoneLinkChallenge, Tokens } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { AccountLimits } from '../account/account-limits.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { PhoneLinkOrigin } from '../links/link-token.model.js';
import type { LinkTarget } from '../links/link-token.repository.js';
import { LinksService } from '../links/links.service.js';
import { maskContactOrEmpty } from '../otp/contact.js';
import { OtpService } from '../otp/otp.service.js';
import type { Session } from '../token/session.repository.js';
import { TokensService } from '../token/tokens.service.js';
import { codeRecipient, hasPostcode, matchesPostcode } from './mover-proof.js';

/** Logs a mover in on another device. Every call throws INVALID_LINK and TOO_MANY_REQUESTS. */
@Injectable()
export class PhoneLinkOpener {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly otp: OtpService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
  ) {}

  /** Which proof the link requires, without consuming an attempt. */
  async challenge(token: string, clientAddress: string): Promise<PhoneLinkChallenge> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolment, phone } = await this.resolve(await this.links.peek('phone', token));
    const to = codeRecipient(enrolment);
    const { step } = phone;
    await refund();
    if (hasPostcode(enrolment)) return { step, asks: 'postcode' };
    if (!to) throw new DomainError('INVALID_LINK');
    return { step, asks: 'code', channel: to.channel, contactDetails: maskContactOrEmpty(to.channel, to.contact) };
  }

  /** Sends a code to the calling session; verifying the code redeems the link. Also throws THIRD_PARTY. */
  async sendCode(token: string, sessionId: string, clientAddress: string): Promise<void> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolment } = await this.resolve(await this.links.peek('phone', token));
    const to = codeRecipient(enrolment);
    if (!to) throw new DomainError('INVALID_LINK');
    await refund();
    const linkId = this.links.idOf('phone', token);
    await this.otp.sendFor({ sessionId, to, enrolment, linkId }, clientAddress);
  }

  /**
   * Exchanges the postcode for tokens with the role of the session that requested the link. Also throws INVALID_POSTCODE,
   * which does not count towards locking the account, because the link is the mover's own.
   */
  async open({ token, postcode }: OpenPhoneLink, clientAddress: string): Promise<Tokens> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolment, phone, shownBy } = await this.resolve(await this.links.takeAttempt('phone', token));
    if (!matchesPostcode(enrolment, postcode)) throw new DomainError('INVALID_POSTCODE');
    await this.links.redeem('phone', token);
    await refund();
    return this.tokens.logIn({ role: phone.role, enrolmentId: enrolment.id }, { shownBy });
  }

  private async resolve(target: LinkTarget): Promise<ResolvedLink> {
    const { enrolmentId, phone } = target;
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || !phone || enrolment.forgottenAt || enrolment.lockedAt) throw new DomainError('INVALID_LINK');
    const shownBy = phone.sessionId === null ? null : await this.tokens.findActive(phone.sessionId);
    const hasEnded = phone.sessionId !== null && shownBy === null;
    if (hasEnded || !isContactCurrent(target, enrolment)) throw new DomainError('INVALID_LINK');
    return { enrolment, phone, shownBy };
  }
}

interface ResolvedLink {
  readonly enrolment: EnrolmentRecord;
  readonly phone: PhoneLinkOrigin;
  /** The session that shows the link; null for a link that was sent. */
  readonly shownBy: Session | null;
}

/** A link is void when the mover has changed the address or number that it was sent to. */
function isContactCurrent({ emailAddress, phone }: LinkTarget, enrolment: EnrolmentRecord): boolean {
  const { contactNumber = null } = phone ?? {};
  return (
    (emailAddress === null || emailAddress === enrolment.emailAddress) &&
    (contactNumber === null || contactNumber === enrolment.contactNumber)
  );
}
