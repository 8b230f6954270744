import { darkGrounds, ground } from '../../fixtures/ground.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import type { Screen } from '../../pages/screen.page.js';

test.use({ colorScheme: 'dark' });

test(
  'council and water follow product selection in a brand that places them there, on a dark system',
  { tag: ['@small', '@full', ...everyJourney] },
  async ({ page, journey }) => {
    const expectDark = async (screen: Screen) => {
      await screen.expectAccessible();
      expect(await ground(screen.page)).toBe(darkGrounds.meadow);
    };
    const mover = aMover({ wants: 'all' });
    const { movingDetails, productSelection, councilWater, usage, list, signup, payment } = journey;
    const { broadbandList, broadbandSignup, recordVisit, confirmation } = journey;
    await page.goto('/meadow');
    await expectDark(journey.landing);
    await startAt(page, mover, 'savedMovingDetails', { brand: 'meadow' });
    await movingDetails.next.click();

    await expectDark(productSelection);
    await expect(productSelection.entertainment, 'preset by the brand').toBeChecked();
    await expect(productSelection.council).not.toBeChecked();
    await productSelection.choose(mover.wants);
    await expect(productSelection.next).toHaveText('Continue with 4 services');
    await productSelection.next.click();

    await expect(councilWater.council.card).toContainText('Bedford Borough Council');
    await expectDark(councilWater);
    await page.reload();
    await expect(councilWater.council.keep).toBeChecked();
    await expect(councilWater.water.keep).toBeChecked();
    await councilWater.next.click();
    await expectDark(usage);

    await walk(journey, mover, { from: 'usage', to: 'list' });
    await expect(list.select('Larkfield Fix 12')).toBeVisible();
    await expectDark(list);
    await walk(journey, mover, { from: 'list', to: 'signup' });
    await expectDark(signup);
    await walk(journey, mover, { from: 'signup', to: 'payment' });
    await expectDark(payment);
    await walk(journey, mover, { from: 'payment', to: 'broadbandList' });
    await expect(broadbandList.select('Loop 900 rolling')).toBeVisible();
    await expectDark(broadbandList);
    await walk(journey, mover, { from: 'broadbandList', to: 'broadbandSignup' });
    await expectDark(broadbandSignup);
    await broadbandSignup.consent.check();
    const tab = await ProviderTab.openedBy(page, () => broadbandSignup.goToProvider.click());
    await expectDark(tab);
    await expectDark(recordVisit);
    await walk(journey, mover, { from: 'recordVisit', to: 'confirmation' });
    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await expect(confirmation.energy).toContainText('Completed');
    await expect(confirmation.broadband).toContainText('In progress');
    await expect(confirmation.council).toContainText('Bedford Borough Council');
    await expect(confirmation.water).toContainText('Anglian Water');
    await expectDark(confirmation);
  },
);
