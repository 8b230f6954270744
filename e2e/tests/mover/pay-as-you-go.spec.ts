import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { applicationsOf } from '../../support/sandbox.js';

const home = { postcode: 'M14 5RX', address: /^\d+ / };

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `sets up energy that is paid as it is used, by keyboard alone and without a word on Direct Debit, with ${brand} [LIST-04] [PAY-30]`,
    { tag: [...tag, '@energy'] },
    async ({ page, journey, keyboard }) => {
      const { list, signup, psr, payment, confirmation } = journey;
      const mover = aMover({ home });
      const main = page.locator('main');
      const withoutDirectDebit = () => expect(main).not.toContainText(/direct debit/i);
      await startAt(page, mover, 'list', { brand });

      await expect(page.getByText('You pay as you go', { exact: true })).toBeVisible();
      await expect(page.getByText(/topped up before you use the energy/)).toBeVisible();
      await list.expectAccessible();
      await withoutDirectDebit();
      await keyboard.activate(list.select('Larkfield Pay As You Go'));

      await expect(signup.title).toBeFocused();
      await withoutDirectDebit();
      await keyboard.activate(signup.next);

      await psr.answerNoByKeyboard(keyboard);

      await expect(payment.title).toBeFocused();
      await payment.expectAccessible();
      await withoutDirectDebit();
      await expect(payment.accountNumber).toHaveCount(0);
      await keyboard.activate(payment.next);
      await expect(payment.terms).toBeFocused();
      await keyboard.activate(payment.terms, 'Space');
      await keyboard.activate(payment.next);

      await expect(confirmation.energy).toContainText('Larkfield Pay As You Go, electricity and gas');
      await expect(confirmation.energy).toContainText('Completed');
      await withoutDirectDebit();
      expect((await applicationsOf(mover.person.email)).map(({ product_codes }) => product_codes)).toEqual([
        ['LARK-PAYG-G-DUAL-STD-PPM'],
      ]);
    },
  );
}
