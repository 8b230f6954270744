import { pathOf } from '@home-move/contract';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { journeyIn } from '../../pages/journey.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import { pathIn } from '../../support/addresses.js';
import { breakProvider, broadbandOrdersOf, changePackage, restoreProvider } from '../../support/sandbox.js';

const missing = (range: string) =>
  `Oops - something went wrong and we haven't been able to show you ${range}. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.`;

/** A mover to any home of a postcode with every network. */
const moverTo = (postcode: string) => aMover({ home: { postcode, address: /^\d+ / }, wants: ['entertainment'] });

for (const [brand, postcode, tag] of [
  ['oakwood', 'LE2 4BB', ['@small', '@full']],
  ['default', 'HX1 3AE', ['@large', '@full']],
] as const) {
  test(
    `feeds that are slow, cut off, empty and malformed, then back, with ${brand}`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, journey, keyboard }) => {
      const { broadbandList: list } = journey;
      await breakProvider('broadband-ht', 'slow', postcode);
      await breakProvider('broadband-wombb', 'truncated', postcode);
      // The first text disappears again after some seconds.
      await startAt(page, moverTo(postcode), 'broadbandList', { brand, waitUntil: 'commit' });

      await expect(page.getByText('Getting packages for your home.')).toBeVisible();
      await expect(page.getByText('Providers may take up to 8 seconds to send their packages.')).toBeVisible();
      // Last: on a busy machine, axe may take longer than the feed.
      await list.expectAccessible();
      await expect(list.banner).toContainText(missing('the full range of available packages'));
      await expect(list.names.filter({ hasText: 'Fibre 36' })).toBeVisible();
      await expect(list.names.filter({ hasText: 'Loop' })).toHaveCount(0);
      await list.expectAccessible();

      await breakProvider('broadband-ht', 'empty', postcode);
      await breakProvider('broadband-wombb', 'malformed', postcode);
      await keyboard.activate(list.button('Try again'));
      await expect(list.banner).toContainText(missing('the available packages'));
      await expect(list.cards).toHaveCount(0);
      await list.expectAccessible();

      for (const feed of ['broadband-ht', 'broadband-wombb'] as const) await restoreProvider(feed, postcode);
      await keyboard.activate(list.button('Try again'));
      await expect(list.select('Loop 900 rolling')).toBeVisible();
      await expect(list.banner).toBeHidden();
    },
  );
}

for (const [brand, postcode, tag] of [
  ['oakwood', 'SN1 3AB', ['@small', '@full']],
  ['default', 'SN1 4BB', ['@large', '@full']],
] as const) {
  test(
    `a price that changes before the order is shown again first, with ${brand}`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, journey, keyboard }) => {
      const { broadbandList, broadbandSignup: signup, confirmation } = journey;
      const mover = moverTo(postcode);
      await startAt(page, mover, 'broadbandList', { brand });
      await keyboard.activate(broadbandList.showMore);
      await keyboard.activate(broadbandList.select('Full Fibre 150'));
      const before = (await signup.fact('Whole contract').textContent()) ?? '';
      await changePackage('broadband-ht', 'BRI-FF150', { mode: 'dearer', match: postcode });
      await keyboard.activate(signup.consent, 'Space');
      await keyboard.activate(signup.order);

      await expect(signup.banner).toContainText(
        `The price has changed since you opened this page: it was ${before} over the contract`,
      );
      await expect(signup.banner).toBeInViewport();
      const now = (await signup.fact('Whole contract').textContent()) ?? '';
      await expect(signup.banner).toContainText(`and is ${now} now.`);
      const pounds = (amount: string) => Number(amount.replaceAll(/[£,]/g, ''));
      // £5 a month for 24 months.
      expect(pounds(now) - pounds(before)).toBeCloseTo(120);
      await signup.expectAccessible();
      expect(await broadbandOrdersOf(mover.person.email)).toEqual([]);

      await keyboard.activate(signup.order);
      await expect(confirmation.broadband).toContainText('Full Fibre 150, from Brightline');
      expect(await broadbandOrdersOf(mover.person.email)).toHaveLength(1);
    },
  );

  test(
    `offers that end while they are read, and after the package was chosen, with ${brand}`,
    { tag: [...tag, '@full', '@entertainment'] },
    async ({ page, journey, keyboard }) => {
      const { broadbandList: list, broadbandSignup: signup, recordVisit } = journey;
      await page.clock.install();
      await startAt(page, aMover({ wants: ['entertainment'] }), 'broadbandList', { brand });
      await list.filterByKeyboard(keyboard, 'Altnet');
      await expect(list.card('Loop 300')).toContainText(/First month free\s*Ends in 1 day/);

      // Its last day is tomorrow.
      await page.clock.fastForward('48:00:00');
      await expect(page.getByRole('status').filter({ hasText: 'An offer has ended.' })).toHaveCount(1);
      await expect(list.card('Loop 300')).not.toContainText('First month free');

      await keyboard.activate(list.activeFilter('Altnet'));
      await list.filterByKeyboard(keyboard, 'Coaxia');
      await keyboard.activate(list.select('264'));
      await expect(signup.title).toHaveText('Set up with Coaxia');
      await page.clock.fastForward('48:00:00');
      await expect(page.getByText('An offer has ended since you chose this package.')).toBeVisible();
      await signup.expectAccessible();
      await keyboard.activate(signup.consent, 'Space');
      await ProviderTab.openedBy(page, () => keyboard.activate(signup.goToProvider));
      await expect(recordVisit.title).toBeVisible();
    },
  );

  test(
    `a visit whose tab is blocked, and whose mover returns days later on another device, with ${brand}`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, browser, journey, keyboard }) => {
      const mover = aMover({ wants: ['entertainment'] });
      const client = await startAt(page, mover, 'broadbandList', { brand });
      await keyboard.activate(journey.broadbandList.select('Loop 900 rolling'));
      await keyboard.activate(journey.broadbandSignup.consent, 'Space');
      // As browsers do that block new windows.
      await page.evaluate(() => (window.open = () => null));
      await keyboard.activate(journey.broadbandSignup.goToProvider);
      await expect(journey.recordVisit.title).toBeFocused();
      await expect(page.getByText("We could not open Altnet's site for you. Open it from here.")).toBeVisible();
      await journey.recordVisit.expectAccessible();
      const site = await ProviderTab.openedBy(page, () => keyboard.activate(journey.recordVisit.toProvider));
      await site.expectVisited('Altnet');
      await page.context().close();

      const device = await browser.newContext();
      const later = await device.newPage();
      await later.clock.install({ time: Date.now() + 4 * 24 * 60 * 60 * 1000 });
      const { broadbandList, recordVisit, confirmation } = journeyIn(later);
      await logInTab(later, client.tokens, brand);
      await later.goto(pathIn(brand, pathOf('broadband-list')));
      await broadbandList.select('Loop 900 rolling').click();
      await expect(recordVisit.title).toHaveText('Have you ordered with Altnet?');
      await expect(recordVisit.toProvider).toBeVisible();
      await recordVisit.yes.click();
      await expect(confirmation.broadband).toContainText('We are waiting for confirmation from Altnet');
      await device.close();
    },
  );
}
