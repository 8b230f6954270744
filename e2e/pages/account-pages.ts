import type { Page } from '@playwright/test';
import { CodeLoginPage, LoginCodePage } from './code-login.page.js';
import { ConfirmDetailsPage } from './confirm-details.page.js';
import { ContinueLinkPage, ContinuePage } from './continue.page.js';
import { InvalidLinkPage } from './error.pages.js';
import { PasswordLoginPage } from './password-login.page.js';
import { PasswordResetPage, PasswordResetRequestPage } from './password-reset.page.js';
import { ResubscribedPage, UnsubscribedPage, UnsubscribePage } from './subscription.page.js';
import { UnpopulatedDetailsPage } from './personal-details.page.js';
import { VerifyPostcodePage } from './verify-postcode.page.js';

/** Login, links, passwords and subscription. */
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
    invalidLink: new InvalidLinkPage(page),
    unsubscribe: new UnsubscribePage(page),
    unsubscribed: new UnsubscribedPage(page),
    resubscribed: new ResubscribedPage(page),
  };
}
export type AccountPages = ReturnType<typeof accountPagesIn>;
