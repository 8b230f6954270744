import { Injectable } from '@nestjs/common';
import {
  logInLinkResult,
  validationResult,
  type AccountValidation,
  type LogInLink,
  type Tokens,
  type ValidationResult,
} from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';
import { hasDetails, isTokenOnly, toUnpopulated, waitsForDetails } from './account-state.js';
import { type TypedDetails, tryDetails } from './confirmation-of-details.js';

const r = validationResult;

/** Lets in who has the link of an account and knows its details. */
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

  /** Tokens for who knows surname and postcode. Throws DETAILS_NOT_CONFIRMED with the result, TOO_MANY_REQUESTS. [VAL-02] */
  async validate(token: string, typed: TypedDetails, clientAddress: string): Promise<AccountValidation> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { result, enrolmentId } = await this.tryDetails(token, typed);
    if (result === r.enrolmentWithTokenOnly) {
      await giveBack();
      return { result };
    }
    if (enrolmentId === null || !(result === r.success || result === r.convertedToUnpopulatedJourney)) {
      throw new DomainError('DETAILS_NOT_CONFIRMED', { result });
    }
    await giveBack();
    return { result, token: await this.tokensOf(enrolmentId) };
  }

  /** One try at the details behind a link, atomically: of any number at once, three that do not match count. [VAL-04] */
  async tryDetails(
    token: string,
    typed: TypedDetails,
  ): Promise<{ result: ValidationResult; enrolmentId: string | null }> {
    const account = await this.enrolments.bySaveAndContinueToken(token);
    if (!account) return { result: r.invalidToken, enrolmentId: null };
    if (account.forgottenAt) return { result: r.rightToBeForgotten, enrolmentId: null };
    let result: ValidationResult = r.error;
    await this.enrolments.revise(account.id, (current) => {
      const tried = tryDetails(current, typed, this.clock.now());
      result = tried.result;
      return tried.change;
    });
    return { result, enrolmentId: account.id };
  }

  /** What a log-in link stands for, as often as it is opened. Throws INVALID_LINK, TOO_MANY_REQUESTS. [VAL-13, VAL-14] */
  async logInLink(token: string, clientAddress: string): Promise<LogInLink> {
    const giveBack = await this.limits.takeTry(clientAddress);
    const { enrolmentId } = await this.links.peek('log-in', token);
    const account = await this.enrolments.find(enrolmentId);
    if (!account) throw new DomainError('INVALID_LINK');
    await giveBack();
    return this.standsFor(account);
  }

  private async standsFor(account: EnrolmentRecord): Promise<LogInLink> {
    if (account.forgottenAt || account.lockedAt) return { result: logInLinkResult.inactive };
    if (await this.passwords.hasPassword(account.id)) return { result: logInLinkResult.hasPassword };
    if (!hasDetails(account)) return this.notPopulated(account);
    const { saveAndContinueToken: confirmToken, detailsConfirmedAt } = account;
    const { detailsToConfirm, detailsConfirmedBefore } = logInLinkResult;
    return { result: detailsConfirmedAt ? detailsConfirmedBefore : detailsToConfirm, confirmToken };
  }

  /** Tokens where nobody's details are behind the link; details that a mover gave without a postcode are not let out. */
  private async notPopulated({ id }: EnrolmentRecord): Promise<LogInLink> {
    const account = await this.enrolments.revise(id, (current) =>
      waitsForDetails(current) ? toUnpopulated(current) : {},
    );
    if (!isTokenOnly(account) && !waitsForDetails(account)) return { result: logInLinkResult.hasPassword };
    return { result: logInLinkResult.notPopulated, token: await this.tokensOf(id) };
  }

  /** [SESS-21] */
  tokensOf(enrolmentId: string): Promise<Tokens> {
    return this.tokens.issue({ role: 'enrolment', enrolmentId });
  }
}
