import type { Page } from '@playwright/test';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { storedValue } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';

/** Runs the expectation after a reload, after Back from another page, and after Forward to this one. */
async function expectAfterNavigation(page: Page, expectKept: () => Promise<void>): Promise<void> {
  await page.reload();
  await expectKept();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /cookie/i })).toBeVisible();
  await page.goBack();
  await expectKept();
  await page.goBack();
  await expect(page).not.toHaveURL(/cookie-policy/);
  await page.goForward();
  await expectKept();
}

test(
  'typed and ticked input survives a reload, Back and Forward until it is saved',
  { tag: ['@full', '@onboarding', '@energy', '@entertainment'] },
  async ({ page, journey }) => {
    const mover = aMover({ wants: ['energy', 'entertainment'] });
    const { councilWater, productSelection, usage, payment, broadbandSignup } = journey;
    await startAt(page, mover, 'savedMovingDetails');
    await walk(journey, mover, { from: 'movingDetails', to: 'councilWater' });

    await councilWater.council.decline.check();
    await expectAfterNavigation(page, () => expect(councilWater.council.decline).toBeChecked());
    await walk(journey, mover, { from: 'councilWater', to: 'productSelection' });

    await productSelection.choose(['energy', 'entertainment']);
    await expectAfterNavigation(page, async () => {
      await expect(productSelection.energy).toBeChecked();
      await expect(productSelection.entertainment).toBeChecked();
    });
    await productSelection.next.click();

    await usage.enter({ electricity: '2700', gas: '' });
    await expectAfterNavigation(page, () => expect(usage.electricity).toHaveValue('2700'));
    await walk(journey, mover, { from: 'usage', to: 'payment' });

    await payment.enter(mover.bank);
    await expectAfterNavigation(page, async () => {
      await expect(payment.terms).toBeChecked();
      await expect(payment.day.locator('option:checked')).toHaveText(mover.bank.day);
      await expect(payment.accountNumber).toHaveValue('');
      await expect(payment.sortCode).toHaveValue('');
    });
    expect(await storedValue(page, 'onboarding')).not.toMatch(/089999|66374958|Ashdown/);
    await walk(journey, mover, { from: 'payment', to: 'broadbandSignup' });

    await broadbandSignup.consent.check();
    await expectAfterNavigation(page, () => expect(broadbandSignup.consent).toBeChecked());
  },
);
