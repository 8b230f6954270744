import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { expectNoViolations } from '../../pages/screen.page.js';

for (const [brand, tag] of [
  ['oakwood', '@small'],
  ['default', '@large'],
] as const) {
  test(
    `compares two energy plans by keyboard and selects one, with ${brand}`,
    { tag: [tag, '@energy'] },
    async ({ page, journey, keyboard }) => {
      const { list, signup, startDate, psr } = journey;
      await startAt(page, aMover({ home: { postcode: 'SW9 8HG', address: /./ } }), 'list', { brand });
      await list.title.waitFor();
      const boxes = list.cards.getByRole('checkbox', { name: /^Compare / });
      await keyboard.activate(boxes.nth(0), 'Space');
      await keyboard.activate(boxes.nth(1), 'Space');
      await expect(boxes.nth(1)).toBeChecked();
      await keyboard.activate(boxes.nth(2), 'Space');
      await expect(boxes.nth(2)).not.toBeChecked();
      await expect(boxes.nth(2)).toHaveAccessibleDescription('You can compare two plans. Untick one of them first.');
      await list.expectAccessible();

      await keyboard.activate(list.openComparison);
      await expect(list.comparison.getByRole('heading', { name: 'Compare two plans' })).toBeFocused();
      await expect(list.comparison.getByRole('columnheader')).toHaveCount(2);
      const question = list.comparison.getByText('What is an exit fee?');
      await keyboard.activate(question);
      await expect(list.comparison).toContainText('What you pay if you leave a fixed plan before it ends');
      await expectNoViolations(page);
      const overflow = await list.comparison.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);

      await keyboard.press('Escape');
      await expect(list.comparison).toBeHidden();
      await expect(list.openComparison).toBeFocused();
      await keyboard.press('Enter');
      await keyboard.activate(list.comparison.getByRole('button', { name: /^Select / }).first());
      await expect(signup.title.or(startDate.title).or(psr.title)).toBeFocused();
    },
  );
}
