import { expect, test } from '../../fixtures/test.js';

test('a shared library that does not arrive shows the panel of the journey, and arrives with Try again', async ({
  page,
  journey,
}) => {
  const files = '**/react-tenant-portal/provided-mount.*.js';
  await page.route(files, (route) => route.abort());
  await page.goto('/pending/personal-details');
  await expect(journey.failedJourney.panel).toContainText('This part did not load');
  await expect(journey.failedJourney.panel).toContainText('HM-401');

  await page.unroute(files);
  await journey.failedJourney.tryAgain.click();
  await expect(journey.personalDetails.title).toBeVisible();
});
