import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { portal } from '../../support/addresses.js';
import { chromium } from '../../support/chromium.js';

// In a separate file: the browser has to start with the switch.
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--test-third-party-cookie-phaseout'] } });

test(
  'the portal is shown, and resumes the move, in a browser that blocks third-party cookies',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page, context, mover }) => {
    // A frame that is allowed third-party cookies would see it.
    const tab = await context.newPage();
    await tab.goto(portal);
    await tab.evaluate(() => Reflect.set(document, 'cookie', 'probe=1; SameSite=None; Secure'));
    expect(await tab.evaluate(() => document.cookie)).toBe('probe=1');

    const partner = new PartnerPage(page);
    await partner.open();
    await walk(partner.journey, mover, { to: 'movingDetails' });
    expect(await partner.frame.locator('html').evaluate(() => document.cookie)).toBe('');
    // Its own cookie, which belongs to the partner's site too and is hidden from scripts, seals the session.
    expect(await partner.frame.locator('html').evaluate(() => JSON.stringify(Object.values(sessionStorage)))).toContain(
      '"sealed:',
    );
    await page.reload();
    await expect(partner.journey.movingDetails.title).toBeVisible();
  },
);
