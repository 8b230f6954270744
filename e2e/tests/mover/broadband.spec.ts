import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import { broadbandOrdersOf } from '../../support/sandbox.js';

const wantsBroadband = () => aMover({ wants: ['entertainment'] });

test(
  'the provider’s site opens automatically after 15 seconds, unless paused [BBSET-03]',
  { tag: '@entertainment' },
  async ({ page, journey }) => {
    const { broadbandSignup, recordVisit } = journey;
    await page.clock.install();
    const mover = wantsBroadband();
    await startAt(page, mover, 'broadbandList');
    await walk(journey, mover, { from: 'broadbandList', to: 'broadbandSignup' });
    await broadbandSignup.consent.check();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const tab = await ProviderTab.openedBy(page, () => broadbandSignup.goToProvider.click());

    await expect(tab.timer).toHaveText("Altnet's site opens in 15 seconds.");
    await tab.pause.click();
    await page.clock.runFor(20_000);
    await expect(tab.timer).toHaveText("Paused. Altnet's site opens when you say so.");
    await tab.carryOn.click();
    await page.clock.runFor(15_000);
    await tab.expectVisited('Altnet');
    await expect(recordVisit.title).toBeVisible();
  },
);

test(
  'a double click orders a home telecom package once',
  { tag: ['@small', '@entertainment'] },
  async ({ page, journey }) => {
    const mover = wantsBroadband();
    const { broadbandList, broadbandSignup, confirmation } = journey;
    await startAt(page, mover, 'broadbandList', { brand: 'oakwood' });
    await broadbandList.button('Show more packages').click();
    await broadbandList.select('Full Fibre 150').click();

    await expect(broadbandSignup.title).toHaveText('Set up with Brightline');
    await broadbandSignup.order.click();
    await broadbandSignup.expectErrors(['Please agree to this to carry on']);
    await expect(broadbandSignup.consent).toBeFocused();
    await broadbandSignup.consent.check();
    await broadbandSignup.order.dblclick();

    await expect(confirmation.broadband).toContainText('Completed');
    await expect(confirmation.broadband).toContainText('Full Fibre 150, from Brightline');
    await expect(confirmation.broadband).toContainText(/Order number\s?HT-[A-Z0-9]{8}/);
    expect(await broadbandOrdersOf(mover.person.email)).toMatchObject([{ packageId: 'BRI-FF150' }]);
  },
);

test(
  'a mover who did not order on the provider’s site can choose again',
  { tag: '@entertainment' },
  async ({ page, journey }) => {
    const mover = wantsBroadband();
    const { broadbandList, recordVisit, confirmation } = journey;
    await startAt(page, mover, 'broadbandList');
    await walk(journey, mover, { from: 'broadbandList', to: 'recordVisit' });
    await recordVisit.no.click();

    await expect(confirmation.title).toHaveText('Three things left, Robin');
    await expect(confirmation.broadband).toContainText('You left broadband for later. You can carry on now.');
    await confirmation.broadband.getByRole('button', { name: 'Continue set-up' }).click();
    await walk(journey, { ...mover, package: '5G Hub 150' }, { from: 'broadbandList', to: 'confirmation' });
    await expect(confirmation.broadband).toContainText('5G Hub 150, from Mast');
    await confirmation.broadband.getByRole('button', { name: 'Select a new package' }).click();
    await expect(broadbandList.select('Loop 900 rolling')).toBeVisible();
  },
);
