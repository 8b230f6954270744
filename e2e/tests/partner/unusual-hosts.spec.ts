import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite } from '../../support/addresses.js';

const loader = `<script async src="${assetsSite}/v1/loader.js"></script>`;
const widget = '<home-move brand="oakwood"></home-move>';
const own = { tag: ['@embed-snippet', '@shell'] };

/** Lines of the loader in the page's console. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Home Move')) lines.push(message.text());
  });
  return lines;
}

test('shows the portal in a page with an element that has the name of its global', own, async ({ page }) => {
  await openHostPage(page, `<main id="HomeMove">${widget}</main>`, { head: loader });
  await expect(new PartnerPage(page).journey.landing.start).toBeVisible();
});

test('shows the portal in a page that isolates itself from other origins', own, async ({ page }) => {
  const headers = { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' };
  await openHostPage(page, `<main>${widget}</main>`, {
    head: loader.replace('<script ', '<script crossorigin '),
    headers,
  });
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  const { landing, personalDetails } = new PartnerPage(page).journey;
  await landing.getStarted();
  await personalDetails.expectAccessible();
});

test('explains a sandboxed page without an origin at once', own, async ({ page }) => {
  const lines = linesOf(page);
  const inner = `<!doctype html>${loader}${widget}`.replaceAll('"', '&quot;');
  await openHostPage(page, `<iframe id="outer" sandbox="allow-scripts" srcdoc="${inner}"></iframe>`);
  const outer = page.frameLocator('#outer');
  await expect(outer.getByRole('link', { name: 'Set up your new home on its own page' })).toBeVisible();
  await expect
    .poll(() => lines)
    .toEqual([expect.stringMatching(/^Home Move \(sandboxed-page\): this page is in a sandboxed frame/)]);
});

for (const { name, move } of [
  { name: 'appends it elsewhere', move: 'footer.append(widget)' },
  { name: 'moves it with moveBefore', move: 'footer.moveBefore(widget, null)' },
])
  test(`keeps the step and what was typed when the page ${name}`, { tag: [...own.tag, '@storage'] }, async ({ page }) => {
    await openHostPage(page, `<main>${widget}</main><footer></footer>`, { head: loader });
    const { landing, personalDetails } = new PartnerPage(page).journey;
    await landing.getStarted();
    await personalDetails.firstName.fill('Sam');
    await page.evaluate(
      `{ const footer = document.querySelector('footer'); const widget = document.querySelector('home-move'); ${move}; }`,
    );
    await expect(personalDetails.title).toBeVisible();
    await expect(personalDetails.firstName).toHaveValue('Sam');
  });

test(
  'opens at the step that the tag names, and at the first page if the mover may not see it',
  own,
  async ({ page }) => {
    await openHostPage(page, '<home-move brand="oakwood" start="personal-details"></home-move>', { head: loader });
    const { landing, personalDetails } = new PartnerPage(page).journey;
    await expect(personalDetails.title).toBeVisible();
    await page.locator('home-move').evaluate((element) => element.setAttribute('start', 'energy-usage'));
    await expect(personalDetails.title).toBeHidden();
    await expect(landing.start).toBeVisible();
  },
);

test('names unknown values in the console, and the brand that a tag without one shows', own, async ({ page }) => {
  const lines = linesOf(page);
  await openHostPage(page, '<home-move bran="oakwood" mode="popup"></home-move>', { head: loader });
  await expect(new PartnerPage(page).journey.landing.start).toBeVisible();
  await expect
    .poll(() => lines)
    .toEqual([
      'Home Move: the attribute bran is unknown.',
      'Home Move: the value "popup" of mode is unknown or malformed, and has no effect.',
      expect.stringMatching(/^Home Move: the tag names no brand, and \S+ is registered for oakwood, /),
    ]);
});

test('runs no second script that was altered on its way', own, async ({ page }) => {
  // The sandbox cannot alter a file of the assets server.
  await page.route(/\/behaviour\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.altered = true;${await response.text()}` });
  });
  await openHostPage(page, `<main>${widget}</main>`, { head: loader });
  await expect(new PartnerPage(page).journey.landing.start).toBeVisible();
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
});
