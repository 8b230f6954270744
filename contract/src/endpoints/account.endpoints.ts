import type { AccountValidation, LogInLink } from '../account/account';
import type {
  ContinueLinkRequest,
  NewPassword,
  OpenLink,
  PasswordResetRequest,
  ValidateAccount,
} from '../account/account.schema';
import type { Tokens } from '../session/session';
import { endpoint, type Nothing } from './endpoint';

const anonymous = ['app'] as const;

export const accountEndpoints = {
  /** [VAL-02] */
  validate: endpoint<{ body: ValidateAccount }, AccountValidation>({
    method: 'PUT',
    path: '/account/validate',
    roles: anonymous,
    problems: ['DETAILS_NOT_CONFIRMED', 'TOO_MANY_REQUESTS'],
    summary: 'Confirm the details behind a link by surname and postcode; a refusal carries its result',
  }),
  /** [VAL-13, VAL-14] */
  logInLink: endpoint<{ body: OpenLink }, LogInLink>({
    method: 'POST',
    path: '/account/login-link',
    roles: anonymous,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'What a log-in link stands for',
  }),
  /** Answers alike whether the address is known or not. */
  requestContinueLink: endpoint<{ body: ContinueLinkRequest }, void>({
    method: 'POST',
    path: '/account/continue-link',
    roles: ['app', 'enrolment', 'customer'],
    success: 204,
    problems: ['THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Mail a link that carries on with a saved move',
  }),
  /** Once for each link. [ROUTE-14] */
  continue: endpoint<{ body: OpenLink }, Tokens>({
    method: 'POST',
    path: '/account/continue',
    roles: anonymous,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'Tokens for the saved move of a mailed link',
  }),
  /** Answers alike whether the address is known or not. [PWD-04] */
  requestPasswordReset: endpoint<{ body: PasswordResetRequest }, void>({
    method: 'POST',
    path: '/password-reset-request',
    roles: anonymous,
    success: 204,
    problems: ['THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Mail a link that sets a new password',
  }),
  /** [PWD-06] */
  checkPasswordReset: endpoint<{ params: { resetToken: string } }, void>({
    method: 'GET',
    path: '/password-reset-request/:resetToken',
    roles: anonymous,
    success: 204,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'Whether a reset link still works',
  }),
  /** Ends every session of the account. [PWD-08] */
  resetPassword: endpoint<{ params: { resetToken: string }; body: NewPassword }, void>({
    method: 'POST',
    path: '/account/reset-password/:resetToken',
    roles: anonymous,
    success: 204,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'Set a new password by a reset link',
  }),
  /** [PWD-09] */
  clickedForgottenPassword: endpoint<Nothing, void>({
    method: 'POST',
    path: '/commclick/forgottenpassword',
    roles: anonymous,
    success: 204,
    problems: ['TOO_MANY_REQUESTS'],
    summary: 'Count a click on the link for a forgotten password',
  }),
};
