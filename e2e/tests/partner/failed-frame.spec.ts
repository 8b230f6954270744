import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { failureTimer, failedInTime, linesOf, openHostPage } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';
import type { Relay } from '../../support/relay.js';
import { assetsSite, partnerSite, portal } from '../../support/addresses.js';

const loader = `${assetsSite}/v1/loader.js`;
const script = (attributes: string, src = loader) => `<main><script src="${src}" ${attributes}></script></main>`;

/** 3.5 s from the element's arrival in the page, in two timers like the loader's own. */
const arrivalTimer = failureTimer(
  `(start) => new MutationObserver((changes, observer) => {
    if (!document.querySelector('home-move')) return;
    observer.disconnect();
    start();
  }).observe(document, { childList: true, subtree: true })`,
  [2500, 1000],
);

/** 200 ms from the browser's report of the blocked frame. */
const reportTimer = failureTimer(
  `(start) => document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') start();
  })`,
  [200],
);

interface FailedFrame {
  readonly attributes: string;
  /** Where the page loads the loader from. */
  readonly src?: string;
  readonly code: string;
  /** What the line in the console names. */
  readonly names: string;
}

/** Opens a page with the script, and expects a link in its place, one event and one line in the console. */
async function expectLink(page: Page, { attributes, src, code, names }: FailedFrame): Promise<void> {
  const lines = linesOf(page);
  await openHostPage(page, script(attributes, src), { head: arrivalTimer });
  const partner = new PartnerPage(page);
  await expect(partner.fallback.getByRole('link')).toHaveAttribute('target', '_top');
  expect(await failedInTime(page.locator('html'))).toBe(true);
  expect(await partner.events()).toEqual([{ type: 'homemove:error', detail: { code } }]);
  await expect.poll(() => lines).toEqual([expect.stringContaining(names)]);
}

test.describe('a frame that cannot be shown', { tag: '@storage' }, () => {
  for (const { name, fail, code, names } of [
    {
      name: 'accepts and never answers',
      fail: async (relay: Relay) => relay.stopAnswering(),
      code: 'no-answer',
      names: 'does not answer',
    },
    {
      name: 'is down',
      fail: (relay: Relay) => relay.goDown(),
      code: 'portal-down',
      names: 'cannot be reached',
    },
  ]) {
    test(
      `of a portal that ${name} is replaced by a link in the top window within 3.5 s`,
      { tag: ['@embed-snippet', '@shell'] },
      async ({ page, relay }) => {
        await fail(relay);
        await expectLink(page, { attributes: 'data-brand="oakwood"', src: relay.loader, code, names });
      },
    );
  }

  for (const { name, attributes, code, names, tag = [] } of [
    {
      name: 'of a brand that does not list the page',
      attributes: 'data-brand="default"',
      code: 'origin-not-listed',
      names: `frame-ancestors does not allow ${partnerSite}`,
    },
    {
      name: 'of an unknown brand',
      attributes: 'data-brand="nobody"',
      code: 'unknown-brand',
      names: 'no brand "nobody"',
      tag: ['@full'],
    },
    {
      name: 'of a module script without a listed brand',
      attributes: 'type="module" data-brand="default"',
      code: 'origin-not-listed',
      names: 'frame-ancestors',
      tag: ['@full'],
    },
  ]) {
    test(
      `${name} is replaced by a link in the top window within 3.5 s`,
      { tag: [...tag, '@embed-snippet', '@shell'] },
      async ({ page }) => {
        await expectLink(page, { attributes, code, names });
      },
    );
  }

  test(
    'by the page’s own policy is replaced by a link within 200 ms of the browser’s report',
    { tag: ['@embed-snippet', '@shell'] },
    async ({ page }) => {
      const lines = linesOf(page);
      const policy = `default-src 'none'; script-src 'self' ${assetsSite} 'unsafe-inline'`;
      await openHostPage(page, script('data-brand="oakwood"'), { head: reportTimer, policy });
      const partner = new PartnerPage(page);
      await expect(partner.fallback.getByRole('link')).toBeVisible();
      expect(await failedInTime(page.locator('html'))).toBe(true);
      expect(await partner.events()).toEqual([{ type: 'homemove:error', detail: { code: 'blocked-by-policy' } }]);
      await expect
        .poll(() => lines)
        .toEqual([
          `Home Move (blocked-by-policy): the Content-Security-Policy of this page blocks the portal by its frame-src. Add ${portal} to frame-src.`,
        ]);
    },
  );

  test(
    'because the page is not registered leads to the hosted page',
    { tag: ['@embed-snippet', '@shell'] },
    async ({ page }) => {
      await openHostPage(page, script('data-brand="default"'));
      await new PartnerPage(page).fallback.getByRole('link').click();
      await expect(page).toHaveTitle('Move in with everything set up - Home Move');
    },
  );
});

for (const { name, attributes } of [
  { name: 'a module script', attributes: 'type="module" data-brand="oakwood"' },
  { name: 'a script without its attributes', attributes: '' },
])
  test(`${name} shows the portal`, { tag: ['@storage', '@embed-snippet', '@shell'] }, async ({ page }) => {
    await openHostPage(page, script(attributes));
    await expect(new PartnerPage(page).journey.landing.start).toBeVisible();
  });
