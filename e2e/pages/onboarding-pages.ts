import type { Page } from '@playwright/test';
import { EditDetailPage } from './edit-detail.page.js';
import { NewHomePage } from './new-home.page.js';
import { OnboardingCodePage } from './onboarding-code.page.js';
import { OnboardingContactPage } from './onboarding-contact.page.js';
import { YourDetailsPage } from './your-details.page.js';

/** The way that a partner's link opens, in its order. */
export function onboardingPagesIn(page: Page) {
  return {
    home: new NewHomePage(page),
    contact: new OnboardingContactPage(page),
    code: new OnboardingCodePage(page),
    yourDetails: new YourDetailsPage(page),
    edit: new EditDetailPage(page),
  };
}
export type OnboardingPages = ReturnType<typeof onboardingPagesIn>;
