import type { AccountValidation, ContactChangeByAgent, LogInLink } from '../account/account';
import type {
  ContinueLinkRequest,
  NewPassword,
  OpenLink,
  PasswordResetRequest,
  ValidateAccount,
} from '../account/account.schema';
import type {
  OpenPhoneLink,
  PhoneLink,
  PhoneLinkChallenge,
  PhoneLinkRequest,
  SendPhoneLink,
} from '../account/phone-link.schema';
import type { Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

const anonymous = ['app'] as const;
const mover = ['enrolment', 'customer'] as const;

/** Account validation, links and passwords. */
export const accountEndpoints = {
  /** [VAL-02] */
  validate: endpoint<{ body: ValidateAccount }, AccountValidation>({
    method: 'PUT',
    path: '/account/validate',
    roles: anonymous,
  }),
  /** [VAL-13, VAL-14] */
  logInLink: endpoint<{ body: OpenLink }, LogInLink>({
    method: 'POST',
    path: '/account/login-link',
    roles: anonymous,
  }),
  /** Responds the same whether the address is known or not. CONTACT_UNVERIFIED only for the caller's own address. */
  requestContinueLink: endpoint<{ body: ContinueLinkRequest }, void>({
    method: 'POST',
    path: '/account/continue-link',
    roles: ['app', 'enrolment', 'customer'],
    success: 204,
  }),
  /** Works once for each link. [ROUTE-14] */
  continue: endpoint<{ body: OpenLink }, Tokens>({
    method: 'POST',
    path: '/account/continue',
    roles: anonymous,
  }),
  /** For the QR code on screen. DETAILS_MISSING when the mover could not prove on the phone who they are. */
  phoneLink: endpoint<{ body: PhoneLinkRequest }, PhoneLink>({
    method: 'POST',
    path: '/account/phone-link',
    roles: mover,
    success: 201,
  }),
  sendPhoneLink: endpoint<{ body: SendPhoneLink }, void>({
    method: 'POST',
    path: '/account/phone-link/send',
    roles: mover,
    success: 204,
  }),
  /** Does not use the link up. */
  phoneLinkChallenge: endpoint<{ body: OpenLink }, PhoneLinkChallenge>({
    method: 'POST',
    path: '/account/phone-link/asks',
    roles: anonymous,
  }),
  /** `POST /otp/verify` then verifies the code and returns the tokens. */
  sendPhoneLinkCode: endpoint<{ body: OpenLink }, void>({
    method: 'POST',
    path: '/account/phone-link/code',
    roles: anonymous,
    success: 204,
  }),
  /** Works once for each link; the link survives INVALID_POSTCODE up to `maxPhoneLinkAttempts` attempts. */
  openPhoneLink: endpoint<{ body: OpenPhoneLink }, Tokens>({
    method: 'POST',
    path: '/account/phone-link/open',
    roles: anonymous,
  }),
  /** Responds the same whether the address is known or not. [PWD-04] */
  requestPasswordReset: endpoint<{ body: PasswordResetRequest }, void>({
    method: 'POST',
    path: '/password-reset-request',
    roles: anonymous,
    success: 204,
  }),
  /** [PWD-06] */
  checkPasswordReset: endpoint<{ params: { resetToken: string } }, void>({
    method: 'GET',
    path: '/password-reset-request/:resetToken',
    roles: anonymous,
    success: 204,
  }),
  /** Ends every session of the account. [PWD-08] */
  resetPassword: endpoint<{ params: { resetToken: string }; body: NewPassword }, void>({
    method: 'POST',
    path: '/account/reset-password/:resetToken',
    roles: anonymous,
    success: 204,
  }),
  /** For a mover who fears that someone else is logged in. Ends the caller's session, too; agents stay. */
  logOutEverywhere: endpoint<NoInput, void>({
    method: 'POST',
    path: '/account/log-out-everywhere',
    roles: mover,
    success: 204,
  }),
  /** Changes nothing. */
  contactChange: endpoint<{ body: OpenLink }, ContactChangeByAgent>({
    method: 'POST',
    path: '/account/contact-change',
    roles: anonymous,
  }),
  /** Puts both contacts back, and ends every login and link since. */
  undoContactChange: endpoint<{ body: OpenLink }, void>({
    method: 'POST',
    path: '/account/contact-change/undo',
    roles: anonymous,
    success: 204,
  }),
  /** [PWD-09] */
  clickedForgottenPassword: endpoint<NoInput, void>({
    method: 'POST',
    path: '/commclick/forgottenpassword',
    roles: anonymous,
    success: 204,
  }),
};
