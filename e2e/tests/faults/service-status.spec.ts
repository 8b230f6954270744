import { Polls } from '../../fixtures/polls.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { ServiceDownPage } from '../../pages/error.pages.js';
import { AppClient } from '../../support/app-client.js';
import { breakProvider, restoreProvider } from '../../support/sandbox.js';

test(
  'a page with an address lookup warns while it is slow, is replaced while it is down, and returns unchanged [HEALTH-07] [HEALTH-08] [HEALTH-10]',
  { tag: '@shell' },
  async ({ page, journey, mover }) => {
    const { movingDetails } = journey;
    const down = new ServiceDownPage(page);
    const strip = page.getByText('Our service is running slower than usual...');
    const client = await AppClient.connected();
    const expectStatus = (status: string) =>
      expect.poll(() => client.serviceStatus(), { message: 'status of the API', timeout: 20_000 }).toBe(status);
    const polls = new Polls(page, '/gbg-status-check');
    await page.clock.install();
    await startAt(page, mover, 'movingDetails', { brand: 'oakwood' });
    await movingDetails.moveInDate.enter(mover.home.moveIn);
    await movingDetails.postcode.fill('MK40 2');
    await polls.pauseClock();

    await test.step('up: polls every 45 seconds', async () => {
      await polls.expectRequestAfter(45_000);
      await expect(strip).toBeHidden();
    });

    await test.step('slow: shows a strip, and polls every 22.5 seconds', async () => {
      await breakProvider('addresses', 'slow', '');
      await expectStatus('Degraded');
      await polls.expectRequestAfter(45_000);
      await expect(strip).toBeVisible();
      await polls.expectRequestAfter(22_500);
      await expect(strip).toBeVisible();
      await expect(movingDetails.postcode).toHaveValue('MK40 2');
    });

    await test.step('down: another page replaces it', async () => {
      await breakProvider('addresses', 'down', '');
      await expectStatus('Down');
      await polls.expectRequestAfter(22_500);
      await expect(down.title).toBeFocused();
      await expect(movingDetails.title).toBeHidden();
      await polls.expectRequestAfter(22_500);
      await expect(down.title).toBeVisible();
    });

    await restoreProvider('addresses', '');
    await expectStatus('Up');
    await polls.expectRequestAfter(22_500);
    await expect(movingDetails.postcode).toHaveValue('MK40 2');
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await expect(down.title).toBeHidden();
    await expect(strip).toBeHidden();
    await polls.expectRequestAfter(45_000);
  },
);
