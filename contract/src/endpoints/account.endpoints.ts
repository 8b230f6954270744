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
} from '../account/phone-link';
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
    problems: ['DETAILS_NOT_CONFIRMED', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Confirm the details behind a link by surname and postcode; a problem carries the result',
  }),
  /** [VAL-13, VAL-14] */
  logInLink: endpoint<{ body: OpenLink }, LogInLink>({
    method: 'POST',
    path: '/account/login-link',
    roles: anonymous,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'Result of a log-in link',
  }),
  /** Responds the same whether the address is known or not. CONTACT_UNVERIFIED only for the caller's own address. */
  requestContinueLink: endpoint<{ body: ContinueLinkRequest }, void>({
    method: 'POST',
    path: '/account/continue-link',
    roles: ['app', 'enrolment', 'customer'],
    success: 204,
    problems: ['CONTACT_UNVERIFIED', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Mail a link that resumes a saved move',
  }),
  /** Works once for each link. [ROUTE-14] */
  continue: endpoint<{ body: OpenLink }, Tokens>({
    method: 'POST',
    path: '/account/continue',
    roles: anonymous,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'Log in with a mailed link to a saved move',
  }),
  /** For the QR code on screen. DETAILS_MISSING when the mover could not prove on the phone who they are. */
  phoneLink: endpoint<{ body: PhoneLinkRequest }, PhoneLink>({
    method: 'POST',
    path: '/account/phone-link',
    roles: mover,
    success: 201,
    problems: ['DETAILS_MISSING', 'TOO_MANY_REQUESTS'],
    summary: 'Create a link that continues at the same step on another device; it works once, for an hour',
  }),
  sendPhoneLink: endpoint<{ body: SendPhoneLink }, void>({
    method: 'POST',
    path: '/account/phone-link/send',
    roles: mover,
    success: 204,
    problems: ['CONTACT_UNVERIFIED', 'DETAILS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: "Send such a link to the mover's email address or mobile number",
  }),
  /** Does not use the link up. */
  phoneLinkChallenge: endpoint<{ body: OpenLink }, PhoneLinkChallenge>({
    method: 'POST',
    path: '/account/phone-link/asks',
    roles: anonymous,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'How to open such a link: with the postcode of the new home, or with a code',
  }),
  /** `POST /otp/verify` then verifies the code and returns the tokens. */
  sendPhoneLinkCode: endpoint<{ body: OpenLink }, void>({
    method: 'POST',
    path: '/account/phone-link/code',
    roles: anonymous,
    success: 204,
    problems: ['INVALID_LINK', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Send a code to the contact behind such a link',
  }),
  /** Works once for each link; the link survives INVALID_POSTCODE up to `maxPhoneLinkAttempts` attempts. */
  openPhoneLink: endpoint<{ body: OpenPhoneLink }, Tokens>({
    method: 'POST',
    path: '/account/phone-link/open',
    roles: anonymous,
    problems: ['INVALID_LINK', 'INVALID_POSTCODE', 'TOO_MANY_REQUESTS'],
    summary: 'Log in with such a link and the postcode of the new home',
  }),
  /** Responds the same whether the address is known or not. [PWD-04] */
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
    summary: 'Set a new password with a reset link',
  }),
  /** For a mover who fears that someone else is logged in. Ends the caller's session, too; agents stay. */
  logOutEverywhere: endpoint<NoInput, void>({
    method: 'POST',
    path: '/account/log-out-everywhere',
    roles: mover,
    success: 204,
    problems: [],
    summary: "End every login and link of the mover's enrolment, and renew its save-and-continue token",
  }),
  /** Changes nothing. */
  contactChange: endpoint<{ body: OpenLink }, ContactChangeByAgent>({
    method: 'POST',
    path: '/account/contact-change',
    roles: anonymous,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'The change of contacts by an agent that a mailed or texted link can undo',
  }),
  /** Puts both contacts back, and ends every login and link since. */
  undoContactChange: endpoint<{ body: OpenLink }, void>({
    method: 'POST',
    path: '/account/contact-change/undo',
    roles: anonymous,
    success: 204,
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
    summary: 'Undo a change of contacts by an agent; for 14 days after it',
  }),
  /** [PWD-09] */
  clickedForgottenPassword: endpoint<NoInput, void>({
    method: 'POST',
    path: '/commclick/forgottenpassword',
    roles: anonymous,
    success: 204,
    problems: ['TOO_MANY_REQUESTS'],
    summary: 'Count a click on the link for a forgotten password',
  }),
};
