import { aMover } from '../../support/mover.js';
import { expect, test } from '../../fixtures/test.js';
import { ownBack, walkWithBack } from '../../fixtures/walk-with-back.js';
import { PartnerPage } from '../../pages/partner.page.js';

test(
  'keeps everything when a mover goes Back on every screen, in a partner’s page',
  { tag: ['@storage', '@full', '@embed-snippet', '@shell'] },
  async ({ page }) => {
    const partner = new PartnerPage(page);
    await partner.open();
    await walkWithBack(partner.journey, aMover({ wants: 'all' }), { waysBack: [ownBack] });
    await expect(partner.journey.confirmation.title).toBeVisible();
  },
);
