import { meterDayEndpoints, telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMoverAt } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aForm, meterOf, photo, send, sendReading } from './meter-day.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-27T09:31:00Z'));
afterAll(() => api.close());

const stored = () => api.database.collection('meter_readings');
const id = '0123456789abcdef0123456789abcdef';

/** A valid body for a call without a session. */
const gasForm = {
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

describe('PUT /meter-day/readings/{id}', () => {
  itRequiresAuthentication(() => api, meterDayEndpoints.saveReading, {
    params: { id },
    body: gasForm,
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
