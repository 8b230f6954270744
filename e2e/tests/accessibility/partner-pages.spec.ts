import type { Frame, Page } from '@playwright/test';
import { widths } from '../../accessibility/audit.js';
import { resize } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { expect } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite } from '../../support/addresses.js';

const tag = ['@full', '@embed-snippet', '@shell'];

const head = `<meta name="viewport" content="width=device-width"><script async src="${assetsSite}/v1/loader.js"></script>`;

/** The frame of the portal in a partner's page. */
function portalIn(page: Page): Frame {
  const frame = page.frames().find((found) => new URL(found.url()).pathname.startsWith('/embed/'));
  if (!frame) throw new Error('the page shows no portal');
  return frame;
}

// The default brand is in no partner's page.
for (const brand of ['oakwood', 'harbour', 'meadow']) {
  for (const width of widths) {
    test(`${brand}, ${width} px: the portal in a partner's page`, { tag }, async ({ page, audit }) => {
      const element = `<home-move brand="${brand}" theme="system"></home-move>`;
      await resize(page, width);
      await openHostPage(page, `<main><h1>Your tenancy</h1>${element}</main>`, { head });
      const { journey } = new PartnerPage(page);
      await journey.landing.start.waitFor();
      const frame = portalIn(page);
      await audit.expectAccessible({ route: 'landing, in a frame', brand, width, frame });
      await journey.landing.getStarted();
      await journey.personalDetails.next.waitFor();
      await audit.expectAccessible({ route: 'personal-details, in a frame', brand, width, frame });
    });

    test(`${brand}, ${width} px: the portal in a dialog of a partner's page`, { tag }, async ({ page, audit }) => {
      const element = `<home-move mode="button" brand="${brand}" theme="system"></home-move>`;
      await resize(page, width);
      await openHostPage(page, `<main><h1>Your tenancy</h1>${element}</main>`, { head });
      await page.getByRole('button', { name: 'Set up your home' }).click();
      await expect(page.getByRole('dialog', { name: 'Set up your new home' })).toBeVisible();
      const { journey } = new PartnerPage(page);
      await journey.landing.start.waitFor();
      const frame = portalIn(page);
      await audit.expectAccessible({ route: 'landing, in a dialog', brand, width, frame });
    });
  }
}
