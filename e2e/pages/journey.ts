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
import { Screen, type Root } from './screen.page.js';
import { StagesBar } from './stages-bar.js';
import { YourDetailsPage } from './your-details.page.js';
import { YourMovePage } from './your-move.page.js';

/** The screens of a mover's journey, hosted or in a partner's frame. */
export function journeyIn(page: Page, root: Root = page) {
  return {
    landing: new LandingPage(page, root),
    personalDetails: new PersonalDetailsPage(page, root),
    movingDetails: new MovingDetailsPage(page, root),
    yourDetails: new YourDetailsPage(page, root),
    stages: new StagesBar(root),
    councilWater: new CouncilWaterPage(page, root),
    productSelection: new ProductSelectionPage(page, root),
    usage: new EnergyUsagePage(page, root),
    list: new EnergyListPage(page, root),
    gasList: new GasListPage(page, root),
    signup: new EnergyAddOnsPage(page, root),
    startDate: new EnergyStartDatePage(page, root),
    psr: new EnergyPsrPage(page, root),
    payment: new EnergyPaymentPage(page, root),
    broadbandList: new BroadbandListPage(page, root),
    broadbandDetails: new BroadbandDetailsPage(page, root),
    packageGone: new PackageGonePage(page, root),
    broadbandSignup: new BroadbandSignupPage(page, root),
    recordVisit: new RecordVisitPage(page, root),
    failedJourney: new FailedJourneyPage(page, root),
    confirmation: new ConfirmationPage(page, root),
    movePlan: new MovePlanPage(page, root),
    yourMove: new YourMovePage(page, root),
    dataPassport: new DataPassportPage(page, root),
    meterDay: new MeterDayPage(page, root),
    offers: new OffersPage(page, root),
    flatmates: new FlatmatesPage(page, root),
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
