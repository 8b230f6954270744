import type { Page } from '@playwright/test';
import { BroadbandDetailsPage, PackageGonePage } from './broadband-details.page.js';
import { BroadbandListPage } from './broadband-list.page.js';
import { BroadbandSignupPage, RecordVisitPage } from './broadband-signup.page.js';
import { ConfirmationPage } from './confirmation.page.js';
import { CouncilWaterPage } from './council-water.page.js';
import { DataPassportPage } from './data-passport.page.js';
import { EnergyListPage, GasListPage } from './energy-list.page.js';
import { EnergyPaymentPage } from './energy-payment.page.js';
import { EnergyPsrPage } from './energy-psr.page.js';
import { EnergyAddOnsPage } from './energy-add-ons.page.js';
import { EnergyStartDatePage } from './energy-start-date.page.js';
import { EnergyUsagePage } from './energy-usage.page.js';
import { FlatmatesPage, OffersPage } from './after-confirmation.pages.js';
import { FailedJourneyPage } from './error.pages.js';
import { MeterDayPage } from './meter-day.page.js';
import { MovePlanPage } from './move-plan.page.js';
import { MovingDetailsPage } from './moving-details.page.js';
import { PersonalDetailsPage } from './personal-details.page.js';
import { ProductSelectionPage } from './product-selection.page.js';
import { Screen, type AuditScope, type Root } from './screen.page.js';
import { StagesBar } from './stages-bar.js';
import { YourDetailsPage } from './your-details.page.js';
import { YourMovePage } from './your-move.page.js';

/** The screens of a mover's journey, hosted or in a partner's frame. */
export function journeyIn(page: Page, root: Root = page, audited: AuditScope = 'html') {
  return {
    landing: new LandingPage(page, root, audited),
    personalDetails: new PersonalDetailsPage(page, root, audited),
    movingDetails: new MovingDetailsPage(page, root, audited),
    yourDetails: new YourDetailsPage(page, root, audited),
    stages: new StagesBar(root),
    councilWater: new CouncilWaterPage(page, root, audited),
    productSelection: new ProductSelectionPage(page, root, audited),
    usage: new EnergyUsagePage(page, root, audited),
    list: new EnergyListPage(page, root, audited),
    gasList: new GasListPage(page, root, audited),
    signup: new EnergyAddOnsPage(page, root, audited),
    startDate: new EnergyStartDatePage(page, root, audited),
    psr: new EnergyPsrPage(page, root, audited),
    payment: new EnergyPaymentPage(page, root, audited),
    broadbandList: new BroadbandListPage(page, root, audited),
    broadbandDetails: new BroadbandDetailsPage(page, root, audited),
    packageGone: new PackageGonePage(page, root, audited),
    broadbandSignup: new BroadbandSignupPage(page, root, audited),
    recordVisit: new RecordVisitPage(page, root, audited),
    failedJourney: new FailedJourneyPage(page, root, audited),
    confirmation: new ConfirmationPage(page, root, audited),
    movePlan: new MovePlanPage(page, root, audited),
    yourMove: new YourMovePage(page, root, audited),
    dataPassport: new DataPassportPage(page, root, audited),
    meterDay: new MeterDayPage(page, root, audited),
    offers: new OffersPage(page, root, audited),
    flatmates: new FlatmatesPage(page, root, audited),
  };
}
export type Journey = ReturnType<typeof journeyIn>;

export class LandingPage extends Screen {
  protected readonly heading = 'Move in with everything set up';

  readonly start = this.root.getByRole('link', { name: 'Get Started' });

  async getStarted(): Promise<void> {
    await this.start.click();
  }
}
