import { pathOf } from '@home-move/contract';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { expectNoViolations } from '../../pages/screen.page.js';
import { pathIn } from '../../support/addresses.js';
import { aMover } from '../../support/mover.js';
import { Inbox } from '../../support/outbox.js';
import { applicationsOf } from '../../support/sandbox.js';

for (const [brand, tag] of [
  ['oakwood', ['@small']],
  ['default', ['@large', '@full']],
] as const) {
  test(
    `erases the data of a move with orders, using only the keyboard, and logs out, with ${brand} [PASS-15]`,
    { tag: [...tag, '@your-move', '@shell'] },
    async ({ page, journey: { dataPassport }, account: { codeLogin }, keyboard }) => {
      const mover = aMover({ wants: ['energy', 'entertainment'] });
      const { email } = mover.person;
      const client = await startAt(page, mover, 'confirmation', { brand, path: pathOf('your-move') });
      await client.verify('email', email);
      await logInTab(page, client.tokens, brand);
      await page.goto(pathIn(brand, pathOf('data-passport')));
      const [application] = await applicationsOf(email);

      const { erase } = dataPassport;
      await expect(erase.rows.first()).toHaveText(/We keep\s*Until/);
      await expect(erase.card).toContainText('Supplier, reference and days of each order');
      await expect(erase.card).toContainText('2 orders are still being set up. Erasing does not cancel them.');
      await expect(erase.cancelFirst).toBeVisible();
      await dataPassport.expectAccessible();

      await keyboard.activate(erase.open);
      await expect(erase.dialog).toContainText(`Larkfield Energy: ${application?.application_ref ?? 'no application'}`);
      await expectNoViolations(page);
      const mailbox = await Inbox.of(email);
      await keyboard.activate(erase.confirm);
      await expect(page.getByText('Your data has been erased, and you are logged out.')).toBeVisible();
      await expect(codeLogin.title).toBeVisible();
      await expectNoViolations(page);

      await codeLogin.requestByEmail(email);
      await expect(codeLogin.email).toHaveAttribute('aria-invalid', 'true');
      await mailbox.expectNothingNew();
      await expect(client.enrolment()).rejects.toThrow('401 UNAUTHENTICATED');
    },
  );
}
