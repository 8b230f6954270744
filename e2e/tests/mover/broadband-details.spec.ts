import { pathOf } from '@home-move/contract';
import { consoleErrorsOf } from '../../fixtures/console-errors.js';
import { Keyboard } from '../../support/keyboard.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { duplicateTab } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { journeyIn } from '../../pages/journey.js';
import { ProviderTab } from '../../pages/provider-tab.page.js';
import { changePackage } from '../../support/sandbox.js';

const detailsOf = (packageId: string, sourceId: string) => pathOf('broadband-details', { packageId, sourceId });

for (const [brand, tag] of [
  ['oakwood', ['@small', '@full']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `compares a package in detail, and orders it on the provider’s site, using only the keyboard, with ${brand} [BB-02] [BB-03]`,
    { tag: [...tag, '@entertainment'] },
    async ({ page, context, journey, keyboard }) => {
      const { broadbandList: list, broadbandDetails: details } = journey;
      const errors = consoleErrorsOf(context);
      await startAt(page, aMover({ wants: ['entertainment'] }), 'broadbandList', { brand });
      await expect(list.sort).toHaveValue('0');

      await list.filterByKeyboard(keyboard, '24 months');
      await expect(list.activeFilter('24 months')).toBeVisible();
      await keyboard.tabTo(list.sort);
      await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown');
      await expect(list.names).toHaveText(['900 + TV', 'Full Fibre 500', '264', /150$/]);
      await keyboard.activate(list.showMore);
      await expect(list.names).toHaveCount(6);
      const names = await list.names.allTextContents();
      const contract = await list
        .card('264')
        .getByText(/over the contract/)
        .textContent();
      await keyboard.activate(list.details('264'));

      await test.step('the page has everything to compare', async () => {
        await expect(details.title).toHaveText('264');
        await expect(details.title).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`${detailsOf('wm-81101', 'wombb')}$`));
        await expect(details.fact('Average download')).toHaveText('264\u00a0Mbps');
        await expect(details.fact('Minimum guaranteed')).toHaveText('132\u00a0Mbps');
        await expect(details.fact('Each month')).toContainText('£21.99 for the first 3 months');
        for (const rise of [/£31\.99.*Apr\s\d{4}/, /£35\.99 from 01\sApr\s\d{4}/])
          await expect(details.fact('Each month')).toContainText(rise);
        await expect(details.fact('Set-up')).toHaveText('£30.00');
        await expect(details.fact('Leaving')).toContainText('Leaving early costs £20.00 for each month that is left.');
        const total = await details.fact('Whole contract').textContent();
        expect(contract).toContain(`${total} over the contract`);
        await expect(details.fact('Data')).toHaveText('Unlimited');
        await expect(details.fact('Calls')).toHaveText('Not included');
        await expect(details.fact('Earliest start')).toHaveText(/^\d\d\s\w{3}\s\d{4}$/);
        await expect(details.print).toBeVisible();
        await keyboard.activate(details.switching);
        await expect(page.getByText('This is called One Touch Switch.')).toBeVisible();
        await details.expectAccessible();
      });

      await test.step('it prints as a contract summary', async () => {
        await expect(details.contractSummary).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        await expect(details.contractSummary).toBeVisible();
        await expect(details.select).toBeHidden();
        await page.emulateMedia({ media: null });
      });

      await test.step('Back keeps filter, sort order, packages and place', async () => {
        await keyboard.activate(details.backToList);
        await expect(list.details('264')).toBeInViewport({ ratio: 1 });
        await expect(list.names).toHaveText(names);
        await expect(list.sort).toHaveValue('3');
        await expect(list.activeFilter('24 months')).toBeVisible();
        await list.expectAccessible();
        await page.goForward();
        await expect(details.title).toHaveText('264');
      });

      await test.step('its address opens in a new tab, which continues to sign-up', async () => {
        const tab = await duplicateTab(page);
        const inTab = new Keyboard(tab);
        const { broadbandDetails, broadbandSignup, recordVisit, confirmation } = journeyIn(tab);
        await expect(broadbandDetails.title).toHaveText('264');
        await inTab.activate(broadbandDetails.select);
        await expect(broadbandSignup.title).toHaveText('Set up with Coaxia');
        await expect(broadbandSignup.title).toBeFocused();
        await broadbandSignup.expectAccessible();
        await inTab.activate(broadbandSignup.consent, 'Space');
        const provider = await ProviderTab.openedBy(tab, () => inTab.activate(broadbandSignup.goToProvider));
        await expect(provider.title).toBeFocused();
        await provider.expectAccessible();
        await new Keyboard(provider.page).activate(provider.goNow);
        await provider.expectVisited('Coaxia');
        await expect(recordVisit.title).toBeFocused();
        await recordVisit.expectAccessible();
        await inTab.activate(recordVisit.yes);
        await expect(confirmation.broadband).toContainText('264, from Coaxia');
      });
      expect(errors).toEqual([]);
    },
  );
}

test(
  'a package that is withdrawn while the list is read, and one that never was, lead back to the list',
  { tag: ['@small', '@entertainment'] },
  async ({ page, journey }) => {
    const { broadbandList, packageGone } = journey;
    const home = { postcode: 'LE2 4AE', address: /^\d+ / };
    await startAt(page, aMover({ home, wants: ['entertainment'] }), 'broadbandList');
    await broadbandList.showMore.press('Enter');
    await expect(broadbandList.details('Full Fibre 150')).toBeVisible();
    await changePackage('broadband-ht', 'BRI-FF150', { mode: 'withdrawn', match: home.postcode });
    await broadbandList.details('Full Fibre 150').click();

    await expect(packageGone.message).toBeVisible();
    await packageGone.expectAccessible();
    await packageGone.otherPackages.click();
    await expect(broadbandList.cards.first()).toBeVisible();

    for (const path of [detailsOf('NO-SUCH', 'ht'), detailsOf('BRI-F67', 'elsewhere')]) {
      await page.goto(path);
      await expect(packageGone.message).toBeVisible();
    }
    await page.goto(pathOf('broadband-signup', { provider: 'brightline', packageId: 'BRI-FF150', sourceId: 'ht' }));
    await expect(packageGone.message).toBeVisible();
    await packageGone.otherPackages.click();
    await expect(broadbandList.cards.first()).toBeVisible();
  },
);
