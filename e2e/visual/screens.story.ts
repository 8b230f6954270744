import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { aMover } from '../support/mover.js';
import { test } from '../fixtures/test.js';
import { walk, type ScreenName } from '../fixtures/walk.js';
import { AgentPortal } from '../pages/agent-portal.page.js';
import type { Journey } from '../pages/journey.js';

const folder = fileURLToPath(new URL('../.cache/screens/', import.meta.url));

/** The numbers match the mock-ups. */
const screens = [
  ['01-landing', 'landing'],
  ['02-personal-details', 'personalDetails'],
  ['03-moving-details', 'movingDetails'],
  ['04-council-water', 'councilWater'],
  ['04-product-selection', 'productSelection'],
  ['05-energy-usage', 'usage'],
  ['06-energy-list', 'list'],
  ['06-energy-signup', 'signup'],
  ['08-priority-services', 'psr'],
  ['07-energy-payment', 'payment'],
  ['09-broadband-list', 'broadbandList'],
  ['09-broadband-signup', 'broadbandSignup'],
  ['09-record-visit', 'recordVisit'],
  ['10-confirmation', 'confirmation'],
] as const;

/** An element of each screen that appears only once its data has loaded. */
const loaded: Partial<Record<ScreenName, (journey: Journey) => Locator>> = {
  councilWater: ({ councilWater }) => councilWater.next,
  usage: ({ usage }) => usage.next,
  list: ({ list }) => list.cards.first(),
  signup: ({ signup }) => signup.next,
  psr: ({ psr }) => psr.next,
  payment: ({ payment }) => payment.next,
  broadbandList: ({ broadbandList }) => broadbandList.cards.first(),
  broadbandSignup: ({ broadbandSignup }) => broadbandSignup.consent,
  confirmation: ({ confirmation }) => confirmation.cards.first(),
};

/** Waits for images and fonts, and scrolls to the top. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

for (const width of [320, 768, 1280]) {
  for (const brand of ['default', 'oakwood']) {
    test.describe(`${width} ${brand}`, () => {
      test.use({ viewport: { width, height: 900 } });
      test('screens', async ({ page, journey }) => {
        const mover = aMover({ wants: 'all' });
        const takeScreenshot = async (name: string) => {
          await settle(page);
          await page.screenshot({ path: `${folder}${width}.${brand}.${name}.png`, fullPage: true });
        };

        await page.goto(brand === 'default' ? '/' : `/${brand}`);
        await takeScreenshot('01-landing');
        for (const [index, [, from]] of screens.entries()) {
          const [name, to] = screens[index + 1] ?? [];
          if (name === undefined || to === undefined) break;
          await walk(journey, mover, { from, to });
          await loaded[to]?.(journey).waitFor();
          await takeScreenshot(name);
          if (to === 'personalDetails') {
            await journey.personalDetails.next.click();
            await takeScreenshot(`${name}.errors`);
          }
        }
      });
    });
  }

  test.describe(`${width} telephony`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('screens', async ({ page }) => {
      const portal = new AgentPortal(page);
      await portal.open();
      await portal.journey.movingDetails.title.waitFor();
      await settle(page);
      await page.screenshot({ path: `${folder}${width}.oakwood.13-telephony.png`, fullPage: true });
    });
  });
}
