import { pathOf } from '@home-move/contract';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { pathIn } from '../../support/addresses.js';
import { aMover, dateInDays, formatDate } from '../../support/mover.js';
import { codeIn, Inbox } from '../../support/outbox.js';
import { applicationsOf } from '../../support/sandbox.js';

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `reads who received what, filters the entries and finds out how to complain, using only the keyboard, with ${brand} [PASS-07] [PASS-12]`,
    { tag: [...tag, '@your-move'] },
    async ({ page, journey: { yourMove, dataPassport }, keyboard }) => {
      const mover = aMover({ wants: ['energy', 'entertainment'] });
      const client = await startAt(page, mover, 'confirmation', { brand, path: pathOf('your-move') });
      await client.verify('email', mover.person.email);
      await logInTab(page, client.tokens, brand);
      await page.goto(pathIn(brand, pathOf('your-move')));
      const [application] = await applicationsOf(mover.person.email);

      await keyboard.activate(yourMove.passport);
      await expect(dataPassport.title).toBeFocused();
      await expect(dataPassport.cards).toHaveCount(7);
      await dataPassport.expectAccessible();

      await keyboard.activate(dataPassport.earlier);
      await expect(dataPassport.cards.nth(7)).toBeFocused();
      const order = dataPassport.cardsOf('Energy order');
      await expect(order).toHaveCount(1);
      await expect(order).toContainText('Energy comparison service');
      await expect(order).toContainText('Name, date of birth, email address, phone number, address, move-in date');
      await expect(order).toContainText('bank details');
      await expect(order).toContainText('To place your energy order');
      await expect(order).toContainText('Your contract, or steps towards it');
      await expect(order).toContainText('Received');
      await expect(order).toContainText(application?.application_ref ?? 'no application');
      const { firstName, surname, email, mobile } = mover.person;
      const entries = await page.getByRole('main').innerText();
      for (const value of [firstName, surname, email, mobile, mover.bank.accountNumber])
        expect(entries).not.toContain(value);

      await keyboard.activate(dataPassport.complain(order));
      await expect(order).toContainText(`If you contact us today, we answer by ${formatDate(dateInDays(30))}.`);
      await expect(order).toContainText("Information Commissioner's Office");
      await dataPassport.expectAccessible();

      await keyboard.activate(dataPassport.correct(order));
      await expect(order.getByRole('link', { name: 'Change move-in date and start date' })).toBeVisible();
      await expect(dataPassport.pdf).toBeVisible();
      await expect(dataPassport.json).toBeVisible();
      await dataPassport.expectAccessible();

      await page.getByRole('heading', { level: 1 }).focus();
      await keyboard.activate(dataPassport.byConsent, 'Space');
      await expect(dataPassport.byConsent).toHaveAttribute('aria-pressed', 'true');
      await expect(dataPassport.cardsOf('Energy order')).toHaveCount(0);
      await expect(dataPassport.news).toHaveText(/shown\.$/);
      await dataPassport.expectAccessible();
    },
  );
}

test(
  'opens only after the mover has logged in with a code [PASS-16]',
  { tag: ['@small', '@your-move', '@shell'] },
  async ({ page, journey: { yourMove, dataPassport }, account, keyboard }) => {
    const { codeLogin, loginCode } = account;
    const mover = aMover({ wants: ['energy', 'entertainment'] });
    await startAt(page, mover, 'confirmation', { path: pathOf('your-move') });

    await keyboard.activate(yourMove.passport);
    await expect(dataPassport.title).toBeFocused();
    await expect(dataPassport.logIn).toBeVisible();
    await expect(dataPassport.cards).toHaveCount(0);
    await dataPassport.expectAccessible();

    const mailbox = await Inbox.of(mover.person.email);
    await keyboard.activate(dataPassport.logIn);
    await codeLogin.requestByEmail(mover.person.email);
    await loginCode.enter(codeIn(await mailbox.next()));
    await expect(dataPassport.title).toBeVisible();
    await expect(dataPassport.cards.first()).toBeVisible();
    await expect(dataPassport.cardsOf('Broadband order')).toHaveCount(1);
  },
);
