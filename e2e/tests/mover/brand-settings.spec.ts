import { councilWaterMessages } from '@home-move/contract';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';

test(
  'Harbour: council and water are mandatory, and offers without insurance are counted and end at the confirmation [OFFER-03]',
  { tag: ['@small', '@shell'] },
  async ({ page, journey }) => {
    const { councilWater, productSelection, confirmation, offers } = journey;
    const mover = aMover({ wants: 'all' });
    await startAt(page, mover, 'councilWater', { brand: 'harbour' });
    for (const { card, keep, decline } of [councilWater.council, councilWater.water]) {
      await expect(card).toContainText(councilWaterMessages.mandatory);
      await expect(keep.or(decline)).toHaveCount(0);
    }
    await councilWater.next.click();
    await productSelection.title.waitFor();
    await walk(journey, mover, { from: 'productSelection', to: 'confirmation' });
    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await expect(confirmation.cards).toHaveCount(4);

    await expect(confirmation.offers).toContainText('Removals, cleaning and storage from companies we work with.');
    await confirmation.offers.getByRole('link', { name: 'See more offers' }).click();
    await offers.expectAccessible();
    await expect(offers.categories).toHaveText(['Removals', 'Cleaning', 'Storage']);
    await expect(offers.deals).toHaveCount(4);
    await expect(offers.deals.filter({ hasText: 'Advertisement' })).toHaveCount(4);

    const [tab, visit] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse(/\/affiliates\/cubby\/visit$/),
      offers.link('Cubby').click(),
    ]);
    expect(visit.status(), 'the visit is counted').toBe(204);
    await tab.close();
    await offers.finish.click();
    await expect(confirmation.title).toHaveText('Two things left, Robin');
  },
);

test(
  'Oakwood Students: council is not offered, and every skipped service is resumed from its card [CONF-15] [CONF-19]',
  { tag: ['@full', '@shell'] },
  async ({ page, journey }) => {
    const { councilWater, productSelection, usage, list, broadbandList, broadbandSignup, confirmation } = journey;
    const mover = aMover({ wants: ['energy', 'entertainment', 'water'] });
    await startAt(page, mover, 'councilWater', { brand: 'oakwood-students' });
    await expect(councilWater.water.card).toContainText('Anglian Water');
    await expect(councilWater.council.card).toHaveCount(0);
    await councilWater.water.answer(true);
    await councilWater.next.click();
    await productSelection.title.waitFor();
    await expect(productSelection.council).toHaveCount(0);
    await walk(journey, mover, { from: 'productSelection', to: 'list' });

    await list.button('No thanks').click();
    await page
      .getByRole('dialog', { name: 'Leave energy for now?' })
      .getByRole('button', { name: 'Skip energy' })
      .click();
    await broadbandList.title.waitFor();
    await broadbandList.button('No thanks').click();
    const leave = page.getByRole('dialog', { name: 'Leave broadband for now?' });
    await leave.getByRole('button', { name: 'Skip broadband' }).click();

    await expect(confirmation.title).toHaveText('Three things left, Robin');
    await expect(confirmation.cards).toHaveCount(3);
    await expect(confirmation.council).toHaveCount(0);
    await confirmation.broadband.getByRole('button', { name: 'Continue set-up' }).click();
    await broadbandList.showMore.press('Enter');
    await broadbandList.select('Full Fibre 150').click();
    await broadbandSignup.consent.check();
    await broadbandSignup.order.click();

    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await expect(confirmation.broadband).toContainText('Completed');
    await expect(confirmation.energy).toContainText('You left energy for later. You can carry on now.');
    await confirmation.energy.getByRole('button', { name: 'Continue set-up' }).click();
    await expect(usage.title.or(list.title)).toBeVisible();
    await walk(journey, mover, { from: (await usage.title.isVisible()) ? 'usage' : 'list', to: 'confirmation' });
    await expect(confirmation.title).toHaveText('One thing left, Robin');
    await confirmation.water.getByRole('radio', { name: 'Yes' }).check();
    await expect(confirmation.title).toHaveText('You are all set, Robin');
  },
);
