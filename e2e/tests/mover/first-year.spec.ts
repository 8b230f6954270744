import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { aMover } from '../../support/mover.js';

test(
  'adds council tax and water to the costs of the first year, which a reload keeps [ORDER-82] [ORDER-84]',
  { tag: ['@small', '@your-move', '@confirmation'] },
  async ({ page, journey: { confirmation, yourMove } }) => {
    await startAt(page, aMover({ wants: ['energy', 'entertainment'] }), 'confirmation', { brand: 'oakwood' });
    await confirmation.orders.click();
    const { firstYear, costs } = yourMove;
    await expect(firstYear).toContainText('in the first year, water and council tax not included');
    await expect(costs.getByRole('row', { name: /^Council tax/ })).toContainText('Not added yet');

    await yourMove.band.selectOption('Band D');
    await yourMove.waterBill.fill('528');
    await yourMove.addBills.click();
    await expect(firstYear.getByRole('status')).toHaveText(/^Saved\. £[\d,.]+ in the first year\.$/);
    await expect(costs.getByRole('row', { name: /^Council tax estimate/ })).toContainText('190.00');
    await expect(costs.getByRole('row', { name: /^Water/ })).toContainText('44.00');
    await yourMove.expectAccessible();

    await page.reload();
    await expect(costs.getByRole('row', { name: /^Water/ })).toContainText('44.00');
    await expect(firstYear).not.toContainText('not included');
    await expect(yourMove.band).toBeHidden();
  },
);
