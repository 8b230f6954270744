import { Injectable } from '@nestjs/common';
import {
  logInLinkResult,
  validationResult,
  type LogInLink,
  type Tokens,
  type ValidationResult,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { hasDetails, isTokenOnly, toUnpopulated, awaitsDetails } from './account-state.js';
import { type EnteredDetails, checkDetails } from './details-check.js';

const r = validationResult;

/** Logs in visitors who have the link of an account and know its details. */
@Injectable()
export class AccountValidationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks details against those behind a link; null if its token is unknown. Atomic: concurrent attempts cannot exceed
   * the three mismatches. [VAL-04]
   */
  async checkDetails(
    account: EnrolmentRecord | null,
    entered: EnteredDetails,
  ): Promise<{ result: ValidationResult; checked: EnrolmentRecord | null }> {
    if (!account) return { result: r.invalidToken, checked: null };
    if (account.forgottenAt) return { result: r.rightToBeForgotten, checked: null };
    let result: ValidationResult = r.error;
    const checked = await this.enrolments.revise(account, (current) => {
      const check = checkDetails(current, entered, this.clock.now());
      result = check.result;
      return check.change;
    });
    return { result, checked };
  }

  /** Where a log-in link leads; it can be opened repeatedly. Throws INVALID_LINK, TOO_MANY_REQUESTS. [VAL-13, VAL-14] */
  async logInLink(token: string, clientAddress: string): Promise<LogInLink> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolmentId } = await this.links.peek('log-in', token);
    const account = await this.enrolments.find(enrolmentId);
    if (!account) throw new DomainError('INVALID_LINK');
    await refund();
    return this.toLinkResult(account);
  }

  private async toLinkResult(account: EnrolmentRecord): Promise<LogInLink> {
    if (account.forgottenAt || account.lockedAt) return { result: logInLinkResult.inactive };
    if (await this.passwords.hasPassword(account.id)) return { result: logInLinkResult.hasPassword };
    if (!hasDetails(account)) return this.issueWithoutDetails(account);
    const { saveAndContinueToken: confirmToken, detailsConfirmedAt } = account;
    const { detailsToConfirm, detailsConfirmedBefore } = logInLinkResult;
    return { result: detailsConfirmedAt ? detailsConfirmedBefore : detailsToConfirm, confirmToken };
  }

  /** Issues tokens only when no personal data is behind the link: details entered without a postcode are not disclosed. */
  private async issueWithoutDetails(found: EnrolmentRecord): Promise<LogInLink> {
    const account = await this.enrolments.revise(found, (current) =>
      awaitsDetails(current) ? toUnpopulated(current) : {},
    );
    if (!isTokenOnly(account) && !awaitsDetails(account)) return { result: logInLinkResult.hasPassword };
    return { result: logInLinkResult.notPopulated, token: await this.issueTokens(account.id) };
  }

  /** Issues tokens for the holder of a link. [SESS-21] */
  issueTokens(enrolmentId: string): Promise<Tokens> {
    return this.tokens.logIn({ role: 'enrolment', enrolmentId });
  }
}
