import type { ComponentType } from 'react';
import { CodeLoginPage } from './account/code-login/code-login.page';
import { ConfirmDetailsPage } from './account/confirm-details/confirm-details.page';
import { ContactChangePage } from './account/contact-change/contact-change.page';
import { ContinueLinkPage } from './account/continue/continue-link.page';
import { ContinuePage } from './account/continue/continue.page';
import { LogInLinkPage } from './account/log-in-link/log-in-link.page';
import { LogOutEverywherePage } from './account/log-out-everywhere/log-out-everywhere.page';
import { LoginCodePage } from './account/login-code/login-code.page';
import { PasswordLoginPage } from './account/password-login/password-login.page';
import { PasswordResetRequestPage } from './account/password-reset-request/password-reset-request.page';
import { PasswordResetPage } from './account/password-reset/password-reset.page';
import { PhoneLinkPage } from './account/phone-link/phone-link.page';
import { ConfirmUnsubscribePage } from './account/subscription/confirm-unsubscribe.page';
import { ResubscribePage } from './account/subscription/resubscribe.page';
import { UnsubscribePage } from './account/subscription/unsubscribe.page';

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
