import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';

test(
  'a photo of a meter is scaled down in the browser, kept for the next visit, and removed by keyboard',
  { tag: '@confirmation' },
  async ({ page, journey: { confirmation, movePlan }, keyboard }) => {
    await startAt(page, aMover({ wants: ['energy', 'entertainment'] }), 'confirmation');
    await confirmation.plan.click();
    await expect(movePlan.title).toBeVisible();
    const chooser = page.locator('input[type="file"]').first();
    const photo = page.getByRole('img', { name: 'Your photo of the electricity meter' });

    await chooser.setInputFiles({ name: 'meter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(movePlan.banner).toContainText('We cannot read this file as a photo.');

    await page.setViewportSize({ width: 1800, height: 900 });
    const picture = await page.screenshot({ type: 'png' });
    await chooser.setInputFiles({ name: 'meter.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('Your photo is saved.')).toBeVisible();
    await page.reload();
    await expect(photo).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await expect(photo).toHaveJSProperty('naturalWidth', 1600);
    await movePlan.expectAccessible();

    await keyboard.activate(movePlan.button('Remove the photo'));
    await expect(page.getByText('Your photo is removed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Photos of the meters' })).toBeVisible();
    await expect(photo).toHaveCount(0);
  },
);
