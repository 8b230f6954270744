import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { applicationsOf, breakProvider } from '../../support/sandbox.js';

for (const [brand, tag, plan, product] of [
  // Only this story applies for these plans, so only this story is refused.
  ['oakwood', ['@small', '@full'], 'Larkfield Fix 24', 'LARK-FIX24-A-DUAL-STD-DD'],
  ['default', ['@large', '@full'], 'Fernway Green Fix 12', 'FERN-GREEN12-A-DUAL-STD-DD'],
] as const) {
  test(
    `offers the account again after a refused plan, using only the keyboard, with ${brand} [PAY-11] [PAY-15]`,
    { tag: [...tag, '@energy'] },
    async ({ page, journey, keyboard }) => {
      const { list, signup, psr, payment, confirmation } = journey;
      const mover = aMover({ wants: ['energy'] });
      const choose = async (tariff: string) => {
        await keyboard.activate(list.select(tariff));
        await expect(signup.title.or(psr.title)).toBeFocused();
        if (await signup.title.isVisible()) await keyboard.activate(signup.next);
        await expect(psr.title).toBeFocused();
      };
      await breakProvider('quotes', 'refuse', product);
      await startAt(page, mover, 'list', { brand });

      await choose(plan);
      await psr.answerNoByKeyboard(keyboard);
      await expect(payment.title).toBeFocused();
      await payment.setUpByKeyboard(keyboard, mover.bank);
      await expect(page.getByRole('alert')).toContainText('These prices have changed. Please choose a plan again.');
      await keyboard.activate(payment.toList);

      await choose('Larkfield Fix 12');
      await keyboard.activate(psr.next);
      await expect(payment.title).toBeFocused();
      await expect(payment.sameAccount).toBeChecked();
      await expect(payment.accountNumber).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(mover.bank.accountNumber);
      await payment.expectAccessible();
      await payment.confirmByKeyboard(keyboard);

      await expect(confirmation.energy).toContainText('Larkfield Fix 12');
      await expect(confirmation.energy).toContainText('Completed');
      expect((await applicationsOf(mover.person.email)).map(({ product_codes }) => product_codes)).toEqual([
        ['LARK-FIX12-A-DUAL-STD-DD'],
      ]);
    },
  );
}
