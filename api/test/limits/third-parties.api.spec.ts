import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { QuotesPort } from '../../src/providers/quotes/quotes.port.js';
import { SupplyPort } from '../../src/providers/supply/supply.port.js';
import { aMoverAt, homeIn, type Mover } from '../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ ADDRESS_LIMIT: '3', SUPPLY_LIMIT: '2', QUOTES_LIMIT: '3' });
  api.clock.at('2026-11-20T10:04:00Z');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const as = ({ token }: Mover) => ({ token });
const refused = { status: 429, body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '360' } };
const addresses = async (mover: Mover, postcode: string) =>
  (await api.call(enrolmentEndpoints.addresses, { params: { postcode } }, as(mover))).body;

describe('calls to third parties by one enrolment in ten minutes', () => {
  it('limits tariff searches, for both lists together, also in parallel', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await api.call(energyEndpoints.checkSupply, {}, as(mover));
    const search = jest.spyOn(api.app.get(QuotesPort, { strict: false }), 'search');
    const ask = [energyEndpoints.quotes, energyEndpoints.wholeOfMarketQuotes];
    const answers = await Promise.all(
      [...ask, ...ask, ...ask].map((endpoint) => api.call(endpoint, { body: {} }, as(mover))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(search).toHaveBeenCalledTimes(3);
    expect(answers.find(({ status }) => status === 429)).toMatchObject(refused);
    expect((await api.call(energyEndpoints.quotes, { body: {} }, as(await aMoverAt(api, 'MK40 2QT')))).status).toBe(
      200,
    );
  });

  it('limits calls to the register, which is not called again for a known home', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const register = jest.spyOn(api.app.get(SupplyPort, { strict: false }), 'metersAt');
    const check = () => api.call(energyEndpoints.checkSupply, {}, as(mover));
    const enter = (houseNameOrNumber: string) => {
      const body = {
        houseNameOrNumber,
        addressLine1: 'Mill Lane',
        addressLine2: '',
        town: 'Bedford',
        postcode: 'MK40 2QT',
      };
      return api.call(enrolmentEndpoints.saveManualAddress, { body }, as(mover));
    };
    for (let count = 0; count < 4; count += 1) expect((await check()).status).toBe(200);
    expect(register).toHaveBeenCalledTimes(1);
    await enter('3');
    expect((await check()).status).toBe(200);
    await enter('4');
    expect(await check()).toMatchObject(refused);
  });

  it('limits chosen addresses until the ten minutes are over', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const known = await addresses(mover, 'MK40 2QT');
    const [first, second] = [homeIn(known), homeIn(known.filter(({ addressKey }) => addressKey !== homeIn(known)))];
    const choose = (addressKey: string) =>
      api.call(enrolmentEndpoints.saveAddress, { body: { addressKey } }, as(mover));
    expect([await choose(second), await choose(first)].map(({ status }) => status)).toEqual([200, 200]);
    expect(await choose(second)).toMatchObject(refused);
    // The chosen address is not looked up again.
    expect((await choose(first)).status).toBe(200);
    api.clock.advance({ minutes: 6 });
    expect((await choose(second)).status).toBe(200);
  });
});
