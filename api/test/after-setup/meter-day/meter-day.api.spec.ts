import { enrolmentEndpoints, meterDayEndpoints, telephonyEndpoints } from '@home-move/contract';
import { aJpeg, jpegSegment } from '@home-move/contract/testing';
import { Types } from 'mongoose';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { aMover, aMoverAt, clearFaults, fault, homeIn } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aForm, aReadingId, meterDayOf, meterOf, photo, send, sendReading } from './meter-day.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'info' });
});
beforeEach(() => api.clock.at('2026-11-27T09:31:00Z'));
afterAll(() => api.close());

const stored = () => api.database.collection('meter_readings');
const id = '0123456789abcdef0123456789abcdef';
const inBase64 = (image: Uint8Array) => Buffer.from(image).toString('base64');

describe('GET /meter-day', () => {
  itRequiresAuthentication(() => api, meterDayEndpoints.meterDay, {});

  it('lists the meters of the home in their order, with registers and recipients [METER-01]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await meterDayOf(api, mover)).toEqual({
      home: '14 Castle Road',
      address: '14 Castle Road, Bedford, MK40 2QT',
      moveInDate: '2026-12-04',
      meters: [
        {
          meter: 'electricity',
          registers: [{ rate: 'single', digits: 5, isDigitsKnown: true, yearlyUse: 2500, earlier: null }],
          serialNumber: 'E18B29841',
          recipient: { name: 'Tor Co-op', takesReadings: false, reference: null },
          reading: null,
        },
        {
          meter: 'gas',
          registers: [{ rate: 'single', digits: 5, isDigitsKnown: true, yearlyUse: 848, earlier: null }],
          serialNumber: 'G4A74582',
          recipient: { name: 'Glimmer', takesReadings: false, reference: null },
          reading: null,
        },
        {
          meter: 'water',
          registers: [{ rate: 'single', digits: 5, isDigitsKnown: false, yearlyUse: 110, earlier: null }],
          serialNumber: null,
          recipient: { name: 'Anglian Water', takesReadings: false, reference: null },
          reading: null,
        },
      ],
    });
  });

  it.each([
    ['LS6 1AN', ['electricity single', 'water single']],
    ['NE6 5LR', ['electricity day', 'electricity night', 'gas single', 'water single']],
    ['EH3 9QN', ['electricity single', 'gas single']],
    ['BT1 5GS', ['electricity single', 'gas single']],
  ])('lists only meters that the home at %s may have', async (postcode, expected) => {
    const { meters } = await meterDayOf(api, await aMoverAt(api, postcode));
    expect(meters.flatMap(({ meter, registers }) => registers.map(({ rate }) => `${meter} ${rate}`))).toEqual(expected);
  });

  it('lists every meter while the register and the directory do not answer, and accepts readings', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await fault(api, 'supply', 'down');
    await fault(api, 'councils', 'down');
    const { meters } = await meterDayOf(api, mover);
    const saved = await sendReading(api, mover, { values: [{ rate: 'single', value: '0482' }] });
    await clearFaults(api);
    expect(meters.map(({ meter, recipient }) => [meter, recipient] as const)).toEqual([
      ['electricity', null],
      ['gas', null],
      ['water', null],
    ]);
    expect(saved).toMatchObject({ status: 200, body: { delivery: { state: 'byMessage', recipient: null } } });
    expect(await meterOf(api, mover, 'electricity')).toMatchObject({ serialNumber: 'E18B29841' });
  });

  it('needs an address', async () => {
    const { token } = await aMover(api);
    expect(await api.call(meterDayEndpoints.meterDay, {}, { token })).toMatchObject({
      status: 409,
      body: { code: 'ADDRESS_MISSING' },
    });
  });
});

