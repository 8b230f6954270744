import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

interface Place {
  readonly where: string;
  readonly postcode: string;
  /** Shown on the council and water page, and again on the confirmation page. */
  readonly council: string;
  readonly water: string;
  readonly cards: readonly ('council' | 'water' | 'councilAndWater' | 'rates')[];
  readonly planned: readonly string[];
  readonly tag?: readonly ['@full'];
}

const places: readonly Place[] = [
  {
    where: 'Scotland',
    postcode: 'EH3 9QN',
    council: 'City of Edinburgh Council',
    water: 'In Scotland you pay for water through your council tax.',
    cards: ['councilAndWater'],
    planned: ['Register for council tax and water'],
  },
  {
    where: 'Wales',
    postcode: 'CF10 3NP',
    council: 'Cardiff Council',
    water: 'Dŵr Cymru Welsh Water',
    cards: ['council', 'water'],
    planned: ['Register for council tax', 'Register with Dŵr Cymru Welsh Water'],
    tag: ['@full'],
  },
  {
    where: 'Northern Ireland',
    postcode: 'BT1 5GS',
    council: 'Land & Property Services',
    water: 'In Northern Ireland homes get no bill for water.',
    cards: ['rates', 'water'],
    planned: ['Register for rates'],
    tag: ['@full'],
  },
  {
    where: 'an area that cannot be identified',
    postcode: 'PL4 8AA',
    council: "Unfortunately we couldn't identify the local council for your new home.",
    water: "Unfortunately we couldn't identify the water company for your new home.",
    cards: ['council', 'water'],
    planned: ['Register for council tax', 'Register for water'],
  },
];

for (const { where, postcode, council, water, cards, planned, tag = [] } of places) {
  test(
    `council and water of ${where} lead to their cards and the plan`,
    { tag: [...tag, '@council-water', '@confirmation'] },
    async ({ page, journey }) => {
      const { councilWater, productSelection, confirmation, movePlan } = journey;
      const mover = aMover({ home: { postcode, address: /^/ }, wants: ['council', 'water'] });
      await startAt(page, mover, 'councilWater');
      await expect(page.getByRole('main')).toContainText(council);
      await expect(page.getByRole('main')).toContainText(water);
      await councilWater.next.click();

      await productSelection.next.click();
      await expect(confirmation.title).toBeVisible();
      for (const card of cards) await expect(confirmation[card]).toBeVisible();
      await expect(confirmation.cards).toHaveCount(2 + cards.length);
      await expect(page.getByRole('main')).toContainText(council);
      await expect(page.getByRole('main')).toContainText(water);

      await confirmation.plan.click();
      for (const title of planned) await expect(movePlan.entry(title)).toBeVisible();
      await expect(movePlan.entries.filter({ hasText: 'Register' })).toHaveCount(planned.length);
    },
  );
}
