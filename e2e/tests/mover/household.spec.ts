import { pathOf } from '@home-move/contract';
import type { Browser } from '@playwright/test';
import { openPhone, scanQrCode } from '../../fixtures/phone.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { HouseholdPage, HousematePage, JoinPage } from '../../pages/household.pages.js';
import { pathIn, portal } from '../../support/addresses.js';
import { aMover } from '../../support/mover.js';

const brand = 'oakwood';

/** A housemate's phone at the page behind the link. */
async function openLink(browser: Browser, link: string) {
  const phone = await openPhone(browser);
  await phone.goto(link);
  return { phone, link: new JoinPage(phone), household: new HousematePage(phone) };
}

test(
  'a mover shares a link by keyboard, two housemates join and agree to a split, and one is removed with the page open',
  { tag: '@your-move' },
  async ({ page, browser, keyboard }) => {
    const mover = aMover({ wants: ['energy', 'entertainment'] });
    const [priya, ben] = ['Priya Shah', 'Ben Okafor'].map((name) => ({ name, email: aMover().person.email }));
    if (!priya || !ben) throw new Error('no housemates');
    await startAt(page, mover, 'confirmation', { brand, path: pathOf('household') });
    const household = new HouseholdPage(page);
    await household.makeLinkByKeyboard(keyboard);
    const url = await scanQrCode(household.code);
    await household.expectAccessible();

    const first = await openLink(browser, url);
    await expect(first.link.title).toBeVisible();
    // The token is out of the address bar before anything is typed.
    await expect(first.phone).toHaveURL(`${portal}${pathIn(brand, '/join')}`);
    const beforeCode = await first.phone.getByRole('main').innerText();
    expect(beforeCode).toContain(`${mover.person.firstName} invites you`);
    expect(beforeCode).not.toContain(mover.person.surname);
    await first.link.expectAccessible();
    await first.link.join(priya);
    await expect(first.household.title).toBeFocused();
    await expect(household.person(priya.name)).toContainText('Joined');

    const second = await openLink(browser, url);
    await second.link.join(ben);
    await expect(second.household.title).toBeVisible();
    await expect(household.person(ben.name)).toContainText('Joined');
    await expect(first.household.person(ben.name)).toContainText('Joined');
    await expect(first.household.plan.getByRole('listitem').first()).toBeVisible();
    await first.household.expectAccessible();
    const shown = await first.phone.getByRole('main').innerText();
    for (const value of [mover.person.email, mover.person.mobile, mover.bank.accountNumber, ben.email])
      expect(shown).not.toContain(value);

    await test.step('the mover saves a split, and both agree on their phones', async () => {
      await keyboard.activate(household.saveSplit);
      await expect(household.split).toContainText('You agreed to this split.');
      for (const { household: page } of [first, second]) await page.agree.click();
      for (const { split } of [household, first.household, second.household])
        await expect(split).toContainText('All of you agreed to this split.');
    });

    await test.step('the mover proposes a housemate for the broadband account, who agrees on her phone', async () => {
      const broadband = household.account('Broadband');
      await keyboard.activate(broadband.getByRole('button', { name: /^Change/ }));
      await keyboard.activate(household.dialog.getByRole('checkbox', { name: priya.name }), 'Space');
      await keyboard.activate(household.dialog.getByRole('button', { name: 'Save names' }));
      await expect(household.dialog).toBeHidden();
      await expect(broadband).toContainText('Waiting for Priya');
      await first.household
        .account('Broadband')
        .getByRole('button', { name: /^Agree to be named/ })
        .click();
      await expect(broadband).not.toContainText('Waiting for');
      await expect(broadband).toContainText(priya.name);
    });

    await test.step('the mover removes one, whose open page shows it at once', async () => {
      await household.removeByKeyboard(ben.name, keyboard);
      await expect(second.link.left).toBeVisible();
      const left = await second.phone.getByRole('main').innerText();
      expect(left).not.toContain(mover.person.firstName);
      await expect(first.household.person(ben.name)).toHaveCount(0);
      await expect(household.split).not.toContainText('All of you agreed');
    });

    const replaced = await test.step('a new link ends the one before it', async () => {
      await household.makeLinkByKeyboard(keyboard);
      const code = await scanQrCode(household.code);
      await keyboard.activate(household.newLink);
      await keyboard.activate(household.dialog.getByRole('button', { name: 'Make a new link' }));
      await expect(household.dialog).toBeHidden();
      return code;
    });

    await test.step('links that a removal or a new link has ended lead to one page without names', async () => {
      for (const link of [url, replaced]) {
        const outdated = await openLink(browser, link);
        await expect(outdated.link.ended).toBeVisible();
        expect(await outdated.phone.getByRole('main').innerText()).not.toContain(mover.person.firstName);
        await outdated.phone.context().close();
      }
    });

    await Promise.all([first, second].map(({ phone }) => phone.context().close()));
  },
);
