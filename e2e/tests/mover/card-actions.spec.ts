import type { Locator } from '@playwright/test';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

/** The actions of each card: their texts in the order of the document, and their places in the window, in whole px. */
function actionsOf(cards: Locator) {
  return cards.evaluateAll((elements) =>
    elements.map((card) => {
      const actions = [...card.querySelectorAll<HTMLElement>('[data-variant]')].map((action) => {
        const { left, right, top } = action.getBoundingClientRect();
        return { text: action.innerText, left, right, top: Math.round(top) };
      });
      return {
        texts: actions.map(({ text }) => text.replace(/\s.*/s, '')),
        edges: actions.flatMap(({ left, right }) => [Math.round(left), Math.round(right)]),
        lines: new Set(actions.map(({ top }) => top)).size,
      };
    }),
  );
}

/** Expects Details, then the choice, on one line and in the same place of every card. */
async function expectSamePlaces(cards: Locator): Promise<void> {
  await expect(cards.first()).toBeVisible();
  const actions = await actionsOf(cards);
  for (const { texts, edges, lines } of actions) {
    expect(texts).toEqual(['Details', expect.stringMatching(/^(Select|Go)$/)]);
    expect(lines).toBe(1);
    expect(edges).toEqual(actions[0]?.edges.map((edge) => expect.closeTo(edge, -1)));
  }
}

test(
  'Details and the choice are in the same place of every energy plan, also for each fuel of mixed meters',
  { tag: ['@both', '@energy'] },
  async ({ page, journey: { list } }) => {
    const recommended = list.cards.filter({ hasText: 'Recommended for you' });
    const others = list.cards.filter({ hasNotText: 'Recommended for you' });
    await startAt(page, aMover(), 'list');
    await expect(others).toHaveCount(5);
    await expectSamePlaces(others);
    const [[first], [usual]] = [await actionsOf(recommended), await actionsOf(others)];
    expect(first).toMatchObject({ texts: ['Details', 'Select'], lines: 1 });
    // Its card is wider on a wide screen: the choice still ends with the card's content.
    const barOf = (card: Locator) =>
      card
        .getByRole('img', { name: /^First-year cost/ })
        .evaluate((bar) => Math.round(bar.getBoundingClientRect().right));
    expect(first?.edges.at(-1)).toBe(await barOf(recommended));
    expect(usual?.edges.at(-1)).toBe(await barOf(others.first()));

    await list.compare('Larkfield Fix 12').check();
    await list.compare('Tor Variable').check();
    await list.openComparison.click();
    const choices = list.comparison.getByRole('row').last();
    await expect(choices).toContainText('Select Larkfield Fix 12');
    expect(await actionsOf(choices)).toMatchObject([{ texts: ['Select', 'Go'], lines: 1 }]);

    await startAt(page, aMover({ home: { postcode: 'B29 6BD', address: /^\d+ / } }), 'list');
    await expectSamePlaces(others);
    const electricity = await actionsOf(others);
    await list.select('Larkfield Fix 12').click();
    await expect(list.planSoFar).toBeVisible();
    await expectSamePlaces(others);
    expect((await actionsOf(others))[0]?.edges).toEqual(electricity[0]?.edges);
  },
);

test(
  'Details and Select are in the same place of every broadband package, suggested or not',
  { tag: ['@both', '@entertainment'] },
  async ({ page, journey: { broadbandList } }) => {
    await startAt(page, aMover({ wants: 'all' }), 'broadbandList');
    await expect(page.getByRole('heading', { name: 'Worth a look first' })).toBeVisible();
    await expectSamePlaces(broadbandList.cards);
    for (const shown of [9, 13]) {
      // While a page loads, the button has another name. Cards are added above it, so it moves with them.
      await expect(broadbandList.showMore).toBeEnabled();
      await broadbandList.showMore.press('Enter');
      await expect(broadbandList.cards).toHaveCount(shown);
    }
    await expectSamePlaces(broadbandList.cards);
  },
);
