import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { PartnerPage } from '../../pages/partner.page.js';

test(
  'a dialog opened at the end of a long frame is within view',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page, mover }) => {
    const partner = new PartnerPage(page);
    const { journey } = partner;
    await partner.logIn((await prepareEnrolment(mover, 'list', 'oakwood')).tokens);
    await partner.open();
    await walk(journey, mover, { from: 'usage', to: 'list' });
    await expect(journey.list.select('Larkfield Fix 12')).toBeVisible();

    await journey.list.button('No thanks').click();
    const dialog = partner.frame.getByRole('dialog', { name: 'Leave energy for now?' });
    // Ratio 1: all of it within the window of the partner's page.
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading', { name: 'Leave energy for now?' })).toBeFocused();
    // The styles of the journey apply to its dialog, which is in the body.
    await expect(dialog.locator('..')).toHaveCSS('position', 'fixed');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(journey.list.button('No thanks')).toBeFocused();
    await expect(journey.list.button('No thanks')).toBeInViewport();
  },
);
