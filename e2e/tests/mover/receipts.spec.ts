import { pathOf } from '@home-move/contract';
import { aMover, dateInDays, formatDate } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { applicationsOf } from '../../support/sandbox.js';
import { receiptsTo } from '../../support/outbox.js';

test(
  'a mover gets a receipt of an accepted order, has it sent again three times, and comes back to the order by its link [ORDER-02]',
  { tag: ['@small', '@confirmation', '@energy'] },
  async ({ page, journey }) => {
    const { payment, confirmation, yourMove } = journey;
    const mover = aMover();
    const { email } = mover.person;
    const client = await startAt(page, mover, 'payment');
    await client.verify('email', email);
    await logInTab(page, client.tokens, 'default');
    await page.goto(pathOf('energy-payment'));
    await payment.enter(mover.bank);
    await payment.next.click();
    await expect(confirmation.energy).toContainText('Completed');

    await test.step('the receipt', async () => {
      // The order, and the move, which is complete with it.
      await expect.poll(async () => (await receiptsTo(email)).length, { timeout: 30_000 }).toBe(2);
      const [application] = await applicationsOf(email);
      const reference = application?.application_ref ?? '';
      const subject = `Your electricity and gas order is accepted: ${reference}`;
      const receipt = (await receiptsTo(email)).find((message) => message.subject === subject);
      const text = receipt?.text.replaceAll('\u00a0', ' ') ?? '';
      for (const line of [
        'Larkfield Energy has accepted your order',
        '£139.37 a month',
        'The rates are fixed until ',
        'What you ordered: Larkfield Fix 12',
        `Reference: ${reference}`,
        `Starts: ${formatDate(dateInDays(15))}`,
        `Last day to cancel: ${formatDate(dateInDays(14))}`,
        'Call Home Move: 020 7946 0123, Monday to Friday, 9am to 5pm',
        'Council tax: You still have to register with Bedford Borough Council',
      ])
        expect(text).toContain(line);
      expect(text).not.toMatch(/66374958|0?899\s?99|08-99-99|\*{3}/);
    });

    await test.step('sent again, as often as the day allows', async () => {
      const { mailed } = confirmation;
      await page.reload();
      await expect(mailed).toContainText(`We sent it to ${email} on ${formatDate(dateInDays(0))}`);
      for (const count of [3, 4, 5]) {
        await confirmation.sendAgain.click();
        await expect(mailed.getByRole('status')).toHaveText('Your confirmation is sent.');
        await expect.poll(async () => (await receiptsTo(email)).length).toBe(count);
      }
      expect((await receiptsTo(email))[0]?.subject).toBe('Your move with Home Move is set up');
      await confirmation.sendAgain.click();
      await expect(mailed.getByRole('alert')).toHaveText(
        'We have sent your confirmation as often as we can in one day. Look in your junk folder, or try again tomorrow.',
      );
      await confirmation.expectAccessible();
      expect(await receiptsTo(email)).toHaveLength(5);
    });

    await test.step('the link of each receipt', async () => {
      await expect(confirmation.orders).toBeVisible();
      const links = (await receiptsTo(email)).map(({ text }) => /https?:\S+\/default\/login/.exec(text)?.[0] ?? text);
      expect(new Set(links).size).toBe(1);
      await page.goto(links[0] ?? '');
      await expect(yourMove.cards).toHaveCount(1);
      await yourMove.toSummary.click();
      await expect(confirmation.energy).toContainText('Completed');
    });
  },
);
