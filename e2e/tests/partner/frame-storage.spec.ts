import { expect, test } from '../../fixtures/test.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { portal } from '../../support/addresses.js';

test(
  'the frame shares no storage with a hosted tab of the same browser',
  { tag: ['@embed-snippet', '@shell'] },
  async ({ page, context, deniesStorageInFrames }) => {
    const tab = await context.newPage();
    await tab.goto(portal);
    await tab.evaluate(() => localStorage.setItem('hm.probe', 'hosted'));

    const partner = new PartnerPage(page);
    await partner.open();
    await partner.journey.landing.start.waitFor();
    const probe = await partner.frame.locator('html').evaluate(() => {
      try {
        return localStorage.getItem('hm.probe');
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(probe).toBe(deniesStorageInFrames ? 'SecurityError' : null);
  },
);