describe('PUT /meter-day/readings/{id}', () => {
  itRequiresAuthentication(() => api, meterDayEndpoints.saveReading, {
    params: { id },
    body: { ...aFormOfNoOne() },
  });

  it('keeps values, times and hash, for the mover and the agent of the call [METER-06]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const form = aForm(api, { takenAt: '2026-11-27T09:30:00.000Z' });
    const expected = {
      id,
      meter: 'electricity',
      values: [{ rate: 'single', value: '48217' }],
      serialNumber: 'Z18N 402913',
      hasPhoto: true,
      takenAt: '2026-11-27T09:30:00.000Z',
      receivedAt: '2026-11-27T09:31:00.000Z',
      clockDifference: null,
      hash: form.hash,
      delivery: { state: 'byMessage', recipient: 'Tor Co-op', at: null },
    };
    expect(await send(api, mover, id, form)).toMatchObject({ status: 200, body: expected });
    expect((await meterOf(api, mover, 'electricity')).reading).toEqual(expected);
    const token = await api.tokenFor(mover.id, 'agent');
    expect((await meterOf(api, { token }, 'electricity')).reading).toEqual(expected);
    const shown = await api.call(meterDayEndpoints.photo, { params: { id } }, { token });
    expect(shown).toMatchObject({ status: 200, body: { image: photo } });
    const { body: history } = await api.call(telephonyEndpoints.history, {}, { token });
    expect(history.map(({ type }) => type)).toContain('meter-reading-saved');
  });

  it('stores a reading once, even if it is sent several times at once [METER-09]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const form = aForm(api);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(api, mover, id, form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    api.clock.advance({ minutes: 3 });
    const again = await send(api, mover, id, { ...form, sentAt: api.clock.now().toISOString() });
    expect(again).toMatchObject({
      status: 200,
      body: { receivedAt: '2026-11-27T09:31:00.000Z', clockDifference: null },
    });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(1);
    const token = await api.tokenFor(mover.id, 'agent');
    const { body: history } = await api.call(telephonyEndpoints.history, {}, { token });
    expect(history.filter(({ type }) => type === 'meter-reading-saved')).toHaveLength(1);
  });

  it('keeps the place of a reading in the order in which the device saved them [METER-09]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await sendReading(api, mover, { sequence: 1 });
    await sendReading(api, mover, { meter: 'gas', sequence: 2 });
    const documents = await stored().find({ enrolmentId: mover.id }).toArray();
    expect(documents.map(({ meter, sequence }) => [meter, sequence] as unknown)).toEqual([
      ['electricity', 1],
      ['gas', 2],
    ]);
  });

  it('rejects other content under the same id', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await send(api, mover, id, aForm(api));
    expect(await send(api, mover, id, aForm(api, { serialNumber: null }))).toMatchObject({
      status: 400,
      body: { errors: { hash: 'This reading has another content than the one that was sent with the same id' } },
    });
  });

  it('shows the reading that another device sent first, and lets the mover replace it [METER-10]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const first = await sendReading(api, mover);
    const other = aForm(api, { values: [{ rate: 'single', value: '48218' }] });
    expect(await send(api, mover, id, other)).toMatchObject({
      status: 409,
      body: { code: 'READING_EXISTS', errors: { reading: first.body.id } },
    });
    expect((await meterOf(api, mover, 'electricity')).reading).toEqual(first.body);
    const replaced = await send(api, mover, id, { ...other, replaces: first.body.id });
    expect(replaced).toMatchObject({ status: 200, body: { id, values: [{ value: '48218' }] } });
    expect((await meterOf(api, mover, 'electricity')).reading).toEqual(replaced.body);
  });

  it('lets one of two devices replace a reading at the same moment [METER-10]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { body: first } = await sendReading(api, mover);
    const values = ['48218', '48219'].map((value) => [{ rate: 'single' as const, value }]);
    const answers = await Promise.all(
      values.map((value) => sendReading(api, mover, { values: value, replaces: first.id })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const winner = answers.find(({ status }) => status === 200);
    expect((await meterOf(api, mover, 'electricity')).reading).toEqual(winner?.body);
  });

  it.each([
    ['2026-11-27T09:36:00.000Z', null],
    ['2026-11-27T09:36:01.000Z', 301],
    ['2026-11-27T08:31:00.000Z', -3600],
  ])('records that the clock of a device at %s differs: %s [METER-12]', async (sentAt, clockDifference) => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect((await sendReading(api, mover, { sentAt })).body).toMatchObject({ clockDifference });
    expect((await meterOf(api, mover, 'electricity')).reading).toMatchObject({ clockDifference });
  });

  it.each([
    ['2026-11-27T11:31:00.000Z', '2026-11-27T09:31:00.000Z', 7200],
    ['2026-11-27T11:31:00.000Z', '2026-11-27T08:31:00.000Z', 7200],
    ['2026-11-27T09:36:00.000Z', '2026-11-27T09:31:00.000Z', null],
    ['2026-11-26T09:31:00.000Z', '2026-11-27T09:31:00.000Z', null],
  ])(
    'records for a reading that its device saved at %s and sent at %s that the clock differs: %s [METER-12]',
    async (takenAt, sentAt, clockDifference) => {
      const mover = await aMoverAt(api, 'MK40 2QT');
      expect((await sendReading(api, mover, { takenAt, sentAt })).body).toMatchObject({ clockDifference });
    },
  );

  it('stores a reading that replaces one that was erased since [METER-10]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { body: first } = await sendReading(api, mover);
    await stored().deleteMany({ enrolmentId: mover.id });
    expect(await sendReading(api, mover, { replaces: first.id })).toMatchObject({ status: 200 });
  });

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
    const answer = await send(api, mover, id, { ...aForm(api, { photo: null }), photo: 'A'.repeat(20_000_000) }).catch(
      // The API may close the connection before everything is sent.
      () => ({ status: 413 }),
    );
    expect(answer.status).toBe(413);
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('accepts a serial number that differs from the register, and a lower reading [METER-03, METER-04]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const lower = { values: [{ rate: 'single' as const, value: '00001' }], serialNumber: 'ANOTHER 1' };
    expect(await sendReading(api, mover, lower)).toMatchObject({ status: 200, body: { serialNumber: 'ANOTHER 1' } });
  });

  it('is admitted once the enrolment is finished', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const closed = { $set: { closedAt: new Date(), closedBy: 'Jordan Lee' } };
    await api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(mover.id) }, closed);
    expect(await sendReading(api, mover)).toMatchObject({ status: 200 });
    expect((await meterOf(api, mover, 'electricity')).reading).toMatchObject({ meter: 'electricity' });
  });

  it('is limited per enrolment', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    for (let attempt = 0; attempt < 60; attempt += 1) await sendReading(api, mover, { hash: 'ab'.repeat(32) });
    expect((await sendReading(api, mover)).status).toBe(429);
  });
});

