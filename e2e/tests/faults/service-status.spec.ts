import { Polls } from '../../fixtures/polls.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { ServiceDownPage } from '../../pages/service-down.page.js';
import { AppClient } from '../../support/app-client.js';
import { breakProvider, mendProvider } from '../../support/sandbox.js';

test('a page that looks up addresses says when they are slow, gives way while they are gone, and comes back as it was [HEALTH-06] [HEALTH-07] [HEALTH-08] [HEALTH-09] [HEALTH-10] [HEALTH-11]', async ({
  page,
  journey,
  mover,
}) => {
  const { movingDetails } = journey;
  const down = new ServiceDownPage(page);
  const strip = page.getByText('Our service is running slower than usual...');
  const client = await AppClient.connected();
  const isTold = (status: string) =>
    expect.poll(() => client.serviceStatus(), { message: `the API to say ${status}`, timeout: 20_000 }).toBe(status);
  const polls = new Polls(page, '/gbg-status-check');
  await page.clock.install();
  await page.goto('/oakwood');
  await walk(journey, mover, { to: 'movingDetails' });
  await movingDetails.moveInDate.enter(mover.home.moveIn);
  await movingDetails.postcode.fill('MK40 2');
  await polls.holdClock();

  try {
    await test.step('while all is well it is asked every 45 seconds', async () => {
      await polls.passUntilAsked(45_500);
      await polls.expectNextAfter(45_000);
      await expect(strip).toBeHidden();
    });

    await test.step('slow: a strip, and a question every 22.5 seconds', async () => {
      await breakProvider('addresses', 'slow', '');
      await isTold('Degraded');
      await polls.expectNextAfter(45_000);
      await expect(strip).toBeVisible();
      await polls.expectNextAfter(22_500);
      await expect(strip).toBeVisible();
      await expect(movingDetails.postcode).toHaveValue('MK40 2');
    });

    await test.step('gone: a page in its place', async () => {
      await breakProvider('addresses', 'down', '');
      await isTold('Down');
      await polls.expectNextAfter(22_500);
      await expect(down.title).toBeFocused();
      await expect(movingDetails.title).toBeHidden();
      await polls.expectNextAfter(22_500);
      await expect(down.title).toBeVisible();
    });
  } finally {
    await mendProvider('addresses', '');
  }

  await isTold('Up');
  await polls.expectNextAfter(22_500);
  await expect(movingDetails.postcode).toHaveValue('MK40 2');
  await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
  await expect(down.title).toBeHidden();
  await expect(strip).toBeHidden();
  await polls.expectNextAfter(45_000);
});
