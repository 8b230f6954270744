import { Polls } from '../../fixtures/polls.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { hangDatabase } from '../../support/system.js';

test('while the database does not answer an overlay says so, and the page under it goes on where it was [HEALTH-01] [HEALTH-02] [HEALTH-03] [HEALTH-04] [HEALTH-05]', async ({
  page,
  journey,
  mover,
}) => {
  const { personalDetails } = journey;
  const overlay = page.getByRole('alertdialog');
  const polls = new Polls(page, '/healthcheck');
  await page.clock.install();
  await page.goto('/oakwood');
  await walk(journey, mover, { to: 'personalDetails' });
  await personalDetails.firstName.fill('Robin');
  await polls.holdClock();

  await test.step('while all is well it is asked every 10 minutes', async () => {
    await polls.passUntilAsked(600_500);
    await polls.expectNextAfter(600_000);
    await expect(overlay).toBeHidden();
  });

  const wake = await hangDatabase();
  try {
    await polls.expectNextAfter(600_000);
    await expect(overlay).toHaveAccessibleName(
      'Oakwood Lettings is unavailable right now. This issue may resolve itself shortly, please wait a minute or try again later',
    );
    await expect(overlay.getByRole('heading')).toBeFocused();
    await polls.expectNextAfter(5000);
    await polls.expectNextAfter(5000);
    await expect(overlay).toBeVisible();
  } finally {
    await wake();
  }

  await polls.expectNextAfter(5000);
  await expect(overlay).toBeHidden();
  await expect(personalDetails.firstName).toBeFocused();
  await expect(personalDetails.firstName).toHaveValue('Robin');
  await polls.expectNextAfter(600_000);
});
