import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

interface Packages {
  packages: {
    packageId: string;
    brand: { name: string };
    contract: { months: number };
    phone: { plan: string } | null;
  }[];
}
interface Deals {
  deals: { deal_id: string; advertiser: { id: number; name: string }; contract: number; tv: object | null }[];
}

describe('the postcode of the long list', () => {
  it('has 150 packages of each feed, varied in what can be filtered', async () => {
    const { packages } = (await client.get('/broadband-ht/v1/packages?postcode=WC2N5DU')).body as Packages;
    const { deals } = (await client.send('POST', '/broadband-wombb/feed/deals', { pc: 'WC2N 5DU' })).body as Deals;
    expect([packages, deals].map(({ length }) => length)).toEqual([150, 150]);
    expect(new Set([...packages.map(({ packageId }) => packageId), ...deals.map(({ deal_id }) => deal_id)]).size).toBe(
      300,
    );
    expect(
      new Set([...packages.map(({ brand }) => brand.name), ...deals.map(({ advertiser }) => advertiser.name)]),
    ).toHaveProperty('size', 16);
    expect(new Set(deals.map(({ advertiser }) => advertiser.id)).size).toBe(8);
    expect(new Set(packages.map(({ contract }) => contract.months))).toEqual(new Set([1, 12, 18, 24]));
    expect(new Set(packages.map(({ phone }) => phone?.plan ?? 'none'))).toEqual(
      new Set(['none', 'Pay as you use', 'Evening and weekend calls', 'Anytime calls']),
    );
    expect(deals.filter(({ tv }) => tv !== null).length).toBeGreaterThan(40);
  });

  it('refers to variants too', async () => {
    const click = { deal_id: 'wm-81101-V1', sub_id: 'visitor-1' };
    const open = (pc: string) => client.send('POST', '/broadband-wombb/feed/clicks', { ...click, pc });
    expect(await open('WC2N 5DU')).toMatchObject({ status: 201 });
    expect(await open('MK40 2QT')).toMatchObject({ status: 404 });
  });
});
