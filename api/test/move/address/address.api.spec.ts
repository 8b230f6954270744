import { energyEndpoints, enrolmentEndpoints, undoneBy } from '@home-move/contract';
import { aMover, aMoverWithTariff, clearFaults, fault, homeIn, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ ADDRESS_LIMIT: '15', ...briefTimeLimit });
  api.clock.at('2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  mover = await aMover(api);
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const as = () => ({ token: mover.token });
const lookUp = (postcode: string) => api.call(enrolmentEndpoints.addresses, { params: { postcode } }, as());
const keyIn = async (postcode: string) => homeIn((await lookUp(postcode)).body);
const choose = (addressKey: string) => api.call(enrolmentEndpoints.saveAddress, { body: { addressKey } }, as());
const mine = async () => (await api.call(enrolmentEndpoints.mine, {}, as())).body;
const byHand = {
  houseNameOrNumber: ' 3 ',
  addressLine1: 'River Walk',
  addressLine2: '',
  town: 'Truro',
  postcode: 'tr12he',
};

describe('the address look-up', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } });

  it.each(['MK40 2QT', 'mk402qt', ' Mk40  2qT '])('accepts "%s" [ADDR-04]', async (postcode) => {
    const { status, body } = await lookUp(postcode);
    expect(status).toBe(200);
    expect(body).toHaveLength(13);
    expect(body).toContainEqual({
      addressKey: expect.any(String),
      simpleAddress: '14 Castle Road, Bedford',
      isDomestic: true,
    });
  });

  it('marks the business address', async () => {
    const { body } = await lookUp('MK40 2QT');
    expect(body.filter(({ isDomestic }) => !isDomestic)).toHaveLength(1);
  });

  it('returns an empty list for a postcode without addresses', async () => {
    expect(await lookUp('ZE1 0ZZ')).toMatchObject({ status: 200, body: [] });
  });

  it.each(['NOT A CODE', '12345', 'MK40'])('rejects "%s" with the form’s message [ADDR-09]', async (postcode) => {
    expect(await lookUp(postcode)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { postcode: "We don't recognise this postcode" } },
    });
  });

  it.each(['down', 'slow', 'error', 'malformed'])(
    'is a third-party problem when the provider is %s [API-18]',
    async (mode) => {
      await fault(api, 'addresses', mode, { match: 'CF10 3NP' });
      expect(await lookUp('CF10 3NP')).toMatchObject({
        status: 502,
        body: {
          code: 'THIRD_PARTY',
          title: 'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
        },
      });
      expect((await lookUp('MK40 2QT')).status).toBe(200);
    },
  );

  it('limits the rate of one enrolment', async () => {
    let answer = await lookUp('ZE1 0ZZ');
    for (let more = 0; more < 15 && answer.status === 200; more += 1) answer = await lookUp('ZE1 0ZZ');
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    mover = await aMover(api);
    expect((await lookUp('ZE1 0ZZ')).status).toBe(200);
  });
});

