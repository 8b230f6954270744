import { Body, Controller, Ip, Param } from '@nestjs/common';
import {
  accountEndpoints,
  continueLinkRequestSchema,
  linkTokenSchema,
  newPasswordSchema,
  openLinkSchema,
  passwordResetRequestSchema,
  type ContinueLinkRequest,
  type NewPassword,
  type OpenLink,
  type PasswordResetRequest,
} from '@home-move/contract';
import { Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Clock } from '../../../common/clock/clock.js';
import { Call } from '../../../common/http/call.decorator.js';
import { AccountLimits } from './account-limits.js';
import { AccountValidationService } from './account-validation.service.js';
import { CommClickRepository } from './comm-click.repository.js';
import { ContactChangeService } from './contact-change.service.js';
import { ContinueLinkService } from './continue-link.service.js';
import { LogOutEverywhereService } from './log-out-everywhere.service.js';
import { PasswordResetService } from './password-reset.service.js';

const ResetToken = Param('resetToken', { schema: linkTokenSchema });

/** Ways into an existing account: confirmed details, mailed links and password reset. */
@Controller()
export class AccountController {
  constructor(
    private readonly validation: AccountValidationService,
    private readonly continueLinks: ContinueLinkService,
    private readonly resets: PasswordResetService,
    private readonly contactChanges: ContactChangeService,
    private readonly logins: LogOutEverywhereService,
    private readonly clicks: CommClickRepository,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
  ) {}

  /** Resolves a log-in link to the page that continues it. [VAL-13] */
  @Call(accountEndpoints.logInLink)
  logInLink(@Body({ schema: openLinkSchema }) { token }: OpenLink, @Ip() address: string) {
    return this.validation.logInLink(token, address);
  }

  /** Mails a link that continues a saved move. The response does not reveal whether the address is known. */
  @Call(accountEndpoints.requestContinueLink)
  requestContinueLink(
    @Body({ schema: continueLinkRequestSchema }) body: ContinueLinkRequest,
    @Caller() { enrolmentId }: CallerIdentity,
    @Ip() address: string,
  ) {
    return this.continueLinks.request(body, enrolmentId, address);
  }

  /** Exchanges a mailed link for tokens, once. [ROUTE-14] */
  @Call(accountEndpoints.continue)
  continue(@Body({ schema: openLinkSchema }) { token }: OpenLink, @Ip() address: string) {
    return this.continueLinks.continue(token, address);
  }

  /** Mails a password reset link. The response does not reveal whether the address is known. [PWD-04] */
  @Call(accountEndpoints.requestPasswordReset)
  requestPasswordReset(
    @Body({ schema: passwordResetRequestSchema }) body: PasswordResetRequest,
    @Ip() address: string,
  ) {
    return this.resets.request(body, address);
  }

  /** Checks whether a reset link is still valid. [PWD-06] */
  @Call(accountEndpoints.checkPasswordReset)
  checkPasswordReset(@ResetToken token: string, @Ip() address: string) {
    return this.resets.check(token, address);
  }

  /** Sets a new password and ends every session of the account. [PWD-07, PWD-08] */
  @Call(accountEndpoints.resetPassword)
  resetPassword(
    @ResetToken token: string,
    @Body({ schema: newPasswordSchema }) chosen: NewPassword,
    @Ip() address: string,
  ) {
    return this.resets.reset(token, chosen, address);
  }

  /** Returns the change of contacts that a link can undo. */
  @Call(accountEndpoints.contactChange)
  contactChange(@Body({ schema: openLinkSchema }) { token }: OpenLink, @Ip() address: string) {
    return this.contactChanges.find(token, address);
  }

  /** Undoes a change of contacts by an agent. */
  @Call(accountEndpoints.undoContactChange)
  undoContactChange(@Body({ schema: openLinkSchema }) { token }: OpenLink, @Ip() address: string) {
    return this.contactChanges.undo(token, address);
  }

  /** Ends every login and link of the caller's enrolment. */
  @Call(accountEndpoints.logOutEverywhere)
  logOutEverywhere(@OwnEnrolment() id: string) {
    return this.logins.logOut(id);
  }

  /** Counts a click on "forgotten password". [PWD-09] */
  @Call(accountEndpoints.clickedForgottenPassword)
  async clickedForgottenPassword(@Ip() address: string) {
    await this.limits.hitClick(address);
    await this.clicks.count('forgottenpassword', this.clock.today());
  }
}
