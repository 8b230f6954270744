import { expect, test } from '../../fixtures/test.js';
import { PartnersPage } from '../../pages/partners.page.js';
import { assetsSite, portal } from '../../support/addresses.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const tag = ['@storage', '@partners', '@shell'];

test(
  'a web developer copies a snippet with real addresses for the brand and options they chose',
  { tag },
  async ({ page }) => {
    const partners = new PartnersPage(page);
    await partners.open();
    await partners.chooseBrand('oakwood', '12');
    await expect(page.getByText('Oakwood Bedford', { exact: true })).toBeVisible();
    await partners.choose('Where it appears', 'Modal');
    await partners.choose('Colours', 'Dark');

    await expect(partners.snippet).toHaveText(
      [
        '<home-move brand="oakwood" branch="12" mode="modal" theme="dark"></home-move>',
        `<a data-home-move href="${portal}/oakwood/12" data-theme="dark">Set up your new home</a>`,
        `<script async fetchpriority="high" src="${assetsSite}/v1/loader.js"></script>`,
      ].join('\n'),
    );
    const shown = await partners.snippet.textContent();
    await partners.button('Copy snippet').click();
    await expect(page.getByText('Copied. Paste it into your page.')).toBeVisible();
    expect(await partners.clipboard()).toBe(shown);
  },
);

test(
  'the preview is the portal of the brand in the requested colours, and adds nothing to the history',
  { tag },
  async ({ page }) => {
    const partners = new PartnersPage(page);
    await partners.open();
    const entries = await page.evaluate(() => history.length);
    await partners.chooseBrand('oakwood', '');
    const html = partners.preview.locator('html');
    await expect(html).toHaveAttribute('data-brand', 'oakwood');
    await expect(html).toHaveAttribute('data-mode', 'light');
    await expect(partners.preview.getByRole('heading', { level: 1 })).toBeVisible();

    await partners.choose('Colours', 'Automatic');
    await partners.choose('Device colours', 'Dark');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await partners.choose('Screen', 'Phone');
    await expect.poll(() => html.evaluate(() => window.innerWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test(
  'a page that is not registered gets its origin to copy, and a reason why it was not read',
  { tag },
  async ({ page }) => {
    const partners = new PartnersPage(page);
    await partners.open();
    await partners.chooseBrand('oakwood', '');
    await expect(page.getByText('Oakwood Lettings', { exact: true })).toBeVisible();
    // Reserved for documentation, so the server opens no connection.
    await partners.check('https://192.0.2.1/moving-in');

    const result = partners.checkOf('192.0.2.1/moving-in');
    await expect(result.getByText('Address not registered')).toBeVisible();
    await expect(
      result.getByText(
        'We found no public address for this page. Check the spelling. We cannot open pages inside a company network.',
      ),
    ).toBeVisible();
    await result.getByRole('button', { name: 'Copy this origin' }).click();
    await expect(result.getByText('Copied.')).toBeVisible();
    expect(await partners.clipboard()).toBe('https://192.0.2.1');
  },
);

for (const width of [320, 768, 1280, 1800])
  test(`the page passes axe and fits a window of ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const partners = new PartnersPage(page);
    await partners.open();
    await partners.check('https://192.0.2.1/moving-in');
    await expect(partners.checkOf('192.0.2.1/moving-in')).toBeVisible();
    await partners.expectAccessible();
  });
