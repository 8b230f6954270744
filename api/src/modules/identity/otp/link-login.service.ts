import { Injectable } from '@nestjs/common';
import {
  validationResult,
  type AccountValidation,
  type LinkAdmission,
  type PostcodeValidation,
  type ValidateAccount,
  type ValidatePostcode,
  type ValidationResult,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { AccountLimits } from '../account/account-limits.js';
import { AccountValidationService } from '../account/account-validation.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { codeRecipients } from './code-recipients.js';
import { maskContactOrEmpty } from './contact.js';
import { hasEnded } from './link-channels.service.js';
import { OtpService } from './otp.service.js';

const { success, convertedToUnpopulatedJourney, enrolmentWithTokenOnly, incorrectPostcode } = validationResult;

/** The session, and the client, that opens a link. */
export interface LinkVisitor {
  readonly sessionId: string;
  readonly clientAddress: string;
}

/**
 * Logs in visitors who have the link of an enrolment and know its details. Once the mover has proven a contact, or has renewed
 * the link, the details open nothing: a code goes to the mover's contact instead.
 */
@Injectable()
export class LinkLoginService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly validation: AccountValidationService,
    private readonly limits: AccountLimits,
    private readonly otp: OtpService,
  ) {}

  /**
   * Checks surname and postcode. Throws DETAILS_NOT_CONFIRMED with the result, TOO_MANY_REQUESTS, and THIRD_PARTY if no code
   * could be sent. [VAL-02]
   */
  async validate({ token, ...entered }: ValidateAccount, visitor: LinkVisitor): Promise<AccountValidation> {
    const refund = await this.limits.takeAttempt(visitor.clientAddress);
    const account = await this.enrolments.bySaveAndContinueToken(token);
    const { result, checked } = await this.validation.checkDetails(account, entered);
    if (result === enrolmentWithTokenOnly) {
      await refund();
      return { result };
    }
    const admitted = requireAdmitted(result, checked);
    await refund();
    return { result: admitted.result, ...(await this.admit(admitted.enrolment, token, visitor)) };
  }

  /**
   * Checks the postcode. Throws INVALID_POSTCODE; DETAILS_NOT_CONFIRMED with the result for a link that admits no one;
   * POSTCODE_VALIDATION_COMPLETED, TOO_MANY_REQUESTS, and THIRD_PARTY if no code could be sent. [OTP-06]
   */
  async validatePostcode({ postcode, token }: ValidatePostcode, visitor: LinkVisitor): Promise<PostcodeValidation> {
    const refund = await this.limits.takeAttempt(visitor.clientAddress);
    const known = await this.enrolments.bySaveAndContinueToken(token);
    if (known && !known.forgottenAt && !known.lockedAt && hasEnded(known)) {
      throw new DomainError('POSTCODE_VALIDATION_COMPLETED');
    }
    const { result, checked } = await this.validation.checkDetails(known, { postcode });
    if (result === incorrectPostcode) throw new DomainError('INVALID_POSTCODE');
    const admitted = requireAdmitted(result, checked);
    await refund();
    return { result: admitted.result, ...(await this.admit(admitted.enrolment, token, visitor)) };
  }

  private async admit(enrolment: EnrolmentRecord, token: string, visitor: LinkVisitor): Promise<LinkAdmission> {
    const isRenewed = enrolment.saveAndContinueToken !== token;
    if (!enrolment.ownedAt && !isRenewed) return { token: await this.validation.issueTokens(enrolment.id) };
    return { codeSentTo: await this.sendCode(enrolment, visitor) };
  }

  /** Sends a code to the first contact that can be reached. */
  private async sendCode(enrolment: EnrolmentRecord, { sessionId, clientAddress }: LinkVisitor) {
    let failure = new DomainError('DETAILS_NOT_CONFIRMED', { result: validationResult.invalidToken });
    for (const to of codeRecipients(enrolment)) {
      try {
        await this.otp.sendFor({ sessionId, to, enrolment, linkId: null }, clientAddress);
        return { channel: to.channel, contactDetails: maskContactOrEmpty(to.channel, to.contact) };
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }
}

/** Whether another contact may still be reached. */
const isUnreachable = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.code === 'THIRD_PARTY' || error.code === 'CONTACT_UNDELIVERABLE');

function requireAdmitted(
  result: ValidationResult,
  enrolment: EnrolmentRecord | null,
): { readonly result: 0 | 7; readonly enrolment: EnrolmentRecord } {
  if (!enrolment || !(result === success || result === convertedToUnpopulatedJourney)) {
    throw new DomainError('DETAILS_NOT_CONFIRMED', { result });
  }
  return { result, enrolment };
}
