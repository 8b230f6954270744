import { writeFile } from 'node:fs/promises';
import { type BrowserContext, type Page } from '@playwright/test';
import { pathOf, type MeterReadingForm } from '@home-move/contract';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { logInTab, storedValue } from '../../fixtures/tabs.js';
import { expect, test } from '../../fixtures/test.js';
import { journeyIn } from '../../pages/journey.js';
import { expectNoViolations } from '../../pages/screen.page.js';
import type { MoverClient } from '../../support/mover-client.js';
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

/** A file with this content. */
async function fileOf(content: Buffer): Promise<string> {
  const file = test.info().outputPath('meter.jpg');
  await writeFile(file, content);
  return file;
}

type SentReading = Pick<MeterReadingForm, 'meter' | 'photo'>;

/** The readings that are sent, in order. */
function sentReadings(context: BrowserContext): readonly SentReading[] {
  const readings: SentReading[] = [];
  context.on('requestfinished', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/meter-day/readings/'))
      readings.push(request.postDataJSON() as SentReading);
  });
  return readings;
}

async function setUp(page: Page): Promise<MoverClient> {
  const client = await startAt(page, aMover({ wants: ['energy', 'entertainment'] }), 'confirmation', { path });
  await whenStored(page);
  return client;
}

/** A JPEG as cameras write it: with the place of the photo, and as large as the largest that is accepted. */
function withPlace(jpeg: Buffer): Buffer {
  const place = Buffer.from('Exif\0\0GPSLatitude 52.1386');
  const header = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  const picture = Buffer.concat([jpeg.subarray(0, 2), header, place, jpeg.subarray(2)]);
  return Buffer.concat([picture, Buffer.alloc(20_000_000 - picture.length)]);
}

test(
  'a mover takes a photo and readings without a signal, opens the page again, and each is sent once, in order [METER-05] [METER-07] [METER-09]',
  { tag: ['@your-move', '@both'] },
  async ({ page, context, journey: { meterDay } }) => {
    await setUp(page);
    await expect(meterDay.title).toBeVisible();
    await expect(meterDay.reading('Electricity')).toBeVisible();
    const sent = sentReadings(context);
    const picture = withPlace(await page.screenshot({ type: 'jpeg' }));
    expect(picture.toString('latin1')).toContain('GPSLatitude');
    const file = await fileOf(picture);
    // A second tab, which must not send the same readings.
    const other = await context.newPage();
    await other.goto(path);
    await expect(journeyIn(other).meterDay.reading('Electricity')).toBeVisible();

    await context.setOffline(true);
    await meterDay.takePhoto('Electricity', file);
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
    expect(sent.map(({ meter }) => meter)).toEqual(['electricity', 'gas']);
    const photo = Buffer.from(sent[0]?.photo ?? '', 'base64');
    expect(photo.length).toBeGreaterThan(5000);
    expect(photo.length).toBeLessThan(400_001);
    expect(photo.toString('latin1')).not.toMatch(/Exif|GPS/);
    expect((await onDevice(page)).kinds).not.toContain('reading');
    await page.reload();
    await expect(meterDay.meter('Gas')).toContainText('Sent to');
    expect(sent).toHaveLength(2);
    await meterDay.expectAccessible();
  },
);

test(
  'the service worker controls only this page, and keeps nothing of a mover [METER-16]',
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

test(
  'unsent readings stay encrypted and locked after an offline log-out, until their mover logs in again [METER-08]',
  { tag: ['@your-move', '@large'] },
  async ({ page, context, journey: { meterDay }, keyboard }) => {
    const client = await setUp(page);
    await expect(meterDay.reading('Electricity')).toBeVisible();
    const sent = sentReadings(context);
    await context.setOffline(true);
    await meterDay.takePhoto('Electricity', await fileOf(Buffer.alloc(20_000_001)));
    await expect(meterDay.banner).toContainText('This photo is larger than 20 MB.');
    await meterDay.saveDoubtfulByKeyboard('Electricity', '00017', keyboard);
    await expect(meterDay.meter('Electricity')).toContainText('Waiting to send');
    await keyboard.activate(page.getByRole('button', { name: 'Log Out' }));
    await expect(meterDay.leaving).toContainText('There is no signal, so they cannot be sent now.');
    await expectNoViolations(page);
    await keyboard.activate(meterDay.button('Keep them locked and log out'));
    await expect.poll(() => storedValue(page, 'enrolmentSessionId')).toBeNull();

    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Your readings are locked' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await meterDay.expectAccessible();
    await context.setOffline(false);

    // Another mover on this device.
    await setUp(page);
    await expect(meterDay.meter('Electricity')).toContainText('To do');
    const stored = await onDevice(page);
    expect(stored.kinds.filter((kind) => kind === 'reading')).toHaveLength(1);
    expect(stored.isExportable).toBe(false);
    expect(stored.texts.join()).not.toMatch(/00017|electricity/);
    expect(sent).toEqual([]);

    await logInTab(page, client.tokens, 'default');
    await page.goto(path);
    await expect(meterDay.meter('Electricity')).toContainText('Sent to');
    expect(sent.map(({ meter }) => meter)).toEqual(['electricity']);
    expect((await onDevice(page)).kinds).not.toContain('reading');
  },
);
