import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeEach(async () => {
  client = await startTestSandbox();
});
afterEach(() => client.sandbox.close());

const search = {
  gsp_group: '_A',
  postcode: 'MK40 2QT',
  fuels: 'ELEC',
  electricity: { annual_kwh: 2700, meter: 'STD', prepayment: false },
};

it('names the fields with content of each request, oldest first', async () => {
  await client.get('/addresses/v1/lookup?postcode=MK40%202QT');
  await client.send('POST', '/quotes/v3/search', { ...search, panel: '' });
  const { body } = await client.get('/received');
  expect(body).toEqual([
    { provider: 'addresses', method: 'GET', path: '/addresses/v1/lookup', fields: ['query.postcode'] },
    {
      provider: 'quotes',
      method: 'POST',
      path: '/quotes/v3/search',
      fields: [
        'body.gsp_group',
        'body.postcode',
        'body.fuels',
        'body.electricity.annual_kwh',
        'body.electricity.meter',
        'body.electricity.prepayment',
      ],
    },
  ]);
});

it('finds the requests about a contact or postcode, and forgets all of them', async () => {
  await client.get('/quotes/v3/applications?email=sam%40example.test');
  await client.get('/addresses/v1/lookup?postcode=mk402qt');
  await client.send('POST', '/quotes/v3/search', search);
  const paths = async (text: string) =>
    ((await client.get(`/received?with=${encodeURIComponent(text)}`)).body as { path: string }[]).map(
      ({ path }) => path,
    );
  expect(await paths('Sam@example.test')).toEqual(['/quotes/v3/applications']);
  expect(await paths('MK40 2QT')).toEqual(['/addresses/v1/lookup', '/quotes/v3/search']);
  await client.send('DELETE', '/received');
  expect(await paths('MK40 2QT')).toEqual([]);
});

it('includes requests that a fault then fails', async () => {
  await client.send('PUT', '/faults/addresses', { mode: 'error' });
  await client.get('/addresses/v1/lookup?postcode=MK40%202QT');
  const { body } = await client.get('/received');
  expect(body).toHaveLength(1);
});
