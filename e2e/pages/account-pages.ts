import type { Page } from '@playwright/test';
import { CodeLoginPage } from './code-login.page.js';
import { ConfirmDetailsPage } from './confirm-details.page.js';
import { ContinueLinkPage, ContinuePage } from './continue.page.js';
import { DeadLinkPage } from './dead-link.page.js';
import { LoginCodePage } from './login-code.page.js';
import { PasswordLoginPage } from './password-login.page.js';
import { PasswordResetPage, PasswordResetRequestPage } from './password-reset.page.js';
import { ResubscribedPage, UnsubscribedPage, UnsubscribePage } from './subscription.page.js';
import { UnpopulatedDetailsPage } from './unpopulated-details.page.js';
import { VerifyPostcodePage } from './verify-postcode.page.js';

/** The pages by which people come in, come back and leave. */
export function accountPagesIn(page: Page) {
  return {
    passwordLogin: new PasswordLoginPage(page),
    codeLogin: new CodeLoginPage(page),
    loginCode: new LoginCodePage(page),
    confirmDetails: new ConfirmDetailsPage(page),
    unpopulatedDetails: new UnpopulatedDetailsPage(page),
    verifyPostcode: new VerifyPostcodePage(page),
    resetRequest: new PasswordResetRequestPage(page),
    reset: new PasswordResetPage(page),
    continueRequest: new ContinuePage(page),
    continueLink: new ContinueLinkPage(page),
    deadLink: new DeadLinkPage(page),
    unsubscribe: new UnsubscribePage(page),
    unsubscribed: new UnsubscribedPage(page),
    resubscribed: new ResubscribedPage(page),
  };
}
export type AccountPages = ReturnType<typeof accountPagesIn>;
