import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox({ showsPriorityServices: true });
});
afterAll(() => client.sandbox.close());

const consentGivenAt = '2026-11-20T09:00:00.000Z';
const needs = [{ code: 33, language: null, until: '2027-03-31' }];

const supplier = { needs, contact_format: 'LARGE_PRINT', consent_given_at: consentGivenAt };
const network = {
  Mpan: '1017332029785',
  Mprn: null,
  Address: { Line: '14 Castle Road', Town: 'Bedford', Postcode: 'MK40 2QT' },
  Contact: { Name: 'Sam Hartley', Phone: '07700900101', Email: 'sam.hartley@example.test' },
  Needs: [{ Code: 17, Language: 'pl', Until: null }],
  ContactFormat: null,
  ConsentGivenAt: consentGivenAt,
};
const water = (postcode = 'MK40 2QT') => ({
  household: {
    name: 'Sam Hartley',
    phone: '07700900101',
    email: 'sam.hartley@example.test',
    address: { line: '14 Castle Road', town: 'Bedford', postcode },
    movesInOn: '2026-11-27',
  },
  needs,
  format: null,
  consent: { givenAt: consentGivenAt },
});

const paths = {
  supplier: '/quotes/v3/applications/TH-9K2M4X7P/priority-services',
  network: '/supply/v2/priority-services',
  water: '/councils/v1/priority-services',
} as const;
const register = (path: string, body: unknown, key: string) =>
  client.send('POST', path, body, { 'idempotency-key': key });

it.each<[keyof typeof paths, object, object]>([
  ['supplier', supplier, { registration_ref: expect.stringMatching(/^PS-/) as string }],
  ['network', network, { RegistrationId: expect.stringMatching(/^NO-/) as string }],
  [
    'water',
    water(),
    { registration: { reference: expect.stringMatching(/^W-/) as string, companies: ['Anglian Water'] } },
  ],
])('%s: receives a registration once per key', async (keeper, body, confirmation) => {
  const first = await register(paths[keeper], body, `once ${keeper}`);
  expect(first).toEqual({ status: 201, body: confirmation });
  expect(await register(paths[keeper], body, `once ${keeper}`)).toEqual(first);
  const other = { ...body, [keeper === 'network' ? 'Needs' : 'needs']: [] };
  expect((await register(paths[keeper], other, `once ${keeper}`)).status).toBe(409);
  const { body: received } = await client.get('/priority-services');
  expect((received as { keeper: string }[]).filter((one) => one.keeper === keeper)).toEqual([{ keeper, body }]);
});

it.each<[string, string, unknown, number]>([
  ['an unknown application', '/quotes/v3/applications/none/priority-services', supplier, 404],
  ['an unknown need', paths.supplier, { ...supplier, needs: [{ code: 31, language: null, until: null }] }, 400],
  ['a missing contact', paths.network, { ...network, Contact: undefined }, 400],
  ['a place whose water company is unknown', paths.water, water('PL4 8AA'), 404],
  ['a home without a water bill', paths.water, water('BT1 5GS'), 404],
])('rejects %s', async (name, path, body, status) => {
  expect((await register(path, body, name)).status).toBe(status);
});

it('shows nothing, and keeps nothing to show, unless a spec starts it so', async () => {
  const quiet = await startTestSandbox();
  expect((await quiet.send('POST', paths.supplier, supplier, { 'idempotency-key': 'k' })).status).toBe(201);
  expect((await quiet.get('/priority-services')).status).toBe(404);
  await quiet.sandbox.close();
});
