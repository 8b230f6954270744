import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { applicationsOf, breakProvider } from '../../support/sandbox.js';

/** Electricity is billed, gas is topped up. */
const mixed = { postcode: 'B29 6BD', address: /^\d+ / };
/** The last home of the postcode, with a name: the reverse. */
const reversed = { postcode: 'B29 6BD', address: /^The Old Bakery/ };

const productsOf = async (email: string) =>
  (await applicationsOf(email)).map(({ product_codes }) => product_codes.join('+'));

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `sets up electricity, then gas, for mixed meters using only the keyboard, with ${brand} [LIST-10] [LIST-11] [LIST-34]`,
    { tag: [...tag, '@energy'] },
    async ({ page, journey, keyboard }) => {
      const { list, gasList, signup, psr, payment, confirmation } = journey;
      const mover = aMover({ home: mixed });
      await startAt(page, mover, 'list', { brand });

      await expect(list.step('Step 1 of 2: electricity')).toBeVisible();
      await list.expectAccessible();
      await keyboard.activate(list.select('Larkfield Fix 12'));

      await expect(list.step('Step 2 of 2: gas')).toBeVisible();
      await gasList.expectSeen(gasList.title);
      await expect(list.planSoFar).toBeVisible();
      await expect(list.select('Larkfield Pay As You Go')).toBeVisible();
      await gasList.expectAccessible();
      await expect(page.locator('main')).not.toContainText(/direct debit/i);

      await test.step('Back returns to electricity, and a reload keeps the fuel', async () => {
        await keyboard.activate(list.back);
        await expect(list.step('Step 1 of 2: electricity')).toBeVisible();
        await expect(list.title).toBeFocused();
        await keyboard.activate(list.select('Larkfield Fix 12'));
        await expect(list.planSoFar).toBeVisible();
        await page.reload();
        await expect(list.planSoFar).toBeVisible();
      });

      await test.step('details open in tabs over the list', async () => {
        await keyboard.activate(list.details('Larkfield Pay As You Go'));
        await keyboard.tabTo(page.getByRole('tab', { name: 'Prices' }));
        await keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name: 'The plan', selected: true })).toBeFocused();
        await keyboard.press('Escape');
        await expect(list.details('Larkfield Pay As You Go')).toBeFocused();
      });
      await keyboard.activate(list.select('Larkfield Pay As You Go'));

      await expect(signup.title).toBeFocused();
      await expect(signup.add('Greener energy upgrade')).toHaveCount(1);
      await signup.expectAccessible();
      await keyboard.activate(signup.next);

      await psr.answerNoByKeyboard(keyboard);

      await expect(payment.title).toBeFocused();
      await payment.setUpByKeyboard(keyboard, mover.bank);

      await expect(confirmation.electricity).toContainText('Larkfield Fix 12');
      await expect(confirmation.gas).toContainText('Larkfield Pay As You Go');
      await expect(confirmation.electricity).toContainText('Completed');
      await expect(confirmation.gas).toContainText('Completed');
      await expect(confirmation.gas).not.toContainText(/direct debit/i);
      expect(await productsOf(mover.person.email)).toEqual(['LARK-FIX12-E-ELEC-STD-DD', 'LARK-PAYG-E-GAS-STD-PPM']);
    },
  );
}

test(
  'sets up electricity that is topped up and gas that is billed [LIST-10]',
  { tag: ['@full', '@energy'] },
  async ({ page, journey }) => {
    const { list, signup, psr, payment, confirmation } = journey;
    const mover = aMover({ home: reversed });
    await startAt(page, mover, 'list', { brand: 'oakwood' });
    await expect(page.getByText(/^Your electricity meter is topped up before you use the energy/)).toBeVisible();
    await list.select('Larkfield Pay As You Go').click();
    await expect(list.planSoFar).toBeVisible();
    await list.select('Larkfield Fix 12').click();
    await signup.next.click();
    await psr.answerNo();
    await payment.enter(mover.bank);
    await payment.next.click();

    await expect(confirmation.electricity).toContainText('Larkfield Pay As You Go');
    await expect(confirmation.gas).toContainText('Larkfield Fix 12');
    expect(await productsOf(mover.person.email)).toEqual(['LARK-PAYG-E-ELEC-STD-PPM', 'LARK-FIX12-E-GAS-STD-DD']);
  },
);

test(
  'keeps electricity and finishes gas later when the supplier refuses gas [LIST-10]',
  { tag: ['@full', '@energy'] },
  async ({ page, journey }) => {
    const { list, gasList, signup, psr, payment, confirmation } = journey;
    const mover = aMover({ home: mixed });
    // No other story applies for it.
    const refused = 'FERN-PAYG-E-GAS-STD-PPM';
    await breakProvider('quotes', 'refuse', refused);
    await startAt(page, mover, 'list');
    await list.select('Larkfield Fix 12').click();
    await list.select('Fernway PAYG').click();
    await signup.next.click();
    await psr.answerNo();
    await payment.enter(mover.bank);
    await payment.next.click();

    await expect(payment.unfinished).toBeVisible();
    expect(await productsOf(mover.person.email)).toEqual(['LARK-FIX12-E-ELEC-STD-DD']);

    await test.step('the list opens for gas only', async () => {
      await payment.chooseGas.click();
      await expect(list.step('Only gas is left')).toBeVisible();
      await gasList.expectAccessible();
      await list.select('Larkfield Pay As You Go').click();
      await psr.answerNo();
      await expect(payment.title).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/direct debit/i);
      await payment.terms.check();
      await payment.next.click();
    });
    await expect(confirmation.electricity).toContainText('Completed');
    await expect(confirmation.gas).toContainText('Larkfield Pay As You Go');
    await expect(confirmation.gas).toContainText('Completed');
    expect(await productsOf(mover.person.email)).toEqual(['LARK-FIX12-E-ELEC-STD-DD', 'LARK-PAYG-E-GAS-STD-PPM']);
  },
);