describe('saving an address', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.saveAddress, { body: { addressKey: '1' } });
  itRequiresAuthentication(() => api, enrolmentEndpoints.postAddress, { body: { addressKey: '1' } });
  itRequiresAuthentication(() => api, enrolmentEndpoints.saveManualAddress, { body: byHand });
  itValidatesItsBody(
    () => api,
    enrolmentEndpoints.saveAddress,
    {},
    async () => mover.token,
    {
      'no address': { body: {}, errors: { addressKey: 'Please select an address from the dropdown' } },
      'an empty key': {
        body: { addressKey: '' },
        errors: { addressKey: 'Please select an address from the dropdown' },
      },
    },
  );
  itValidatesItsBody(
    () => api,
    enrolmentEndpoints.saveManualAddress,
    {},
    async () => mover.token,
    {
      'empty lines [ADDR-14]': {
        body: { ...byHand, houseNameOrNumber: ' ', addressLine1: '', town: '' },
        errors: {
          houseNameOrNumber: 'Please enter your house name or number',
          addressLine1: 'Please enter the first line of your address',
          town: 'Please enter your town or city',
        },
      },
      'a line of 101 characters [ADDR-15]': {
        body: { ...byHand, addressLine2: 'x'.repeat(101) },
        errors: { addressLine2: 'Value can not be more than 100 characters' },
      },
      'a wrong postcode': {
        body: { ...byHand, postcode: 'ABC' },
        errors: { postcode: "We don't recognise this postcode" },
      },
    },
  );

  it('stores the chosen home [ADDR-02, ADDR-05]', async () => {
    const key = await keyIn('MK40 2QT');
    const form = await api.send('PUT', '/api/v1/address', { body: `addressKey=${key}`, token: mover.token });
    expect(form).toMatchObject({
      status: 200,
      body: {
        version: 2,
        address: {
          addressKey: key,
          houseNameOrNumber: '14',
          addressLine1: 'Castle Road',
          addressLine2: '',
          cityTown: 'Bedford',
          postcode: 'MK40 2QT',
          isAbroad: false,
          manualAddress: false,
          isDomestic: true,
        },
        simpleAddress: '14 Castle Road, Bedford, MK40 2QT',
        postcode: 'MK40 2QT',
      },
    });
  });

  it('accepts POST as well [ADDR-06]', async () => {
    const body = { addressKey: await keyIn('MK40 2QT') };
    expect(await api.call(enrolmentEndpoints.postAddress, { body }, as())).toMatchObject({
      status: 200,
      body: { simpleAddress: '14 Castle Road, Bedford, MK40 2QT' },
    });
  });

  it('stores a manual address [ADDR-07]', async () => {
    const form = new URLSearchParams(byHand).toString();
    const sent = await api.send('PUT', '/api/v1/addresses/manual-address', { body: form, token: mover.token });
    expect(sent).toMatchObject({
      status: 200,
      body: {
        address: {
          addressKey: null,
          houseNameOrNumber: '3',
          addressLine1: 'River Walk',
          cityTown: 'Truro',
          postcode: 'TR1 2HE',
          manualAddress: true,
          isDomestic: true,
        },
        simpleAddress: '3 River Walk, Truro, TR1 2HE',
      },
    });
  });

  it('rejects an incomplete address', async () => {
    expect(await choose(await keyIn('TR1 2HE'))).toMatchObject({
      status: 400,
      body: {
        code: 'GSP_NOT_FOUND',
        title: expect.stringContaining("Unfortunately we weren't able to find enough details about your address"),
      },
    });
    expect((await mine()).address).toBeNull();
  });

  it('finds no address for an unknown key', async () => {
    expect(await choose('123')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('keeps the old address when the provider is down', async () => {
    await choose(await keyIn('MK40 2QT'));
    const key = await keyIn('CF10 3NP');
    await fault(api, 'addresses', 'down', { match: 'CF10 3NP' });
    expect((await choose(key)).status).toBe(502);
    expect((await mine()).postcode).toBe('MK40 2QT');
  });

  it('accepts the home that is already chosen while the provider is down', async () => {
    const key = await keyIn('MK40 2QT');
    const { version } = (await choose(key)).body;
    await fault(api, 'addresses', 'down');
    expect(await choose(key)).toMatchObject({ status: 200, body: { version, postcode: 'MK40 2QT' } });
  });

  it('drops supply, usage and choice for another home, and keeps them for the same home', async () => {
    mover = await aMoverWithTariff(api);
    const chosen = () => api.call(energyEndpoints.selection, {}, as());
    await choose(await keyIn('MK40 2QT'));
    expect((await chosen()).status).toBe(200);
    expect((await mine()).supplyChecked).toBe(true);
    await choose(await keyIn('CF10 3NP'));
    expect(await chosen()).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
    expect((await mine()).supplyChecked).toBe(false);
    const journey = await api.call(energyEndpoints.journey, {}, as());
    expect(journey.body.propertyUsage.usageInfo).toBeNull();
  });

  it('undoes what the contract announces before, and nothing is left to announce after', async () => {
    mover = await aMoverWithTariff(api);
    await choose(await keyIn('MK40 2QT'));
    const before = await mine();
    expect(before.choices).toMatchObject({
      use: { electricityKwh: 2700 },
      plans: [{ tariffName: 'Larkfield Fix 12' }],
    });
    expect(undoneBy({ kind: 'address' }, before)).toEqual([
      'The energy use that you entered is removed.',
      'Your energy plan, Larkfield Fix 12 from Larkfield Energy, is removed with its start date.',
      'We look up the meters and energy prices of the new home.',
    ]);
    await choose(await keyIn('CF10 3NP'));
    const after = await mine();
    expect(after.choices).toMatchObject({ use: null, plans: [], isStartDateChosen: false });
    expect(undoneBy({ kind: 'address' }, after)).toEqual([]);
  });
});
