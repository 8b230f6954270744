import type { Page } from '@playwright/test';
import { BroadbandListPage } from './broadband-list.page.js';
import { BroadbandSignupPage } from './broadband-signup.page.js';
import { ConfirmationPage } from './confirmation.page.js';
import { CouncilWaterPage } from './council-water.page.js';
import { EnergyListPage } from './energy-list.page.js';
import { EnergyPaymentPage } from './energy-payment.page.js';
import { EnergySignupPage } from './energy-signup.page.js';
import { EnergyUsagePage } from './energy-usage.page.js';
import { FailedPartPage } from './failed-part.page.js';
import { LandingPage } from './landing.page.js';
import { MovingDetailsPage } from './moving-details.page.js';
import { PersonalDetailsPage } from './personal-details.page.js';
import { ProductSelectionPage } from './product-selection.page.js';
import { RecordVisitPage } from './record-visit.page.js';
import type { Audited, Root } from './screen.page.js';

/** The screens of one mover's way, hosted or in a partner's frame. */
export function journeyIn(page: Page, root: Root = page, audited: Audited = 'html') {
  return {
    landing: new LandingPage(page, root, audited),
    personalDetails: new PersonalDetailsPage(page, root, audited),
    movingDetails: new MovingDetailsPage(page, root, audited),
    councilWater: new CouncilWaterPage(page, root, audited),
    productSelection: new ProductSelectionPage(page, root, audited),
    usage: new EnergyUsagePage(page, root, audited),
    list: new EnergyListPage(page, root, audited),
    signup: new EnergySignupPage(page, root, audited),
    payment: new EnergyPaymentPage(page, root, audited),
    broadbandList: new BroadbandListPage(page, root, audited),
    broadbandSignup: new BroadbandSignupPage(page, root, audited),
    recordVisit: new RecordVisitPage(page, root, audited),
    failedPart: new FailedPartPage(page, root, audited),
    confirmation: new ConfirmationPage(page, root, audited),
  };
}
export type Journey = ReturnType<typeof journeyIn>;
