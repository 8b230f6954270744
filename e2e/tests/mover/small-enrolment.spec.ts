import { startAt } from '../../fixtures/prepared-enrolment.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';

test(
  'sets up only energy, declines the rest, and can start broadband later',
  { tag: ['@full', ...everyJourney] },
  async ({ page, journey, mover }) => {
    const { councilWater, productSelection, broadbandList, confirmation } = journey;
    await startAt(page, mover, 'councilWater');
    await councilWater.council.decline.check();
    await councilWater.water.decline.check();
    await councilWater.next.click();

    await productSelection.energy.check();
    await expect(productSelection.next).toHaveText('Continue with 1 service');
    await productSelection.next.click();
    await walk(journey, mover, { from: 'usage', to: 'confirmation' });

    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
    await expect(confirmation.council).toContainText('You chose to sort this out yourself.');
    await expect(confirmation.broadband).toContainText('To do');
    await confirmation.broadband.getByRole('button', { name: 'Get started' }).click();
    await expect(broadbandList.select('Loop 900 rolling')).toBeVisible();
    await page.reload();
    await expect(broadbandList.select('Loop 900 rolling')).toBeVisible();
  },
);
