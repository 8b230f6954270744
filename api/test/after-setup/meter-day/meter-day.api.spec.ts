import { meterDayEndpoints } from '@home-move/contract';
import { aMover, aMoverAt, clearFaults, fault } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { meterDayOf, meterOf, sendReading } from './meter-day.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-27T09:31:00Z'));
afterAll(() => api.close());

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
