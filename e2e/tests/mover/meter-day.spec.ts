import { type BrowserContext, type Page } from '@playwright/test';
import { pathOf } from '@home-move/contract';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect, test } from '../../fixtures/test.js';
import { aMover } from '../../support/mover.js';

const path = pathOf('meter-day');

/** Waits until the page can open without a signal. */
const whenStored = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** The encrypted entries of one kind on the device, with whether a key can be exported. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('hm-meter-day');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
    });
    const all = (name: string) =>
      new Promise<readonly { kind?: string; key?: CryptoKey; values?: { data: ArrayBuffer } }[]>((resolve) => {
        const rows = database.transaction(name).objectStore(name).getAll();
        rows.addEventListener('success', () => resolve(rows.result));
      });
    const [entries, keys] = [await all('entries'), await all('keys')];
    database.close();
    return {
      kinds: entries.map(({ kind }) => kind),
      texts: entries.map(({ values }) => new TextDecoder('latin1').decode(values?.data)),
      isExportable: keys.some(({ key }) => key?.extractable),
    };
  });

/** The meters of the readings that are sent, in order. */
function sentReadings(context: BrowserContext): readonly string[] {
  const meters: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/meter-day/readings/'))
      meters.push((request.postDataJSON() as { readonly meter: string }).meter);
  });
  return meters;
}

async function setUp(page: Page) {
  await startAt(page, aMover({ wants: ['energy', 'entertainment'] }), 'confirmation', { path });
  await whenStored(page);
}

test(
  'a mover takes a photo and readings without a signal, opens the page again, and each is sent once, in order [METER-07] [METER-08] [METER-09]',
  { tag: ['@your-move', '@both'] },
  async ({ page, context, journey: { meterDay } }) => {
    await setUp(page);
    await expect(meterDay.title).toBeVisible();
    await expect(meterDay.reading('Electricity')).toBeVisible();
    const sent = sentReadings(context);
    const picture = await page.screenshot({ type: 'png' });

    await context.setOffline(true);
    await meterDay.takePhoto('Electricity', picture);
    await expect(meterDay.photo('Electricity')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await meterDay.saveDoubtful('Electricity', '00017');
    await expect(meterDay.meter('Electricity')).toContainText('Waiting to send');

    await page.reload();
    await expect(meterDay.title).toBeVisible();
    await expect(meterDay.noSignal).toBeVisible();
    await expect(meterDay.meter('Electricity')).toContainText('Waiting to send');
    await expect(meterDay.photo('Electricity')).toBeVisible();
    await meterDay.expectAccessible();
    await meterDay.saveDoubtful('Gas', '00012');
    await expect(meterDay.meter('Gas')).toContainText('Waiting to send');
    const stored = await onDevice(page);
    expect(stored.isExportable).toBe(false);
    expect(stored.kinds.filter((kind) => kind === 'reading')).toHaveLength(2);
    expect(stored.texts.join()).not.toMatch(/00017|00012|electricity/);
    expect(sent).toEqual([]);

    await context.setOffline(false);
    await expect(meterDay.meter('Electricity')).toContainText('Sent to', { timeout: 30_000 });
    await expect(meterDay.meter('Gas')).toContainText('Sent to');
    expect(sent).toEqual(['electricity', 'gas']);
    expect((await onDevice(page)).kinds).not.toContain('reading');
    await page.reload();
    await expect(meterDay.meter('Gas')).toContainText('Sent to');
    expect(sent).toHaveLength(2);
    await meterDay.expectAccessible();
  },
);

test(
  'the service worker controls only this page, and keeps only what is the same for every mover [METER-16]',
  { tag: ['@your-move', '@large'] },
  async ({ page, context, journey: { meterDay, yourMove } }) => {
    await setUp(page);
    const { scopes, kept } = await page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const names = await caches.keys();
      const addresses = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return { scopes: registrations.map(({ scope }) => new URL(scope).pathname), kept: addresses.flat() };
    });
    expect(scopes).toEqual([path]);
    expect(kept.map((address) => new URL(address).pathname.replace(/.*\//, '')).toSorted()).toEqual([
      'offline',
      expect.stringMatching(/^offline\.[0-9a-f]+\.js$/),
    ]);

    await page.goto(pathOf('your-move'));
    await expect(yourMove.title).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await context.setOffline(true);
    await expect(page.goto(pathOf('your-move'))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
    await page.goto(path);
    await expect(meterDay.title).toBeVisible();
  },
);
