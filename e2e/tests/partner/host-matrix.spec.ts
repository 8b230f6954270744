import type { Page } from '@playwright/test';
import { consoleErrorsOf } from '../../fixtures/console-errors.js';
import { leftoversOf, nothing } from '../../fixtures/host-leftovers.js';
import { recordHost } from '../../fixtures/host-record.mjs';
import { element, head, hosts, place, refusedHosts, type PartnerHost } from '../../fixtures/partner-hosts.js';
import { expect, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { CrmPage } from '../../pages/crm.page.js';
import { linesOf, openHostPage, withoutTimeoutLines, withoutTimeouts } from '../../pages/host-page.js';
import { PartnerPage, type HostEvent } from '../../pages/partner.page.js';
import { partnerSite, portal } from '../../support/addresses.js';

const own = ['@embed-snippet', '@shell'];
const ready: HostEvent = { type: 'homemove:ready', detail: {} };
const failed = (code: string): HostEvent => ({ type: 'homemove:error', detail: { code } });
const title = 'Set up your new home';

/** Opens the page of a host, recorded from its start. Returns the loader's lines in the console, and the errors of others. */
async function openHost(page: Page, host: PartnerHost) {
  const lines = linesOf(page);
  const errors = consoleErrorsOf(page.context());
  if (host.viewport) await page.setViewportSize(host.viewport);
  if (host.colorScheme) await page.emulateMedia({ colorScheme: host.colorScheme });
  await page.addInitScript(recordHost);
  await openHostPage(page, host.body, host);
  await host.act?.(page);
  const isUnexpected = (error: string) => !error.startsWith('Home Move') && !host.browserErrors?.test(error);
  return { lines, unexpectedErrors: () => errors.filter(isUnexpected) };
}

const eventsOf = (page: Page) => page.evaluate(() => window.__events);

const shiftsOf = (page: Page) => page.evaluate(() => window.__host.shifts());

/** Destroys every portal of the page, and expects it to be as it was before. */
async function expectNothingLeft(page: Page): Promise<void> {
  await page.evaluate('HomeMove.destroy()');
  await expect.poll(() => leftoversOf(page)).toEqual(nothing);
}

async function expectPortals(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const start = page.getByTitle(title).nth(index).contentFrame().getByRole('link', { name: 'Get Started' });
    await expect(start).toBeVisible({ timeout: 20_000 });
  }
  await expect(page.getByTitle(title)).toHaveCount(count);
}

for (const host of hosts)
  test(
    `shows the portal in ${host.name}, and leaves nothing there`,
    { tag: [host.tag ?? '@storage', ...own] },
    async ({ page }) => {
      const { portals = 1, readyEvents = portals, lines = [], globals = [] } = host;
      const written = await openHost(page, host);
      await expectPortals(page, portals);
      const events = async () => withoutTimeouts(await eventsOf(page));
      await expect.poll(events).toEqual(Array.from({ length: readyEvents }, () => ready));
      await expect
        .poll(() => withoutTimeoutLines(written.lines))
        .toEqual(lines.map((part) => expect.stringContaining(part)));
      expect(written.unexpectedErrors()).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
      const { overflow, added } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        added: window.__host.addedGlobals(),
      }));
      expect(overflow, 'px that the page is wider than its window').toBeLessThanOrEqual(0);
      expect(added.toSorted()).toEqual(['HomeMove', '__events', ...globals].toSorted());
      await expectNothingLeft(page);
    },
  );

for (const host of refusedHosts)
  test(
    `replaces the portal by a link in ${host.name}, and leaves nothing there`,
    { tag: ['@storage', ...own] },
    async ({ page }) => {
      const { lines = [] } = host;
      const written = await openHost(page, host);
      await expect(new PartnerPage(page).fallback.getByRole('link')).toBeVisible();
      expect(await eventsOf(page)).toEqual([failed(host.code)]);
      await expect.poll(() => written.lines).toEqual(lines.map((part) => expect.stringContaining(part)));
      expect(written.unexpectedErrors()).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
      await expectNothingLeft(page);
    },
  );