function aFormOfNoOne() {
  return {
    home: '14 Castle Road, Bedford, MK40 2QT',
    meter: 'gas' as const,
    values: [{ rate: 'single' as const, value: '03128' }],
    serialNumber: null,
    photo: null,
    takenAt: '2026-11-27T09:30:00.000Z',
    sentAt: '2026-11-27T09:30:00.000Z',
    sequence: 1,
    hash: 'ab'.repeat(32),
    replaces: null,
  };
}

describe('the readings of a home', () => {
  itRequiresAuthentication(() => api, meterDayEndpoints.photo, { params: { id } });

  it('are sealed in the database, and never logged', async () => {
    api.testApp.logged.length = 0;
    const mover = await aMoverAt(api, 'MK40 2QT');
    await sendReading(api, mover);
    const [document] = await stored().find({ enrolmentId: mover.id }).toArray();
    const seen = JSON.stringify(document) + api.testApp.logged.join('\n');
    for (const secret of [photo, '48217', 'Z18N', 'Castle Road']) expect(seen).not.toContain(secret);
  });

  it('belong to their enrolment only', async () => {
    const [one, other] = [await aMoverAt(api, 'MK40 2QT'), await aMoverAt(api, 'MK40 2QT')];
    await send(api, one, id, aForm(api));
    expect((await meterOf(api, other, 'electricity')).reading).toBeNull();
    const shown = await api.call(meterDayEndpoints.photo, { params: { id } }, { token: other.token });
    expect(shown.status).toBe(404);
    // The same id in another enrolment is another reading.
    expect(await send(api, other, id, aForm(api))).toMatchObject({ status: 200 });
  });

  it('are erased with the home that they are of', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await sendReading(api, mover);
    const { token } = mover;
    const { body } = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'EH3 9QN' } }, { token });
    await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: homeIn(body) } }, { token });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
    expect((await meterOf(api, mover, 'electricity')).reading).toBeNull();
  });

  it('are only of the present home: a reading of an earlier one, which arrives afterwards, is rejected', async () => {
    const mover = await aMoverAt(api, 'EH3 9QN');
    expect(await sendReading(api, mover)).toMatchObject({
      status: 400,
      body: {
        errors: { home: 'This reading is of another home. Read the meter of your new home, and save it again.' },
      },
    });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
    const { address } = await meterDayOf(api, mover);
    expect(await sendReading(api, mover, { home: address })).toMatchObject({ status: 200 });
  });

  it('have no photo if none was sent', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const readingId = aReadingId();
    expect(await send(api, mover, readingId, aForm(api, { photo: null }))).toMatchObject({ body: { hasPhoto: false } });
    const shown = await api.call(meterDayEndpoints.photo, { params: { id: readingId } }, { token: mover.token });
    expect(shown.status).toBe(404);
  });

  it('are erased when their owner is forgotten, and refused afterwards', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await sendReading(api, mover);
    const erasure = api.app.get(Erasure, { strict: false });
    await erasure.erase({ enrolmentId: mover.id, emailAddress: null, isExpired: false });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
    expect((await sendReading(api, mover)).status).toBe(401);
  });

  it('end after 400 days', async () => {
    const indexes = await stored().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { receivedAt: 1 }, expireAfterSeconds: 34_560_000 }));
  });
});
