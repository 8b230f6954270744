import { aMover } from '../../fixtures/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';

test(
  'council and water follow product selection in a brand that places them there',
  { tag: '@small' },
  async ({ page, journey }) => {
    const mover = aMover({ wants: 'all' });
    const { movingDetails, productSelection, councilWater, usage, list, signup, payment } = journey;
    const { broadbandList, broadbandSignup, recordVisit, confirmation } = journey;
    await page.goto('/meadow');
    await journey.landing.expectAccessible();
    await startAt(page, mover, 'savedMovingDetails', { brand: 'meadow' });
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

    await walk(journey, mover, { from: 'usage', to: 'list' });
    await expect(list.select('Larkfield Fix 12')).toBeVisible();
    await list.expectAccessible();
    await walk(journey, mover, { from: 'list', to: 'signup' });
    await signup.expectAccessible();
    await walk(journey, mover, { from: 'signup', to: 'payment' });
    await payment.expectAccessible();
    await walk(journey, mover, { from: 'payment', to: 'broadbandList' });
    await expect(broadbandList.select('Loop 900 rolling')).toBeVisible();
    await broadbandList.expectAccessible();
    await walk(journey, mover, { from: 'broadbandList', to: 'broadbandSignup' });
    await broadbandSignup.expectAccessible();
    await broadbandSignup.consent.check();
    const tab = await ProviderTab.openedBy(page, () => broadbandSignup.goToProvider.click());
    await tab.expectAccessible();
    await recordVisit.expectAccessible();
    await walk(journey, mover, { from: 'recordVisit', to: 'confirmation' });
    await expect(confirmation.title).toHaveText('You are nearly there, Robin');
    await expect(confirmation.energy).toContainText('Completed');
    await expect(confirmation.broadband).toContainText('In progress');
    await expect(confirmation.council).toContainText('Bedford Borough Council');
    await expect(confirmation.water).toContainText('Anglian Water');
    await confirmation.expectAccessible();
  },
);