test(
  'a portal that never answers is replaced by a link, and leaves nothing in the page',
  { tag: ['@storage', ...own] },
  async ({ page, relay }) => {
    relay.stopAnswering();
    const { lines } = await openHost(page, {
      name: 'a page of a portal that never answers',
      head: `<script async src="${relay.loader}"></script>`,
      body: element(),
    });
    await expect(new PartnerPage(page).fallback.getByRole('link')).toBeVisible();
    expect(await eventsOf(page)).toEqual([failed('no-answer')]);
    await expect.poll(() => lines).toEqual([expect.stringMatching(/^Home Move \(no-answer\): .* does not answer/)]);
    expect(await shiftsOf(page)).toEqual([]);
    await expectNothingLeft(page);
  },
);

test(
  'a bare frame shows the portal, and adds neither events nor globals to the page',
  { tag: ['@storage', ...own] },
  async ({ page }) => {
    const written = await openHost(page, {
      name: 'a page with a frame only',
      body: `<iframe title="${title}" src="${portal}/embed/oakwood" style="width: 100%; height: 900px; border: 0"></iframe>`,
    });
    await expectPortals(page, 1);
    expect(await eventsOf(page)).toEqual([]);
    expect(await page.evaluate(() => window.__host.addedGlobals())).toEqual(['__events']);
    expect(written.unexpectedErrors()).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    await page.evaluate("document.querySelector('iframe').remove()");
    await expect.poll(() => leftoversOf(page)).toEqual({ ...nothing, listeners: [] });
  },
);

test(
  'a portal that could not be reached is shown once the browser is online again',
  { tag: ['@storage', ...own] },
  async ({ page, context }) => {
    const { lines } = await openHost(page, { name: 'a page that goes offline', head, body: place });
    // The second script has arrived, which explains the failure.
    await expect.poll(() => page.evaluate(() => window.__host.listeners())).toContain('document homemove:ready');
    await context.setOffline(true);
    await page.evaluate("HomeMove.mount('#here', { brand: 'oakwood' })");
    await expect(new PartnerPage(page).fallback.getByRole('link')).toBeVisible();
    expect(await eventsOf(page)).toEqual([failed('portal-down')]);
    await expect.poll(() => lines).toEqual([expect.stringMatching(/^Home Move \(portal-down\): .* cannot be reached/)]);

    await context.setOffline(false);
    await expectPortals(page, 1);
    await expect.poll(async () => withoutTimeouts(await eventsOf(page))).toEqual([failed('portal-down'), ready]);
    expect(await shiftsOf(page)).toEqual([]);
    await expectNothingLeft(page);
  },
);

/** Init script: records listeners that keep a page, or the page around a frame, out of the browser's cache for Back. */
function recordUnloadListeners(): void {
  const types: string[] = [];
  const add = window.addEventListener.bind(window);
  Reflect.set(window, '__unload', types);
  Reflect.set(window, 'addEventListener', (...values: Parameters<typeof add>) => {
    if (values[0].endsWith('unload')) types.push(values[0]);
    add(...values);
  });
}

test(
  'Back to a partner’s page resumes the move, and no unload listener keeps the page out of the cache for Back',
  { tag: ['@storage', ...own] },
  async ({ page, mover }) => {
    await page.addInitScript(recordUnloadListeners);
    await page.goto(`${partnerSite}/to-let`);
    await openHost(page, { name: 'a page that is left', head, body: '<home-move brand="oakwood"></home-move>' });
    const { frame, journey } = new PartnerPage(page);
    await walk(journey, mover, { to: 'movingDetails' });
    expect(await page.evaluate<unknown>('window.__unload')).toEqual([]);
    expect(await frame.locator('html').evaluate((): unknown => Reflect.get(window, '__unload'))).toEqual([]);
    await page.goto(`${partnerSite}/to-let`);
    await page.goBack();
    await expect(journey.movingDetails.title).toBeVisible();
  },
);

test(
  'the panel leaves nothing in the page of a CRM once its element is removed',
  { tag: ['@storage', '@telephony', '@embed-snippet'] },
  async ({ page }) => {
    await page.addInitScript(recordHost);
    const crm = new CrmPage(page);
    await crm.open();
    await expect(crm.portal.panel.region).toContainText('Sam Hartley');
    expect(await shiftsOf(page)).toEqual([]);
    await page.evaluate("document.querySelector('home-move').remove()");
    await expect.poll(() => leftoversOf(page)).toEqual(nothing);
  },
);
