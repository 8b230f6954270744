import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite } from '../../support/addresses.js';

const script = `<script async src="${assetsSite}/v1/loader.js"></script>`;
const widget = '<home-move brand="oakwood"></home-move>';
const below = '<p id="below" style="margin: 0">Below</p>';

/** Px between the end of the frame's page and the next content of the host's page, and the width of the frame. */
async function measure(page: Page, partner: PartnerPage): Promise<{ blank: number; width: number }> {
  const pageHeight = await partner.frame.locator('#hm-root').evaluate((root) => root.getBoundingClientRect().height);
  return page.evaluate((height) => {
    const frame = document.querySelector('home-move')?.shadowRoot?.querySelector('iframe');
    const next = document.querySelector('#below');
    if (!frame || !next) throw new Error('nothing to measure');
    const { top, width } = frame.getBoundingClientRect();
    // A light surface around the frame's page is its padding.
    const start = top + Number.parseFloat(getComputedStyle(frame).paddingTop);
    return { blank: next.getBoundingClientRect().top - start - height, width };
  }, pageHeight);
}

for (const { name, style } of [
  { name: 'a plain page', style: '' },
  {
    name: 'a flex column',
    style: 'main { display: flex; flex-direction: column; align-items: center; height: 400px }',
  },
  {
    name: 'a flex column of equal parts',
    style: 'main { display: flex; flex-direction: column } main > * { flex: 1 }',
  },
  { name: 'a page that displays the element inline', style: 'home-move { display: inline }' },
  { name: 'a grid', style: 'main { display: grid }' },
])
  test(
    `${name} leaves at most 64 px below the portal, and its whole width`,
    { tag: ['@storage', '@embed-snippet', '@shell'] },
    async ({ page }) => {
      await openHostPage(page, `<main>${widget}${below}</main>`, {
        head: `${script}<style>body { margin: 0 } ${style}</style>`,
      });
      const partner = new PartnerPage(page);
      await partner.journey.landing.start.waitFor();
      await expect.poll(() => measure(page, partner).then(({ blank }) => blank)).toBeLessThanOrEqual(64);
      const { blank, width } = await measure(page, partner);
      expect(blank).toBeGreaterThanOrEqual(0);
      expect(width).toBe(1280);

      await test.step('on the next screen too, which starts below a fixed header', async () => {
        await page.addStyleTag({ content: 'home-move { scroll-margin-top: 80px }' });
        await partner.journey.landing.getStarted();
        await partner.journey.personalDetails.title.waitFor();
        await expect.poll(() => measure(page, partner).then(({ blank: px }) => px)).toBeLessThanOrEqual(64);
        const top = await page.evaluate(
          () => document.querySelector('home-move')?.shadowRoot?.querySelector('iframe')?.getBoundingClientRect().top,
        );
        expect([0, 80]).toContain(top);
      });
    },
  );

test(
  'a host’s page in a tall window does not jump at load',
  { tag: ['@storage', '@embed-snippet', '@shell'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.addInitScript(() => {
      if (window !== window.top) return;
      window.__shifts = [];
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.__shifts.push(startTime as never);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openHostPage(page, `<main>${widget}${below}</main>`, {
      head: `<style>home-move:not(:defined) { display: block; min-height: min(100svh, 900px) }</style>${script}`,
    });
    const partner = new PartnerPage(page);
    await partner.journey.landing.start.waitFor();
    await expect(page.locator('#below')).toBeInViewport();
    expect(await page.evaluate(() => window.__shifts)).toEqual([]);

    await test.step('and follows the portal once the mover acts', async () => {
      await partner.frame.locator('body').click({ position: { x: 5, y: 5 } });
      await expect.poll(() => measure(page, partner).then(({ blank }) => blank)).toBeGreaterThanOrEqual(0);
      expect((await measure(page, partner)).blank).toBeLessThanOrEqual(64);
    });
  },
);

for (const { name, style, hasSurface } of [
  { name: 'dark', style: 'background: #101820; color: #fff', hasSurface: true },
  { name: 'dark by its colour scheme', style: 'color-scheme: dark', hasSurface: true },
  { name: 'cream', style: 'background: #efe6d6', hasSurface: false },
])
  test(
    `on a ${name} page the portal is readable`,
    { tag: ['@storage', '@embed-snippet', '@shell'] },
    async ({ page }) => {
      await openHostPage(page, `<main>${widget}${below}</main>`, {
        head: `<style>:root { ${style} }</style>${script}`,
      });
      const partner = new PartnerPage(page);
      await partner.journey.landing.start.waitFor();
      const surface = page.locator('home-move > div, home-move div').first();
      await expect(surface).toHaveCSS('background-color', hasSurface ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)');
      await expect.poll(() => measure(page, partner).then(({ blank }) => blank)).toBeLessThanOrEqual(64);
    },
  );

test.describe('in the width of a phone', () => {
  test.use({ viewport: { width: 320, height: 900 } });

  const dark = 'background: #101820; color: #fff';

  for (const { name, style, theme, tag } of [
    { name: 'a light page', style: '', theme: '', tag: ['@storage', '@full'] },
    { name: 'a surface of its own', style: dark, theme: '', tag: ['@storage'] },
    { name: 'the background of the brand', style: dark, theme: 'theme="dark"', tag: ['@storage', '@full'] },
  ])
    test(
      `on ${name} nothing is cut off, and the portal passes axe`,
      { tag: [...tag, '@embed-snippet', '@shell'] },
      async ({ page }) => {
        await openHostPage(page, `<main><home-move brand="oakwood" ${theme}></home-move>${below}</main>`, {
          head: `<meta name="viewport" content="width=device-width">
          <style>:root { ${style} } body { margin: 0 }</style>${script}`,
        });
        const {
          frame,
          journey: { landing, personalDetails },
        } = new PartnerPage(page);
        await landing.expectAccessible();
        const drawing = frame.getByRole('img', { name: /^A row of terraced houses/ }).locator('..');
        const root = await frame.locator('html').boundingBox();
        expect(await drawing.boundingBox()).toMatchObject({ x: root?.x, width: root?.width });

        await landing.getStarted();
        await personalDetails.next.click();
        await expect(personalDetails.email).toHaveAttribute('aria-invalid', 'true');
        await personalDetails.expectAccessible();
        const bar = await personalDetails.email.evaluate((input) => {
          let element: Element | null = input;
          while (element && getComputedStyle(element).borderLeftWidth !== '4px') element = element.parentElement;
          return element?.getBoundingClientRect().x;
        });
        expect(bar).toBeGreaterThanOrEqual(0);
      },
    );
});

test(
  'on a dark page with the theme dark, the portal has the dark background of its brand, also after a reload',
  { tag: ['@embed-snippet', '@shell'] },
  async ({ page }) => {
    const dark = '<home-move brand="oakwood" theme="dark"></home-move>';
    const style = '<style>:root { background: #101820; color: #fff }</style>';
    await openHostPage(page, `<main>${dark}${below}</main>`, { head: `${style}${script}` });
    const { frame, journey } = new PartnerPage(page);
    await journey.landing.getStarted();
    await journey.personalDetails.title.waitFor();
    await frame.locator('html').evaluate(() => location.reload());
    await expect(journey.personalDetails.title).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(26, 19, 16)');
    await expect(page.locator('home-move > div, home-move div').first()).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  },
);
