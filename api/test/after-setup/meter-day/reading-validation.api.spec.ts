import { aJpeg, jpegSegment } from '@home-move/contract/testing';
import { aMoverAt } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aForm, aReadingId, meterDayOf, send, sendReading } from './meter-day.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-27T09:31:00Z'));
afterAll(() => api.close());

const stored = () => api.database.collection('meter_readings');
const inBase64 = (image: Uint8Array) => Buffer.from(image).toString('base64');

describe('PUT /meter-day/readings/{id} with an invalid reading', () => {
  it.each([
    [
      'fewer digits',
      { values: [{ rate: 'single', value: '4821' }] },
      { values: 'Enter 5 digits, with zeros at the start' },
    ],
    [
      'more digits',
      { values: [{ rate: 'single', value: '482170' }] },
      { values: 'Enter 5 digits, with zeros at the start' },
    ],
    [
      'another register',
      { values: [{ rate: 'day', value: '48217' }] },
      { values: 'Enter one reading for each rate of the meter' },
    ],
  ] as const)('rejects %s, and stores nothing [METER-02]', async (_, changes, errors) => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    // The lists of the table are read-only.
    expect(await sendReading(api, mover, changes as never)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors },
    });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it.each([
    [
      'of another hash [METER-06]',
      { hash: 'ab'.repeat(32) },
      'hash',
      'The photo or the reading has changed since it was saved. Save the reading again.',
    ],
    [
      'whose photo contains its place [METER-05]',
      { photo: inBase64(aJpeg(jpegSegment(0xe1, 'Exif\0\0GPS 52.13 -0.46'))) },
      'photo',
      'The photo contains data about its place or device. Take the photo again.',
    ],
    [
      'whose photo is a page',
      { photo: inBase64(Buffer.from('<svg onload=alert(1)>')) },
      'photo',
      'We cannot read this file as a photo. Choose a JPEG, PNG or WebP file, or take a new photo.',
    ],
    ['whose photo has more than 400 kB', { photo: 'A'.repeat(533_340) }, 'photo', 'This photo is too large'],
  ])('rejects a reading %s', async (_, changes, field, message) => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await sendReading(api, mover, changes)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { [field]: message } },
    });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('needs one value for each rate of a multi-rate meter [METER-02]', async () => {
    const mover = await aMoverAt(api, 'NE6 5LR');
    const { address: home } = await meterDayOf(api, mover);
    const day = { rate: 'day', value: '48217' } as const;
    expect(await sendReading(api, mover, { home, values: [day] })).toMatchObject({
      status: 400,
      body: { errors: { values: 'Enter one reading for each rate of the meter' } },
    });
    expect(await sendReading(api, mover, { home, values: [day, { rate: 'night', value: '11902' }] })).toMatchObject({
      status: 200,
    });
  });

  it('rejects a meter that the home does not have', async () => {
    const mover = await aMoverAt(api, 'LS6 1AN');
    const { address: home } = await meterDayOf(api, mover);
    expect(await sendReading(api, mover, { home, meter: 'gas' })).toMatchObject({
      status: 400,
      body: { errors: { meter: 'This home has no such meter' } },
    });
  });

  it('rejects a body of 20 MB', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const answer = await send(api, mover, aReadingId(), {
      ...aForm(api, { photo: null }),
      photo: 'A'.repeat(20_000_000),
    }).catch(
      // The API may close the connection before everything is sent.
      () => ({ status: 413 }),
    );
    expect(answer.status).toBe(413);
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });
});
