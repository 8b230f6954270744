import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite, partnerSite, portal } from '../../support/addresses.js';

const loader = `<script async src="${assetsSite}/v1/loader.js"></script>`;
const button = '<home-move mode="button" brand="oakwood"></home-move>';
const tall = '<main style="height: 3000px"><h1>Your tenancy</h1></main>';
const own = { tag: ['@embed-snippet', '@shell'] };

/** The dialog of a page, and the portal in it. */
function dialogOf(page: Page) {
  const { journey } = new PartnerPage(page);
  return {
    journey,
    opener: page.getByRole('button', { name: 'Set up your home' }),
    dialog: page.getByRole('dialog', { name: 'Set up your new home' }),
    question: page.getByRole('alertdialog', { name: 'Close before saving?' }),
    close: page.getByRole('button', { name: 'Close', exact: true }),
  };
}

/** What a dialog must not change in the page. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    scrolled: window.scrollY,
    width: document.documentElement.clientWidth,
    entries: history.length,
    style: document.documentElement.getAttribute('style'),
    left: document.querySelector('h1')?.getBoundingClientRect().left,
  }));

test(
  'a button opens the portal in a dialog, and the page is unchanged once it is closed',
  { tag: [...own.tag, '@storage'] },
  async ({ page }) => {
    await openHostPage(page, `${tall}${button}`, { head: loader });
    const { opener, dialog, close, journey } = dialogOf(page);
    await opener.waitFor();
    await page.evaluate(() => window.scrollTo(0, 740));
    const before = await stateOf(page);

    await opener.click();
    await journey.landing.expectAccessible();
    await expect(dialog).toContainText('Oakwood Lettings');
    expect(await stateOf(page)).toEqual(before);
    await page.mouse.wheel(0, 500);
    await journey.landing.getStarted();
    await journey.personalDetails.expectAccessible();
    expect(await stateOf(page)).toEqual(before);

    await test.step('Escape in the portal closes it, and the typed name is there again', async () => {
      await journey.personalDetails.firstName.fill('Sam');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await stateOf(page)).toEqual(before);
      await page.keyboard.press('Enter');
      await expect(journey.personalDetails.firstName).toHaveValue('Sam');
    });

    await test.step('the close button closes it', async () => {
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator('home-move-dialog')).toHaveCount(0);
      expect(await stateOf(page)).toEqual(before);
    });
  },
);

test(
  'a dialog closes only after a question if the browser stores nothing and something is typed',
  { tag: [...own.tag, '@denied'] },
  async ({ page }) => {
    await openHostPage(page, `${tall}${button}`, { head: loader });
    const { opener, dialog, question, close, journey } = dialogOf(page);
    await opener.click();
    await journey.landing.getStarted();
    const { firstName } = journey.personalDetails;
    await firstName.fill('Sam');

    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(firstName).toHaveValue('Sam');

    await close.click();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(firstName).toHaveValue('Sam');

    await close.click();
    await question.getByRole('button', { name: 'Close anyway' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'Back leaves the page only after the browser’s question if something typed would be lost',
  { tag: [...own.tag, '@denied'] },
  async ({ page }) => {
    await page.goto(`${partnerSite}/to-let`);
    await openHostPage(page, `${tall}${button}`, { head: loader });
    const { opener, dialog, journey } = dialogOf(page);
    await opener.click();
    await journey.landing.getStarted();
    const { firstName } = journey.personalDetails;
    await firstName.fill('Sam');

    const questions: string[] = [];
    page.on('dialog', (browserDialog) => {
      questions.push(browserDialog.type());
      void browserDialog.dismiss();
    });
    await page.evaluate(() => history.back());
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(dialog).toBeVisible();
    await expect(firstName).toHaveValue('Sam');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true });

  for (const { name, style, dir } of [
    { name: 'a plain page', style: '', dir: 'ltr' },
    { name: 'a page from right to left', style: '', dir: 'rtl' },
    {
      name: 'a page with a hostile style sheet',
      style: `html { font-size: 40px } body { color: red; letter-spacing: 1em; overflow-x: hidden }
        dialog, div, span, button, iframe, h2, p { display: none !important; opacity: 0 !important }
        * { box-sizing: content-box; text-transform: uppercase; cursor: none }`,
      dir: 'ltr',
    },
  ])
    test(`the dialog fills the screen of ${name}, and the portal passes axe`, own, async ({ page }) => {
      await openHostPage(page, `${tall}${button}`, {
        head: `<meta name="viewport" content="width=device-width">${loader}<style>${style}</style>
          <script>document.documentElement.dir = '${dir}'</script>`,
      });
      const { opener, dialog, journey, close } = dialogOf(page);
      await opener.waitFor();
      await page.evaluate(() => window.scrollTo(0, 740));
      const before = await stateOf(page);
      await opener.click();
      await journey.landing.expectAccessible();
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 720 });
      await expect(dialog).toHaveCSS('direction', 'ltr');
      await expect(close).toHaveCSS('text-transform', 'none');
      await close.click();
      await expect(dialog).toBeHidden();
      expect(await stateOf(page)).toEqual(before);
    });
});

test('the dialog is at most 960 px wide, and as high as its content up to the window', own, async ({ page }) => {
  await openHostPage(page, `${tall}${button}`, { head: loader });
  const { opener, dialog, journey } = dialogOf(page);
  await opener.click();
  await journey.landing.start.waitFor();
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 160, width: 960 });
  expect(box?.height).toBeGreaterThanOrEqual(480);
  expect(box?.height).toBeLessThanOrEqual(900 - 64);
  await journey.landing.getStarted();
  await journey.personalDetails.next.scrollIntoViewIfNeeded();
  await expect(journey.personalDetails.next).toBeInViewport();
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(900 - 64);
});

test(
  'a page that may not show the brand gets the code in the dialog, with the hosted page in a new tab',
  own,
  async ({ page }) => {
    await openHostPage(page, `${tall}<home-move mode="button" brand="default"></home-move>`, { head: loader });
    const { opener, dialog } = dialogOf(page);
    await opener.click();
    const failure = dialog.getByRole('alert');
    await expect(failure).toContainText('If you call us, quote origin-not-listed.');
    const link = dialog.getByRole('link', { name: 'Open in a new tab' });
    await expect(link).toHaveAttribute('href', `${portal}/default`);
    await expect(link).toHaveAttribute('target', '_blank');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await expect(failure).toBeVisible();
  },
);

const link = `<a data-home-move href="${portal}/oakwood/12">Set up your bills</a>`;

test('a link opens the portal of its address in a dialog, and gets the focus back', own, async ({ page }) => {
  await openHostPage(page, tall.replace('</main>', `${link}</main>`), { head: loader });
  await page.waitForFunction(() => customElements.get('home-move'));
  const opener = page.getByRole('link', { name: 'Set up your bills' });
  const { dialog, journey, close } = dialogOf(page);
  await opener.click();
  await expect(journey.landing.start).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the hosted page', own, async ({ page }) => {
    await openHostPage(page, link, { head: loader });
    await page.getByRole('link', { name: 'Set up your bills' }).click();
    await expect(page).toHaveURL(`${portal}/oakwood/12`);
  });
});

test('a queue stub mounts a button once the loader has arrived', own, async ({ page }) => {
  const stub = `<script>(function(w,d,s){if(typeof w.HomeMove!='function')w.HomeMove=function(){
    (w.HomeMove.q=w.HomeMove.q||[]).push(arguments)};s=d.createElement('script');s.async=true;
    s.src='${assetsSite}/v1/loader.js';d.head.appendChild(s)})(window,document);
    HomeMove('mount', null, { brand: 'oakwood', mode: 'button' });</script>`;
  await openHostPage(page, tall, { head: stub });
  const { opener, journey } = dialogOf(page);
  await opener.click();
  await expect(journey.landing.start).toBeVisible();
});

test('a portal far below the window loads once it comes near', own, async ({ page }) => {
  await openHostPage(page, `${tall}<home-move brand="oakwood"></home-move>`, { head: loader });
  await page.waitForFunction(() => document.querySelector('home-move')?.shadowRoot?.querySelector('p'));
  const frame = page.locator('home-move iframe');
  await expect(frame).toHaveCount(0);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1900);
  await expect(frame).toHaveCount(1);
  await expect(new PartnerPage(page).journey.landing.start).toBeAttached();
});

test('an element that is destroyed leaves nothing in the page', own, async ({ page }) => {
  await openHostPage(page, `${tall}${button}`, { head: loader });
  const { opener, journey, dialog } = dialogOf(page);
  await opener.click();
  await expect(journey.landing.start).toBeVisible();
  await page.evaluate("HomeMove.destroy('home-move')");
  await expect(dialog).toBeHidden();
  expect(
    await page.evaluate(() => ({
      elements: document.querySelectorAll('home-move, home-move-dialog, link').length,
      sheets: document.adoptedStyleSheets.length,
      stored: localStorage.length + sessionStorage.length,
    })),
  ).toEqual({ elements: 0, sheets: 0, stored: 0 });
});
