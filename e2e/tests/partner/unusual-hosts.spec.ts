import { expect, test } from '../../fixtures/test.js';
import { failedInTime, failureTimer, linesOf, openHostPage, withoutTimeoutLines } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite, partnerSite, portal } from '../../support/addresses.js';

const loader = `<script async src="${assetsSite}/v1/loader.js"></script>`;
const widget = '<home-move brand="oakwood"></home-move>';
const own = { tag: ['@embed-snippet', '@shell'] };

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
  const timer = failureTimer("(start) => customElements.whenDefined('home-move').then(start)", [200]);
  const inner = `<!doctype html>${timer}${loader}${widget}`.replaceAll('"', '&quot;');
  await openHostPage(page, `<iframe id="outer" sandbox="allow-scripts" srcdoc="${inner}"></iframe>`);
  const outer = page.locator('#outer').contentFrame();
  await expect(outer.getByRole('link', { name: 'Set up your new home on its own page' })).toBeVisible();
  expect(await failedInTime(outer.locator('html'))).toBe(true);
  await expect
    .poll(() => lines)
    .toEqual([expect.stringMatching(/^Home Move \(sandboxed-page\): this page is in a sandboxed frame/)]);
});

const movable = `<main>${widget}</main><footer></footer>`;

test(
  'keeps the step and the typed values when the page moves the element',
  { tag: [...own.tag, '@storage'] },
  async ({ page }) => {
    await openHostPage(page, movable, { head: loader });
    const { landing, personalDetails } = new PartnerPage(page).journey;
    await landing.getStarted();
    await personalDetails.firstName.fill('Sam');
    await page.evaluate("document.querySelector('footer').append(document.querySelector('home-move'))");
    await expect(personalDetails.title).toBeVisible();
    await expect(personalDetails.firstName).toHaveValue('Sam');
  },
);

test('keeps the frame when the page moves the element with moveBefore', own, async ({ page }) => {
  await openHostPage(page, movable, { head: loader });
  const { frame, journey } = new PartnerPage(page);
  await journey.landing.getStarted();
  await journey.personalDetails.firstName.fill('Sam');
  await frame.locator('html').evaluate((html) => html.setAttribute('data-kept', ''));
  await page.evaluate("document.querySelector('footer').moveBefore(document.querySelector('home-move'), null)");
  await expect(page.locator('footer > home-move')).toHaveCount(1);
  await expect(frame.locator('html')).toHaveAttribute('data-kept', '');
  await expect(journey.personalDetails.firstName).toHaveValue('Sam');
});

test(
  'opens at the step that the tag names, and at the first page if the mover may not see it',
  own,
  async ({ page }) => {
    await openHostPage(page, '<home-move brand="oakwood" start="personal-details"></home-move>', { head: loader });
    const { landing, personalDetails } = new PartnerPage(page).journey;
    await expect(personalDetails.title).toBeVisible();
    await page.locator('home-move').evaluate((element) => element.setAttribute('start', 'energy-usage'));
    await expect(landing.start).toBeVisible();
    await expect(personalDetails.title).toBeHidden();
  },
);

test('uses the frame in the page’s markup, which works without the script', own, async ({ page }) => {
  const frame = `<iframe src="${portal}/embed/oakwood" name="hm 1" title="Set up your new home"></iframe>`;
  await openHostPage(page, `<main><home-move brand="oakwood">${frame}</home-move></main>`);
  const { journey } = new PartnerPage(page);
  await journey.landing.getStarted();
  await journey.personalDetails.firstName.fill('Sam');
  await page.addScriptTag({ url: `${assetsSite}/v1/loader.js` });
  await expect.poll(() => page.evaluate(() => window.__events.map(({ type }) => type))).toContain('homemove:ready');
  await expect(page.locator('home-move > iframe')).toHaveCount(1);
  await expect(journey.personalDetails.firstName).toHaveValue('Sam');
});

test('names unknown values in the console, and the brand that a tag without one shows', own, async ({ page }) => {
  const lines = linesOf(page);
  await openHostPage(page, '<home-move bran="oakwood" mode="popup"></home-move>', { head: loader });
  await expect(new PartnerPage(page).journey.landing.start).toBeVisible();
  await expect
    .poll(() => withoutTimeoutLines(lines))
    .toEqual([
      'Home Move: the attribute bran is unknown.',
      'Home Move: the value "popup" of mode is unknown or malformed, and has no effect.',
      expect.stringContaining(`the tag names no brand, and ${partnerSite} is registered for oakwood, `),
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
  // Without its second script the loader paints a surface on every page.
  await expect(page.locator('home-move div').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
});
