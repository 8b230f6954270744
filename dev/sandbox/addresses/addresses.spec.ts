import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const lines = async (postcode: string) => {
  const { body } = await client.get(`/addresses/v1/lookup?postcode=${encodeURIComponent(postcode)}`);
  return (body as { result: { items: { line: string; type: string; udprn: string }[] } }).result.items;
};
const detailOfFirst = async (postcode: string) => {
  const [first] = await lines(postcode);
  return client.get(`/addresses/v1/address/${first?.udprn}`);
};

describe('the address vendor', () => {
  it('lists 12 homes and a business at MK40 2QT', async () => {
    const found = await lines('mk40 2qt');
    expect(found.filter(({ type }) => type === 'R')).toHaveLength(12);
    expect(found.filter(({ type }) => type === 'N').map(({ line }) => line)).toEqual([
      'Castle Road Dental Care, 22 Castle Road, Bedford',
    ]);
    expect(found.map(({ line }) => line)).toEqual(
      expect.arrayContaining([
        '8 Castle Road, Bedford',
        '10 Castle Road, Bedford',
        '14 Castle Road, Bedford',
        '16 Castle Road, Bedford',
      ]),
    );
  });

  it('returns the fields of 14 Castle Road', async () => {
    const { status, body } = await client.get('/addresses/v1/address/121193458703');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 2000,
      result: {
        building_number: '14',
        thoroughfare: 'Castle Road',
        post_town: 'BEDFORD',
        county: 'Bedfordshire',
        postcode: 'MK40 2QT',
        country: 'England',
        line_1: '14 Castle Road',
        line_2: '',
        type: 'R',
        gsp_group: '_A',
      },
    });
  });

  it.each([
    ['OX2 6TP', 'Oxford'],
    ['EH3 9QN', 'Edinburgh'],
    ['CF10 3NP', 'Cardiff'],
    ['BT1 5GS', 'Belfast'],
    ['AB10 1AB', 'Aberdeen'],
  ])('lists 8 homes at %s in %s', async (postcode, town) => {
    const found = await lines(postcode);
    expect(found).toHaveLength(8);
    expect(found.every(({ line, type }) => line.endsWith(`, ${town}`) && type === 'R')).toBe(true);
    expect(new Set(found.map(({ udprn }) => udprn)).size).toBe(8);
  });

  it('returns the same on every call', async () => {
    expect(await lines('LS11 5QJ')).toEqual(await lines('ls115qj'));
  });

  it.each(['ZE1 0ZZ', 'GY1 1AA', 'JE2 3AB', 'IM1 1AE', 'QQ1 1AA'])('lists none at %s', async (postcode) => {
    expect(await lines(postcode)).toEqual([]);
  });

  it.each([
    ['EH3 9QN', 'Scotland'],
    ['CF10 3NP', 'Wales'],
    ['BT1 5GS', 'Northern Ireland'],
  ])('returns the country of %s: %s', async (postcode, country) => {
    expect((await detailOfFirst(postcode)).body).toMatchObject({ result: { country } });
  });

  it('lists only businesses at EX4 4QJ', async () => {
    expect((await lines('EX4 4QJ')).map(({ type }) => type)).toEqual(Array.from({ length: 8 }, () => 'N'));
  });

  it('lists 100 flats in a tower at E14 7TW and returns the last one', async () => {
    const found = await lines('E14 7TW');
    expect(found).toHaveLength(100);
    expect(found.map(({ line }) => line.split(',')[0])).toEqual(found.map((_, place) => `Flat ${place + 1}`));
    const { body } = await client.get(`/addresses/v1/address/${found[99]?.udprn}`);
    expect(body).toMatchObject({ result: { sub_building_name: 'Flat 100', postcode: 'E14 7TW' } });
  });

  it('reports GSP_NOT_FOUND for an address of TR1 2HE, which the look-up finds', async () => {
    expect(await lines('TR1 2HE')).toHaveLength(8);
    expect(await detailOfFirst('TR1 2HE')).toEqual({ status: 422, body: { code: 4220, message: 'GSP_NOT_FOUND' } });
  });

  it('rejects an invalid postcode and an unknown address', async () => {
    expect(await client.get('/addresses/v1/lookup?postcode=nonsense')).toEqual({
      status: 400,
      body: { code: 4000, message: 'Invalid postcode' },
    });
    expect(await client.get('/addresses/v1/lookup')).toMatchObject({ status: 400 });
    expect(await client.get('/addresses/v1/address/121193458799')).toEqual({
      status: 404,
      body: { code: 4040, message: 'No such address' },
    });
  });

  it('requires its key', async () => {
    const response = await fetch(`${client.sandbox.origin}/addresses/v1/status`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 4010, message: 'Invalid API key' });
  });
});
