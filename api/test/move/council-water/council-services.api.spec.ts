import { councilWaterEndpoints, enrolmentEndpoints, londonToday } from '@home-move/contract';
import { CouncilsPort } from '../../../src/providers/councils/councils.port.js';
import { aMover, aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { bootApp, type BootedApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ ...briefTimeLimit, COUNCILS_LIMIT: '2', LOG_LEVEL: 'info' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults(api);
});
afterAll(() => api.close());

const services = ({ token }: Mover) => api.call(councilWaterEndpoints.services, {}, { token });
const mine = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const asked = () => jest.spyOn(api.app.get(CouncilsPort, { strict: false }), 'servicesAt');
const logo = expect.stringMatching(/^data:image\/svg\+xml;base64,/);

const byHand = async (postcode: string, mover: Mover): Promise<Mover> => {
  const body = { houseNameOrNumber: '3', addressLine1: 'River Walk', addressLine2: '', town: 'Walton', postcode };
  const { status } = await api.call(enrolmentEndpoints.saveManualAddress, { body }, { token: mover.token });
  expect(status).toBe(200);
  return mover;
};
const movesIn = ({ token }: Mover, moveInDate: string) =>
  api.call(enrolmentEndpoints.update, { body: { moveInDate } }, { token });

describe('council and water of the new home', () => {
  itRequiresAuthentication(() => api, councilWaterEndpoints.services, {});

  it('require an address', async () => {
    expect(await services(await aMover(api))).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it('include names, logos and registration links, and are stored on the enrolment [COUNCIL-03]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await services(mover)).toMatchObject({
      status: 200,
      body: {
        country: 'England',
        council: {
          name: 'Bedford Borough Council',
          welshName: null,
          logoUrl: logo,
          registrationUrl: 'https://bedford-borough-council.example/council-tax/moving-home',
          kind: 'COUNCIL_TAX',
          replacedBy: null,
        },
        water: {
          billing: 'OWN_BILL',
          companies: [
            {
              name: 'Anglian Water',
              logoUrl: logo,
              registrationUrl: 'https://anglian-water.example/moving-home',
              services: ['WATER', 'SEWERAGE'],
            },
          ],
        },
      },
    });
    expect(await mine(mover)).toMatchObject({
      councilName: 'Bedford Borough Council',
      waterBoardName: 'Anglian Water',
    });
  });

  it.each([
    [
      'EH3 9QN',
      'Scotland',
      { name: 'City of Edinburgh Council', kind: 'COUNCIL_TAX' },
      { billing: 'WITH_COUNCIL_TAX', companies: [{ name: 'Scottish Water' }] },
    ],
    [
      'BT1 5GS',
      'Northern Ireland',
      { name: 'Land & Property Services', kind: 'DOMESTIC_RATES' },
      { billing: 'NO_BILL', companies: [] },
    ],
    [
      'CF10 3NP',
      'Wales',
      { name: 'Cardiff Council', welshName: 'Cyngor Caerdydd' },
      { billing: 'OWN_BILL', companies: [{ name: 'Dŵr Cymru Welsh Water' }] },
    ],
    [
      'LU1 2TR',
      'England',
      { name: 'Luton Borough Council' },
      {
        billing: 'OWN_BILL',
        companies: [
          { name: 'Affinity Water', services: ['WATER'] },
          { name: 'Anglian Water', services: ['SEWERAGE'] },
        ],
      },
    ],
  ])('match the postcode %s in %s', async (postcode, country, council, water) => {
    expect((await services(await aMoverAt(api, postcode))).body).toMatchObject({ country, council, water });
  });

  it('name both companies on the enrolment if two bill for the water', async () => {
    const mover = await aMoverAt(api, 'BS8 1TH');
    await services(mover);
    expect((await mine(mover)).waterBoardName).toBe('Bristol Water and Wessex Water');
  });

  it('are null if no authority can be identified, which is stored too', async () => {
    const mover = await aMoverAt(api, 'PL4 8AA');
    const directory = asked();
    const unknown = { status: 200, body: { country: null, council: null, water: null } };
    expect(await services(mover)).toMatchObject(unknown);
    expect(await services(mover)).toMatchObject(unknown);
    expect(directory).toHaveBeenCalledTimes(1);
    expect(await mine(mover)).toMatchObject({ councilName: null, waterBoardName: null });
  });

  it('are null at a postcode that the directory rejects', async () => {
    const mover = await byHand('M00 1AA', await aMoverAt(api, 'MK40 2QT'));
    expect(await services(mover)).toMatchObject({ status: 200, body: { council: null, water: null } });
  });

  it('depend on the move-in date when one council replaces another', async () => {
    api.clock.at('2027-03-25T10:00:00Z');
    const mover = await byHand('KT12 1AA', await aMoverAt(api, 'MK40 2QT'));
    await movesIn(mover, '2027-03-31');
    expect((await services(mover)).body.council).toMatchObject({
      name: 'Elmbridge Borough Council',
      replacedBy: { name: 'East Surrey Council', on: '2027-04-01' },
    });
    await movesIn(mover, '2027-04-01');
    expect((await services(mover)).body.council).toMatchObject({ name: 'East Surrey Council', replacedBy: null });
  });

  it('are looked up once per postcode and day, within the rate limit', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const directory = asked();
    const stored = [await services(mover), await services(mover)].map(({ body }) => body.council?.name);
    expect(stored).toEqual(['Bedford Borough Council', 'Bedford Borough Council']);
    expect(directory.mock.calls).toEqual([['MK40 2QT', '2026-11-27']]);

    await byHand('CF10 3NP', mover);
    expect((await services(mover)).body.council?.name).toBe('Cardiff Council');
    expect(directory).toHaveBeenLastCalledWith('CF10 3NP', '2026-11-27');

    await movesIn(mover, '2026-11-30');
    expect(await services(mover)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(directory).toHaveBeenCalledTimes(2);
  });

  it('are looked up for today while the move-in date is unknown', async () => {
    const mover = await byHand('MK40 2QT', await aMover(api));
    const directory = asked();
    await services(mover);
    expect(directory.mock.calls).toEqual([['MK40 2QT', londonToday(api.clock.now())]]);
  });

  it('of the previous home are not stored for a home chosen in the meantime', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const directory = api.app.get(CouncilsPort, { strict: false });
    const ask = directory.servicesAt.bind(directory);
    jest.spyOn(directory, 'servicesAt').mockImplementationOnce(async (postcode, on) => {
      await byHand('CF10 3NP', mover);
      return ask(postcode, on);
    });
    expect((await services(mover)).status).toBe(200);
    expect((await mine(mover)).councilName).toBeNull();
    expect((await services(mover)).body.council?.name).toBe('Cardiff Council');
  });

  it.each(['down', 'slow', 'error', 'malformed'])(
    'are requested again later when the directory is %s',
    async (mode) => {
      const mover = await aMoverAt(api, 'EH3 9QN');
      await fault(api, 'councils', mode, { match: 'EH3 9QN' });
      expect(await services(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
      expect((await mine(mover)).councilName).toBeNull();
      await clearFaults(api);
      expect((await services(mover)).body.council?.name).toBe('City of Edinburgh Council');
    },
  );

  it('never appear in the log', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    api.testApp.logged.length = 0;
    await services(mover);
    const logged = api.testApp.logged.join('\n');
    expect(logged).toContain('"call":"GET /v1/services"');
    expect(logged).not.toMatch(/MK40|Bedford|Anglian/);
  });
});
