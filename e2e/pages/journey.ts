import type { Page } from '@playwright/test';
import { ConfirmationPage } from './confirmation.page.js';
import { EnergyListPage } from './energy-list.page.js';
import { EnergyPaymentPage } from './energy-payment.page.js';
import { EnergySignupPage } from './energy-signup.page.js';
import { EnergyUsagePage } from './energy-usage.page.js';
import { LandingPage } from './landing.page.js';
import { MovingDetailsPage } from './moving-details.page.js';
import { PersonalDetailsPage } from './personal-details.page.js';
import { ProductSelectionPage } from './product-selection.page.js';
import type { Root } from './screen.page.js';

/** The screens of one mover's way, hosted or in a partner's frame. */
export function journeyIn(page: Page, root: Root = page) {
  return {
    landing: new LandingPage(page, root),
    personalDetails: new PersonalDetailsPage(page, root),
    movingDetails: new MovingDetailsPage(page, root),
    productSelection: new ProductSelectionPage(page, root),
    usage: new EnergyUsagePage(page, root),
    list: new EnergyListPage(page, root),
    signup: new EnergySignupPage(page, root),
    payment: new EnergyPaymentPage(page, root),
    confirmation: new ConfirmationPage(page, root),
  };
}
export type Journey = ReturnType<typeof journeyIn>;
