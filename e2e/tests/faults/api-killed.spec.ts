import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { applicationsOf } from '../../support/sandbox.js';
import { crashApi } from '../../support/system.js';

test(
  'no saved data is lost when the API is killed between two screens or under an open one',
  { tag: '@shell' },
  async ({ page, journey, mover }) => {
    const { movingDetails, productSelection, list, signup, psr, payment, confirmation } = journey;

    await startAt(page, mover, 'productSelection');
    await productSelection.title.waitFor();
    await crashApi();
    await page.reload();
    await walk(journey, mover, { from: 'productSelection', to: 'list' });
    await expect(list.usageSummary).toHaveText(
      /^For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road\./,
    );

    await walk(journey, mover, { from: 'list', to: 'signup' });
    await signup.add('Heating Breakdown Cover').click();
    await signup.next.click();
    await psr.answerNo();
    await payment.enter(mover.bank);
    await crashApi();
    await expect(payment.sortCode).toHaveValue('089999');
    await payment.next.click();

    await expect(confirmation.title).toHaveText('Two things left, Robin');
    await crashApi();
    await page.reload();
    await expect(confirmation.energy).toContainText('Larkfield Fix 12, electricity and gas');
    await expect(confirmation.energy).toContainText('With Usage app and Heating Breakdown Cover');
    expect(await applicationsOf(mover.person.email)).toMatchObject([
      { product_codes: ['LARK-FIX12-A-DUAL-STD-DD'], extras: ['USAGEAPP', 'HEATCOVER'] },
    ]);

    await page.goto('/enrolment/moving-details');
    await movingDetails.moveInDate.expectFilled(mover.home.moveIn);
    await expect(movingDetails.address).toHaveValue('14 Castle Road, Bedford');
  },
);
