import { failSaves } from '../../fixtures/failed-saves.js';
import { test } from '../../fixtures/test.js';
import { PartnerPage } from '../../pages/partner.page.js';

test.use({ viewport: { width: 360, height: 640 } });

test(
  'on a small phone, the outcome of a failed submit is in view in a partner’s page [UI-06]',
  { tag: '@storage' },
  async ({ page, mover }) => {
    const partner = new PartnerPage(page);
    const { landing, personalDetails } = partner.journey;
    await partner.open();
    await landing.getStarted();

    await personalDetails.next.click();
    await personalDetails.expectSeen(personalDetails.personTitle);
    await personalDetails.enter(mover.person);
    await failSaves(page);
    await personalDetails.next.click();
    await personalDetails.expectSeen(personalDetails.banner);
  },
);
