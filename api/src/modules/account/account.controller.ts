import { Controller, Ip } from '@nestjs/common';
import {
  accountEndpoints,
  continueLinkRequestSchema,
  linkTokenSchema,
  newPasswordSchema,
  openLinkSchema,
  passwordResetRequestSchema,
  validateAccountSchema,
  type ContinueLinkRequest,
  type NewPassword,
  type OpenLink,
  type PasswordResetRequest,
  type ValidateAccount,
} from '@home-move/contract';
import { Caller, CallerIdentity } from '../../common/access/caller.js';
import { Clock } from '../../common/clock/clock.js';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody, ContractParam } from '../../common/validation/contract-validation.js';
import { AccountLimits } from './account-limits.js';
import { AccountValidationService } from './account-validation.service.js';
import { CommClickRepository } from './comm-click.repository.js';
import { ContinueLinkService } from './continue-link.service.js';
import { PasswordResetService } from './password-reset.service.js';

const ResetToken = ContractParam('resetToken', linkTokenSchema);

@Controller()
export class AccountController {
  constructor(
    private readonly validation: AccountValidationService,
    private readonly continuing: ContinueLinkService,
    private readonly resets: PasswordResetService,
    private readonly clicks: CommClickRepository,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
  ) {}

  @Call(accountEndpoints.validate)
  validate(@ContractBody(validateAccountSchema) { token, ...typed }: ValidateAccount, @Ip() address: string) {
    return this.validation.validate(token, typed, address);
  }

  @Call(accountEndpoints.logInLink)
  logInLink(@ContractBody(openLinkSchema) { token }: OpenLink, @Ip() address: string) {
    return this.validation.logInLink(token, address);
  }

  @Call(accountEndpoints.requestContinueLink)
  requestContinueLink(
    @ContractBody(continueLinkRequestSchema) asked: ContinueLinkRequest,
    @Caller() { enrolmentId }: CallerIdentity,
    @Ip() address: string,
  ) {
    return this.continuing.request(asked, enrolmentId, address);
  }

  @Call(accountEndpoints.continue)
  continue(@ContractBody(openLinkSchema) { token }: OpenLink, @Ip() address: string) {
    return this.continuing.continue(token, address);
  }

  @Call(accountEndpoints.requestPasswordReset)
  requestPasswordReset(@ContractBody(passwordResetRequestSchema) asked: PasswordResetRequest, @Ip() address: string) {
    return this.resets.request(asked, address);
  }

  @Call(accountEndpoints.checkPasswordReset)
  checkPasswordReset(@ResetToken token: string, @Ip() address: string) {
    return this.resets.check(token, address);
  }

  @Call(accountEndpoints.resetPassword)
  resetPassword(
    @ResetToken token: string,
    @ContractBody(newPasswordSchema) chosen: NewPassword,
    @Ip() address: string,
  ) {
    return this.resets.reset(token, chosen, address);
  }

  @Call(accountEndpoints.clickedForgottenPassword)
  async clickedForgottenPassword(@Ip() address: string) {
    await this.limits.hitClick(address);
    await this.clicks.count('forgottenpassword', this.clock.today());
  }
}
