import { Polls } from '../../fixtures/polls.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { hangDatabase } from '../../support/system.js';

test(
  'an overlay appears while the database does not respond, then the page continues unchanged [HEALTH-02] [HEALTH-03] [HEALTH-04]',
  { tag: '@shell' },
  async ({ page, journey, mover }) => {
    const { personalDetails } = journey;
    const overlay = page.getByRole('alertdialog');
    const polls = new Polls(page, '/healthcheck');
    await page.clock.install();
    await page.goto('/oakwood');
    await walk(journey, mover, { to: 'personalDetails' });
    await personalDetails.firstName.fill('Robin');
    await polls.pauseClock();

    await test.step('healthy: polls every 10 minutes', async () => {
      await polls.expectRequestAfter(600_000);
      await expect(overlay).toBeHidden();
    });

    const resume = await hangDatabase();
    try {
      await polls.expectRequestAfter(600_000);
      await expect(overlay).toHaveAccessibleName(
        'Oakwood Lettings is unavailable right now. This issue may resolve itself shortly, please wait a minute or try again later',
      );
      await expect(overlay.getByRole('heading')).toBeFocused();
      await polls.expectRequestAfter(5000);
      await polls.expectRequestAfter(5000);
      await expect(overlay).toBeVisible();
    } finally {
      await resume();
    }

    await polls.expectRequestAfter(5000);
    await expect(overlay).toBeHidden();
    await expect(personalDetails.firstName).toBeFocused();
    await expect(personalDetails.firstName).toHaveValue('Robin');
    await polls.expectRequestAfter(600_000);
  },
);
