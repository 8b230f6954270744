import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

it('summarises the company’s reviews, with count, source and dates', async () => {
  expect((await client.get('/rating/v1/summary?company=home-move')).body).toMatchObject({
    score: { average: '4.6', max: '5' },
    reviews: { count: 1284, period: { from: '2025-11-01', to: '2026-10-31' } },
    source: { name: 'Candid Reviews' },
  });
});

it('rejects other companies', async () => {
  expect(await client.get('/rating/v1/summary?company=other')).toEqual({
    status: 404,
    body: { errors: [{ status: '404', title: 'Unknown company' }] },
  });
});
