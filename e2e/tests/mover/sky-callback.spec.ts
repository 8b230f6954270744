import { pathOf } from '@home-move/contract';
import { consoleErrorsOf } from '../../fixtures/console-errors.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { broadbandOrdersOf } from '../../support/sandbox.js';

const skyPackage = { provider: 'sky', packageId: 'SKY-FF150TV', sourceId: 'ht' };

for (const [brand, tag] of [
  ['oakwood', ['@small', '@full']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `orders Sky with a call back between 2pm and 4pm, using only the keyboard, with ${brand} [BBSET-09] [BBSET-10]`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, context, journey, keyboard }) => {
      const { broadbandList: list, broadbandSignup: signup, confirmation } = journey;
      const errors = consoleErrorsOf(context);
      const mover = aMover({ wants: ['entertainment'] });
      await startAt(page, mover, 'broadbandList', { brand });

      await test.step('no other provider calls back', async () => {
        await keyboard.activate(list.details('Essentials 15'));
        await keyboard.activate(journey.broadbandDetails.select);
        await expect(signup.order).toBeVisible();
        await expect(signup.callback).toHaveCount(0);
        await page.goBack();
        await keyboard.activate(journey.broadbandDetails.backToList);
      });

      await list.filterByKeyboard(keyboard, 'Sky');
      await keyboard.activate(list.select('Sky TV and Full Fibre 150'));
      await expect(signup.title).toHaveText('Set up with Sky');
      await expect(signup.title).toBeFocused();
      await expect(signup.callback).toContainText('12pm-8pm Monday to Friday, within 24 hours');
      await expect(signup.slots).toHaveCount(5);
      for (const slot of ['1', '2', '3', '4', 'Anytime'] as const) await expect(signup.slot(slot)).not.toBeChecked();
      await keyboard.activate(signup.addOn('Sports channels'), 'Space');
      await keyboard.activate(signup.consent, 'Space');
      await keyboard.activate(signup.order);
      await signup.expectErrors(['Mandatory']);
      await expect(signup.slots.first()).toBeFocused();
      await signup.expectAccessible();
      expect(await broadbandOrdersOf(mover.person.email)).toEqual([]);

      await keyboard.press('Space', 'ArrowDown');
      await expect(signup.slot('2')).toBeChecked();
      await keyboard.tabTo(signup.order);
      await keyboard.press('Enter', 'Enter');

      await expect(confirmation.title).toBeFocused();
      await expect(confirmation.broadband).toContainText('Completed');
      await expect(confirmation.broadband).toContainText('Sky TV and Full Fibre 150, from Sky');
      await expect(confirmation.broadband).toContainText('With Sports channels');
      await expect(confirmation.fact('Call back')).toContainText('2pm to 4pm');
      await expect(confirmation.fact('Call back')).toContainText('12pm-8pm Monday to Friday, within 24 hours');
      await expect(confirmation.fact('Expected to start')).toHaveText(/^\d\d\s\w{3}\s\d{4}$/);
      await confirmation.expectAccessible();
      expect(await broadbandOrdersOf(mover.person.email)).toMatchObject([
        { packageId: 'SKY-FF150TV', callbackSlot: 2, addOns: ['SKY-SPORTS'] },
      ]);
      expect(errors).toEqual([]);
    },
  );
}

test(
  'a brand without Sky TV does not list Sky’s packages, and their addresses lead back to the list',
  { tag: ['@small', '@entertainment'] },
  async ({ page, journey }) => {
    const { broadbandList: list, packageGone } = journey;
    // Council and water are mandatory there.
    const mover = aMover({ wants: ['entertainment', 'council', 'water'] });
    await startAt(page, mover, 'broadbandList', { brand: 'harbour' });
    await list.showMore.press('Enter');
    await list.showMore.press('Enter');
    await expect(list.names).toHaveCount(11);
    await expect(list.names.filter({ hasText: 'Sky' })).toHaveCount(0);

    for (const path of [pathOf('broadband-details', skyPackage), pathOf('broadband-signup', skyPackage)]) {
      await page.goto(`/harbour${path}`);
      await expect(packageGone.message).toBeVisible();
    }
    await packageGone.otherPackages.click();
    await expect(list.cards.first()).toBeVisible();
  },
);
