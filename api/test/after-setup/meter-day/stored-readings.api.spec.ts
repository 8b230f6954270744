import { enrolmentEndpoints, meterDayEndpoints } from '@home-move/contract';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { aMoverAt, homeIn } from '../../journey/mover.builder.js';
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
