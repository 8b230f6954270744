import { test } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';

test.use({ viewport: { width: 360, height: 640 } });

test(
  'on a small phone, the outcome of a failed submit is in view in a partner’s page [UI-06]',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page, mover, relay }) => {
    const partner = new PartnerPage(page);
    const { landing, personalDetails } = partner.journey;
    await openHostPage(page, `<main><script src="${relay.loader}" data-brand="oakwood"></script></main>`);
    await landing.getStarted();

    await personalDetails.next.click();
    await personalDetails.expectSeen(personalDetails.personTitle);
    await personalDetails.enter(mover.person);
    relay.dropSaves();
    await personalDetails.next.click();
    await personalDetails.expectSeen(personalDetails.banner);
  },
);
