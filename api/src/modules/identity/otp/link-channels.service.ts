import { Injectable } from '@nestjs/common';
import {
  enrolmentStatus,
  type ChannelDetails,
  type ChannelDetailsQuery,
  type VerifiedChannels,
} from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { AccountLimits } from '../account/account-limits.js';
import { contactOf } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { shownContacts } from '../../move/enrolment/enrolment.mapper.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { maskContactOrEmpty } from './contact.js';

/** The contact channels behind a partner's link, and of an enrolment. */
@Injectable()
export class LinkChannelsService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly limits: AccountLimits,
  ) {}

  /** The masked contact behind a link. Throws INVALID_LINK, POSTCODE_VALIDATION_COMPLETED, TOO_MANY_REQUESTS. [OTP-08, OTP-22] */
  async channelDetails(
    { channel, token }: ChannelDetailsQuery,
    caller: CallerIdentity,
    clientAddress: string,
  ): Promise<ChannelDetails> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const enrolment = await this.enrolments.bySaveAndContinueToken(token);
    if (!enrolment || enrolment.forgottenAt || enrolment.lockedAt) throw new DomainError('INVALID_LINK');
    await refund();
    // An owner who is logged in needs no second code.
    const isLoggedIn = enrolment.ownedAt !== null && enrolment.id === caller.enrolmentId;
    if (isLoggedIn || hasEnded(enrolment)) throw new DomainError('POSTCODE_VALIDATION_COMPLETED');
    return { channel, contactDetails: maskContactOrEmpty(channel, contactOf(enrolment, channel)) };
  }

  /** The verified channels of the caller's enrolment; none for a caller without one. [OTP-09] */
  async verifiedChannels({ enrolmentId }: CallerIdentity): Promise<VerifiedChannels> {
    if (enrolmentId === null) return { email: false, sms: false };
    const { emailAddressVerified, contactNumberVerified } = shownContacts(await this.enrolments.get(enrolmentId));
    return { email: emailAddressVerified, sms: contactNumberVerified };
  }
}

/** Movers whose journey has ended log in instead. */
export function hasEnded({ status }: EnrolmentRecord): boolean {
  return status === enrolmentStatus.complete || status === enrolmentStatus.closed;
}
