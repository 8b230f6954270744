import type { Page } from '@playwright/test';
import { darkGrounds, ground } from '../../fixtures/ground.js';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { walk, type ScreenName } from '../../fixtures/walk.js';

const html = (page: Page) => page.locator('html');

const screens: readonly ScreenName[] = [
  'personalDetails',
  'movingDetails',
  'councilWater',
  'productSelection',
  'usage',
  'list',
  'signup',
  'payment',
  'broadbandList',
  'broadbandSignup',
  'recordVisit',
  'confirmation',
];

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test(
    'every screen of a mover is dark and passes axe',
    { tag: ['@full', '@shell', ...everyJourney] },
    async ({ page, journey }) => {
      const mover = aMover({ wants: 'all' });
      await page.goto('/');
      await journey.landing.expectAccessible();
      await journey.landing.getStarted();
      for (const [index, screen] of screens.entries()) {
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await journey[screen].expectAccessible();
        expect.soft(await ground(page), screen).toBe(darkGrounds.default);
        const next = screens[index + 1];
        if (next) await walk(journey, mover, { from: screen, to: next });
      }
    },
  );

  for (const brand of ['oakwood', 'harbour', 'meadow'] as const) {
    test(
      `the pages of ${brand} are dark and pass axe`,
      { tag: ['@full', '@shell', ...everyJourney] },
      async ({ page, journey }) => {
        const mover = aMover({ wants: 'all' });
        await page.goto(`/${brand}`);
        await journey.landing.expectAccessible();
        expect(await ground(page)).toBe(darkGrounds[brand]);
        await startAt(page, mover, 'movingDetails', { brand });
        await walk(journey, mover, { from: 'movingDetails', to: 'list' });
        await journey.list.cards.first().waitFor();
        await journey.list.expectAccessible();
        await walk(journey, mover, { from: 'list', to: 'payment' });
        await journey.payment.next.click();
        await journey.payment.expectAccessible();
      },
    );
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the colours of the document are dark', { tag: ['@shell', ...everyJourney] }, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 23, 25)');
      await expect(page.getByText('Home Move', { exact: true })).toBeVisible();
      await expect(html(page)).toHaveCSS('color-scheme', 'dark');
      await expect(html(page)).toHaveCSS('--hm-surface', '#0f1719');
    });
  });
});

test(
  'a page changes with the system while it is open',
  { tag: ['@shell', ...everyJourney] },
  async ({ page, journey }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await journey.landing.start.waitFor();
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    expect(await ground(page)).toBe(darkGrounds.default);
  },
);
