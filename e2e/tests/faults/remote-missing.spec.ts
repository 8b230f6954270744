import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { removeRemoteFiles } from '../../support/system.js';

test(
  'a journey without files shows a panel, leaves the others usable, and recovers without a reload',
  { tag: '@shell' },
  async ({ page, journey, mover }) => {
    const { productSelection, usage, confirmation, failedJourney: failedPart } = journey;
    const restore = await removeRemoteFiles('energy');
    try {
      await test.step('the landing page and the other journeys work', async () => {
        await page.goto('/');
        await expect(journey.landing.title).toBeVisible();
        await startAt(page, mover, 'movingDetails');
        await walk(journey, mover, { from: 'movingDetails', to: 'productSelection' });
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      });

      await test.step('energy shows that it did not load', async () => {
        await productSelection.energy.check();
        await productSelection.next.click();
        await expect(failedPart.panel).toContainText('This part did not load');
        await expect(failedPart.panel).toContainText(/If you call us, quote HM-\d{3}\./);
        await failedPart.expectAccessible();
      });

      await test.step('a second failure adds contacts', async () => {
        await failedPart.tryAgain.click();
        await expect(failedPart.panel).toContainText('Call us on 020 7946 0123 or write to help@example.test');
      });

      await test.step('the confirmation page is one click away', async () => {
        await failedPart.toServices.click();
        await expect(confirmation.energy).toContainText('You have started setting up energy. You can carry on now.');
        await confirmation.continueSetUp.click();
        await expect(failedPart.panel).toBeVisible();
      });
    } finally {
      await restore();
    }

    await test.step('Try again opens the requested page once the files are back', async () => {
      await failedPart.tryAgain.click();
      await expect(usage.title).toBeVisible();
      await walk(journey, mover, { from: 'usage', to: 'confirmation' });
      await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    });
  },
);
