import { aMover } from '../../fixtures/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';

test(
  'council and water follow product selection in a brand that places them there',
  { tag: '@small' },
  async ({ page, journey }) => {
    const mover = aMover({ wants: 'all' });
    const { movingDetails, productSelection, councilWater, usage, broadbandList, recordVisit, confirmation } = journey;
    await page.goto('/meadow');
    await journey.landing.expectAccessible();
    await walk(journey, mover, { to: 'movingDetails' });
    await movingDetails.enter(mover.home);
    await movingDetails.next.click();

    await productSelection.expectAccessible();
    await expect(productSelection.entertainment, 'preset by the brand').toBeChecked();
    await expect(productSelection.council).not.toBeChecked();
    await productSelection.choose(mover.wants);
    await expect(productSelection.next).toHaveText('Continue with 4 services');
    await productSelection.next.click();

    await expect(councilWater.council.card).toContainText('Bedford Borough Council');
    await councilWater.expectAccessible();
    await page.reload();
    await expect(councilWater.council.keep).toBeChecked();
    await expect(councilWater.water.keep).toBeChecked();
    await councilWater.next.click();
    await usage.expectAccessible();

    await walk(journey, mover, { from: 'usage', to: 'broadbandList' });
    await expect(broadbandList.select('Loop 900 rolling')).toBeVisible();
    await broadbandList.expectAccessible();
    await walk(journey, mover, { from: 'broadbandList', to: 'recordVisit' });
    await recordVisit.expectAccessible();
    await walk(journey, mover, { from: 'recordVisit', to: 'confirmation' });
    await expect(confirmation.title).toHaveText('You are all set, Robin');
    await expect(confirmation.energy).toContainText('Completed');
    await expect(confirmation.broadband).toContainText('In progress');
    await expect(confirmation.council).toContainText('Bedford Borough Council');
    await expect(confirmation.water).toContainText('Anglian Water');
    await confirmation.expectAccessible();
  },
);
