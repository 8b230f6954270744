import { aMover } from '../../support/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { openHostPage } from '../../pages/host-page.js';
import { journeyIn } from '../../pages/journey.js';
import { assetsSite } from '../../support/addresses.js';

test(
  'two movers in two frames of one page each continue their own move',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page }) => {
    const script = `<script async src="${assetsSite}/v1/loader.js" data-brand="oakwood"></script>`;
    await openHostPage(page, `<main>${script}<hr>${script}</main>`);
    const [one, two] = [0, 1].map((position) =>
      journeyIn(page, page.locator('home-move').nth(position).locator('iframe').contentFrame()),
    );
    if (!one || !two) throw new Error('unreachable');
    const [first, second] = [aMover(), aMover()];

    await walk(one, first, { to: 'movingDetails' });
    await walk(two, second, { to: 'movingDetails' });
    await walk(one, first, { from: 'movingDetails', to: 'councilWater' });

    await test.step('a reload of the page resumes both', async () => {
      await page.reload();
      await one.councilWater.back.click();
      await expect(one.movingDetails.address).toHaveValue('14 Castle Road, Bedford');
      await one.movingDetails.moveInDate.expectFilled(first.home.moveIn);
      await expect(two.movingDetails.title).toBeVisible();
      await two.movingDetails.moveInDate.expectFilled({ day: '', month: '', year: '' });
      await expect(two.movingDetails.address).toBeHidden();
    });
  },
);
