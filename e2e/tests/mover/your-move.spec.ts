import type { Locator } from '@playwright/test';
import { aMover, formatDate } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { expectNoViolations } from '../../pages/screen.page.js';
import { applicationsOf, broadbandOrdersOf, reportOrder } from '../../support/sandbox.js';

/** The references of both orders at their providers. */
async function referencesOf(email: string) {
  const [[application], [order]] = await Promise.all([applicationsOf(email), broadbandOrdersOf(email)]);
  if (!application || !order) throw new Error('energy or broadband is not ordered');
  return { energy: application.application_ref, broadband: order.orderNumber };
}

/** How the dates are arranged: in a row, or below each other. */
async function arrangementOf(dates: Locator): Promise<'row' | 'column' | 'mixed'> {
  const boxes = await dates.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (boxes.every(({ top }) => top === boxes[0]?.top)) return 'row';
  return boxes.every(({ left }) => left === boxes[0]?.left) ? 'column' : 'mixed';
}

for (const [brand, tag, arrangement] of [
  ['oakwood', ['@small'], 'column'],
  ['default', ['@large', '@full'], 'row'],
] as const) {
  test(
    `follows two orders that their providers accept and reject, using only the keyboard, with ${brand} [ORDER-09, ORDER-27]`,
    { tag: [...tag, '@your-move', '@confirmation'] },
    async ({ page, journey: { confirmation, movePlan, yourMove }, keyboard }) => {
      const mover = aMover({ wants: ['energy', 'entertainment'] });
      await startAt(page, mover, 'confirmation', { brand });
      const { energy, broadband } = await referencesOf(mover.person.email);

      await keyboard.activate(confirmation.orders);
      await expect(yourMove.title).toBeFocused();
      await expect(yourMove.cards).toHaveCount(2);
      const electricity = yourMove.card(/^Electricity and gas: Larkfield Fix 12/);
      const fibre = yourMove.card(/^Broadband.*: Full Fibre 150/);
      await expect(electricity).toContainText(energy);
      await expect(electricity).toContainText('Submitted');
      await expect(fibre).toContainText(broadband);
      await expect(fibre).toContainText('Submitted');
      await yourMove.expectAccessible();

      await reportOrder('quotes', energy, 'ACCEPTED');
      await expect(electricity).toContainText('Accepted');
      await expect(yourMove.news).toHaveText(/^Electricity and gas: Accepted\.$/);
      await reportOrder('broadband-ht', broadband, 'FAILED', 'NO_LINE_AT_ADDRESS');
      await expect(yourMove.cards.first()).toContainText('Brightline could not take your order');
      await expect(yourMove.cards.first()).toContainText('Not accepted');
      await expect(yourMove.news).toHaveText(/^Broadband.*: Not accepted\.$/);
      await keyboard.activate(yourMove.check);
      await expect(yourMove.news).toHaveText(/^No news\. Updated/);
      await yourMove.expectAccessible();

      const dates = yourMove.datesOf(electricity);
      await expect(dates.filter({ hasText: 'Done:' })).toHaveText([/Order sent$/, /Larkfield Energy accepted it$/]);
      await expect(dates.filter({ hasText: 'You move in' })).toContainText(formatDate(mover.home.moveIn));
      await expect(dates.filter({ hasText: 'You move in' })).not.toContainText('Done:');
      expect(await arrangementOf(dates)).toBe(arrangement);

      await keyboard.activate(yourMove.plan);
      await expect(movePlan.title).toBeFocused();
      await keyboard.activate(movePlan.orders);
      await expect(yourMove.title).toBeFocused();
      await keyboard.activate(yourMove.toSummary);
      await expect(confirmation.title).toBeFocused();
    },
  );
}

test(
  'cancels an order and orders the service again with every answer kept, using only the keyboard [ORDER-62]',
  { tag: ['@small', '@your-move', '@energy'] },
  async ({ page, journey, keyboard }) => {
    const { confirmation, yourMove, usage, payment } = journey;
    const mover = aMover({ wants: ['energy', 'entertainment'] });
    await startAt(page, mover, 'confirmation', { brand: 'oakwood' });
    const [first] = await applicationsOf(mover.person.email);
    const card = yourMove.cardOf(first?.application_ref ?? '');

    await keyboard.activate(confirmation.orders);
    await keyboard.activate(card.getByRole('button', { name: /^Cancel this order/ }));
    await expect(yourMove.cancelDialog.getByRole('heading', { name: 'Cancel this order?' })).toBeFocused();
    await expect(yourMove.cancelDialog).toContainText('It costs you £0.00');
    await expectNoViolations(page);
    await keyboard.activate(yourMove.cancelDialog.getByRole('button', { name: 'Cancel my order' }));
    await expect(yourMove.cancelled).toBeVisible();
    await expectNoViolations(page);
    await keyboard.activate(yourMove.cancelled.getByRole('button', { name: 'Close' }));
    await expect(card).toContainText('Cancelled at');
    await expect(card.getByText(/^Cancelled at/)).toBeFocused();

    await keyboard.activate(card.getByRole('button', { name: 'Choose energy again' }));
    await expect(usage.title).toBeFocused();
    await usage.expectFilled(mover.usage);
    await walk(journey, mover, { from: 'usage', to: 'payment' });
    await expect(payment.sameAccount).toBeChecked();
    await payment.confirmByKeyboard(keyboard);
    await expect(confirmation.title).toBeVisible();
    const [, second] = await applicationsOf(mover.person.email);
    await keyboard.activate(confirmation.orders);
    await expect(yourMove.cards).toHaveCount(3);
    await expect(card).toContainText('Cancelled at');
    await expect(yourMove.cardOf(second?.application_ref ?? '')).toContainText('Submitted');
    expect(second?.application_ref).not.toBe(first?.application_ref);
  },
);
