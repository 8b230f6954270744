import { Injectable } from '@nestjs/common';
import {
  enrolmentStatus,
  validationResult,
  type ChannelDetails,
  type ChannelDetailsQuery,
  type Tokens,
  type ValidatePostcode,
  type VerifiedChannels,
} from '@home-move/contract';
import type { CallerIdentity } from '../../common/access/caller.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { AccountLimits } from '../account/account-limits.js';
import { AccountValidationService } from '../account/account-validation.service.js';
import { contactOf } from '../enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { maskContactOrEmpty } from './contact.js';

const { success, incorrectPostcode, convertedToUnpopulatedJourney } = validationResult;

/** The contact channels behind a partner's link, and the postcode that logs its mover in. */
@Injectable()
export class LinkChannelsService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly validation: AccountValidationService,
    private readonly limits: AccountLimits,
  ) {}

  /** The masked contact behind a link. Throws INVALID_LINK, POSTCODE_VALIDATION_COMPLETED, TOO_MANY_REQUESTS. [OTP-08, OTP-22] */
  async channelDetails({ channel, token }: ChannelDetailsQuery, clientAddress: string): Promise<ChannelDetails> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const enrolment = await this.enrolments.bySaveAndContinueToken(token);
    if (!enrolment) await this.rejectRenewedToken(token);
    if (!enrolment || enrolment.forgottenAt || enrolment.lockedAt) throw new DomainError('INVALID_LINK');
    await refund();
    if (hasEnded(enrolment)) throw new DomainError('POSTCODE_VALIDATION_COMPLETED');
    return { channel, contactDetails: maskContactOrEmpty(channel, contactOf(enrolment, channel)) };
  }

  /**
   * Issues tokens for the postcode behind a link. Throws INVALID_POSTCODE; DETAILS_NOT_CONFIRMED with the result for a link
   * that admits no one; POSTCODE_VALIDATION_COMPLETED, TOO_MANY_REQUESTS. [OTP-06]
   */
  async validatePostcode(
    { postcode, token }: ValidatePostcode,
    clientAddress: string,
  ): Promise<{ result: 0 | 7; token: Tokens }> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const known = await this.enrolments.bySaveAndContinueToken(token);
    if (!known) await this.rejectRenewedToken(token);
    if (known && !known.forgottenAt && !known.lockedAt && hasEnded(known)) {
      throw new DomainError('POSTCODE_VALIDATION_COMPLETED');
    }
    const { result, enrolmentId } = await this.validation.checkDetails(known, { postcode });
    if (result === incorrectPostcode) throw new DomainError('INVALID_POSTCODE');
    if (enrolmentId === null || !(result === success || result === convertedToUnpopulatedJourney)) {
      throw new DomainError('DETAILS_NOT_CONFIRMED', { result });
    }
    await refund();
    return { result, token: await this.validation.issueTokens(enrolmentId) };
  }

  /** A mover who has proven a contact since logs in instead. */
  private async rejectRenewedToken(token: string): Promise<void> {
    if (await this.enrolments.isRenewedToken(token)) throw new DomainError('POSTCODE_VALIDATION_COMPLETED');
  }

  /** The verified channels of the caller's enrolment; none for a caller without one. [OTP-09] */
  async verifiedChannels({ enrolmentId }: CallerIdentity): Promise<VerifiedChannels> {
    if (enrolmentId === null) return { email: false, sms: false };
    const { emailAddressVerified, contactNumberVerified } = await this.enrolments.get(enrolmentId);
    return { email: emailAddressVerified, sms: contactNumberVerified };
  }
}

/** Movers whose journey has ended log in instead. */
function hasEnded({ status }: EnrolmentRecord): boolean {
  return status === enrolmentStatus.complete || status === enrolmentStatus.closed;
}
