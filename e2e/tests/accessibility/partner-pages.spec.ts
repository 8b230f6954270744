import type { Page } from '@playwright/test';
import { widths, type AuditedFrame } from '../../accessibility/audit.js';
import { resize } from '../../accessibility/open-routes.js';
import { test } from '../../accessibility/test.js';
import { expect } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite } from '../../support/addresses.js';

/** The elements around a frame, the outermost first, then the frame. */
type FramePath = [string, string, ...string[]];

const tag = ['@full', '@embed-snippet', '@shell'];

const head = `<meta name="viewport" content="width=device-width"><script async src="${assetsSite}/v1/loader.js"></script>`;
const dialogPath: FramePath = ['home-move-dialog', 'home-move', 'iframe'];

/** The portal in a partner's page, below the elements whose shadow roots contain it. */
function portalIn(page: Page, path: FramePath): AuditedFrame {
  const document = page.frames().find((found) => new URL(found.url()).pathname.startsWith('/embed/'));
  if (!document) throw new Error('the page shows no portal');
  return { document, scope: { fromFrames: [{ fromShadowDom: path }, 'html'] } };
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
      const frame = portalIn(page, ['home-move', 'iframe']);
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
      const { journey } = new PartnerPage(page, dialogPath);
      await journey.landing.start.waitFor();
      const frame = portalIn(page, dialogPath);
      await audit.expectAccessible({ route: 'landing, in a dialog', brand, width, frame });
    });
  }
}
