import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

/** A label of a price picture that is hidden, overlaps the next one or leaves its card; empty when all can be read. */
function unreadableLabels(card: Element): readonly string[] {
  const labels = [...card.querySelectorAll('[aria-hidden] b')].map((amount) => amount.parentElement as HTMLElement);
  const { right: cardEnd } = card.getBoundingClientRect();
  return labels.flatMap((label, index) => {
    const { left, right } = label.getBoundingClientRect();
    const next = labels[index + 1]?.getBoundingClientRect().left ?? cardEnd;
    const fontSize = Math.min(
      ...[label, ...label.querySelectorAll('*')].map((element) => parseFloat(getComputedStyle(element).fontSize)),
    );
    const isShown = label.querySelector('b')?.checkVisibility({ visibilityProperty: true }) ?? false;
    const isReadable = isShown && right > left && right <= next && fontSize >= 13;
    return isReadable ? [] : [`${card.querySelector('h3')?.textContent}: ${label.textContent}`];
  });
}

test(
  'every bar of the price picture has a label that can be read, at 320, 768 and 1280 px',
  { tag: ['@full', '@energy'] },
  async ({ page, journey: { broadbandList } }) => {
    await startAt(page, aMover({ wants: ['entertainment'] }), 'broadbandList');
    await broadbandList.button('Show more packages').click();
    // Three prices, the first or the last of which applies to a few months only.
    const amounts = broadbandList.card('Gig + calls + TV').locator('[aria-hidden] b');
    await expect(amounts).toHaveCount(3);
    await expect(broadbandList.card('Full Fibre 150')).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const unreadable = [];
      for (const card of await broadbandList.cards.all()) unreadable.push(...(await card.evaluate(unreadableLabels)));
      expect(unreadable, `${width} px`).toEqual([]);
    }
  },
);
