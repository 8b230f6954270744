import type { ComponentType } from 'react';
import { CodeLoginPage } from './code-login/code-login.page';
import { ConfirmDetailsPage } from './confirm-details/confirm-details.page';
import { ContactChangePage } from './contact-change/contact-change.page';
import { ContinueLinkPage } from './continue/continue-link.page';
import { ContinuePage } from './continue/continue.page';
import { LogInLinkPage } from './log-in-link/log-in-link.page';
import { LogOutEverywherePage } from './log-out-everywhere/log-out-everywhere.page';
import { LoginCodePage } from './login-code/login-code.page';
import { PasswordLoginPage } from './password-login/password-login.page';
import { PasswordResetRequestPage } from './password-reset-request/password-reset-request.page';
import { PasswordResetPage } from './password-reset/password-reset.page';
import { PhoneLinkPage } from './phone-link/phone-link.page';
import { ConfirmUnsubscribePage } from './subscription/confirm-unsubscribe.page';
import { ResubscribePage } from './subscription/resubscribe.page';
import { UnsubscribePage } from './subscription/unsubscribe.page';

/** All account pages in one chunk: they are small, link to each other and share their forms. */
export const accountPages = {
  'log-in': PasswordLoginPage,
  'log-in-link': LogInLinkPage,
  login: CodeLoginPage,
  'login-code': LoginCodePage,
  'password-reset-request': PasswordResetRequestPage,
  'password-reset': PasswordResetPage,
  continue: ContinuePage,
  'continue-link': ContinueLinkPage,
  'phone-link': PhoneLinkPage,
  'contact-change': ContactChangePage,
  'confirm-details': ConfirmDetailsPage,
  'log-out-everywhere': LogOutEverywherePage,
  unsubscribe: UnsubscribePage,
  'confirm-unsubscribe': ConfirmUnsubscribePage,
  resubscribe: ResubscribePage,
} as const satisfies Readonly<Record<string, ComponentType>>;
