import { expect, test } from '../../fixtures/test.js';

test(
  'a shared library that does not arrive shows the panel of the journey, and arrives with Try again',
  { tag: '@shell' },
  async ({ page, journey, relay }) => {
    relay.dropFiles(/\/provided-mount\.[^/]*\.js$/);
    await page.goto(`${relay.portal}/pending/personal-details`);
    await expect(journey.failedJourney.panel).toContainText('This part did not load');
    await expect(journey.failedJourney.panel).toContainText('HM-401');

    relay.restore();
    await journey.failedJourney.tryAgain.click();
    await expect(journey.personalDetails.title).toBeVisible();
  },
);
