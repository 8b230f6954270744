import { consoleErrorsOf } from '../../fixtures/console-errors.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

for (const [brand, tag] of [
  ['oakwood', ['@small', '@full']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `opens with our suggestions and the social tariff, and sorts by cost or speed, using only the keyboard, with ${brand}`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, context, journey, keyboard }) => {
      const { broadbandList: list, broadbandDetails } = journey;
      const errors = consoleErrorsOf(context);
      await startAt(page, aMover({ wants: ['entertainment'] }), 'broadbandList', { brand });

      await expect(list.sort.getByRole('option')).toHaveText([
        'Our suggestions',
        'Cost (Monthly)',
        'Cost (Yearly)',
        'Speed',
      ]);
      await expect(list.sort).toHaveAccessibleDescription(
        'Our suggestions: packages with a label first, then the lowest cost in the first year. Commission never changes the order.',
      );
      await expect(list.names).toHaveText(['5G Hub 150', 'Loop 900 rolling', 'Gig + calls + TV', 'Essentials 15']);
      await list.expectAccessible();

      await keyboard.tabTo(list.sort);
      const byCost = ['Essentials 15', '5G Hub 150', 'Loop 300', 'Fibre 36'];
      for (const [order, names] of [
        ['lowest monthly cost first', byCost],
        ['lowest yearly cost first', byCost],
        ['fastest first', ['Gig + calls + TV', 'Loop 900 rolling', '900 + TV', 'Full Fibre 500']],
      ] as const) {
        await keyboard.press('ArrowDown');
        await expect(page.getByText(`4 of 13 packages, ${order}`)).toBeVisible();
        await expect(list.names).toHaveText(names);
        await expect(list.sort).toBeFocused();
      }

      await test.step('the social tariff is named whatever the order, with a link to its details', async () => {
        await expect(list.socialTariff).toContainText('Essentials 15, costs £15.00 a month with no price rises.');
        await keyboard.activate(list.socialTariff.getByRole('link', { name: 'See Essentials 15' }));
        await expect(broadbandDetails.title).toHaveText('Essentials 15');
        await expect(page.getByText('You must get Universal Credit or Pension Credit.')).toBeVisible();
      });
      expect(errors).toEqual([]);
    },
  );
}
