import { offersEndpoints } from '@home-move/contract';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;
let atHomeMove: Mover;
let atHarbour: Mover;

beforeAll(async () => {
  api = await bootApp({ AFFILIATE_VISIT_LIMIT: '5' });
  api.clock.at('2026-11-20T10:00:00Z');
  atHomeMove = await aMover(api);
  atHarbour = await aMover(api, { selectedPartner: 102 });
});
afterAll(() => api.close());

const affiliates = ({ token }: Mover) => api.call(offersEndpoints.affiliates, {}, { token });
const visit = ({ token }: Mover, id: string) => api.call(offersEndpoints.visit, { params: { id } }, { token });
const brands = () => api.database.collection<{ _id: string }>('brands');
const storedVisits = () =>
  api.database.collection('affiliate_visits').find().project({ _id: 0 }).sort({ day: 1, affiliateId: 1 }).toArray();

describe('GET /affiliates-by-category', () => {
  itRequiresAuthentication(() => api, offersEndpoints.affiliates, {});

  it('lists affiliates with category, logo, title, id and showInConfirmationPage, never cached [OFFER-05, OFFER-07]', async () => {
    const { status, headers, body } = await affiliates(atHomeMove);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.map(({ category, id }) => `${category} ${id}`)).toEqual([
      '1 nestsure',
      '1 sharewell',
      '2 lift-and-shift',
      '2 vanfolk',
      '3 tidy-and-co',
      '4 cubby',
    ]);
    expect(body[3]).toEqual({
      id: 'vanfolk',
      category: 2,
      title: 'Vanfolk',
      logo: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      text: 'A van with a driver by the hour. You see the price before you book.',
      link: 'https://vanfolk.example/book',
      showInConfirmationPage: true,
    });
  });

  it('leaves out the insurance of the named estate agent [CONF-12, OFFER-04]', async () => {
    const { body } = await affiliates(atHarbour);
    expect(body.map(({ category }) => category)).toEqual([2, 2, 3, 4]);
  });

  it('leaves out the categories that the data of the brand names, whichever brand it is', async () => {
    const setHidden = (hiddenAffiliateCategories: readonly number[]) =>
      brands().updateOne({ _id: '1:100' }, { $set: { hiddenAffiliateCategories } });
    await setHidden([2, 4]);
    expect((await affiliates(atHomeMove)).body.map(({ category }) => category)).toEqual([1, 1, 3]);
    await setHidden([]);
    expect((await affiliates(atHomeMove)).body).toHaveLength(6);
  });

  it('keeps the categories out of the branding, which anyone may read', async () => {
    const { body } = await api.send('GET', '/api/v1/branding/harbour', { token: await api.appToken() });
    expect(body).not.toHaveProperty('hiddenAffiliateCategories');
  });
});

describe('POST /affiliates/{id}/visit', () => {
  beforeEach(() => api.database.collection('affiliate_visits').deleteMany({}));

  itRequiresAuthentication(() => api, offersEndpoints.visit, { params: { id: 'vanfolk' } });

  it('counts by day and brand, and stores nothing about the mover', async () => {
    const another = await aMover(api);
    expect((await visit(atHomeMove, 'vanfolk')).status).toBe(204);
    await visit(another, 'vanfolk');
    await visit(atHarbour, 'vanfolk');
    await visit(atHarbour, 'cubby');
    api.clock.at('2026-11-21T10:00:00Z');
    const { token } = await aMover(api);
    await api.call(offersEndpoints.visit, { params: { id: 'vanfolk' } }, { token });
    api.clock.at('2026-11-20T10:00:00Z');
    const homeMove = { level: 1, id: 100 };
    const harbour = { level: 1, id: 102 };
    expect(await storedVisits()).toEqual(
      expect.arrayContaining([
        { affiliateId: 'cubby', brand: harbour, day: '2026-11-20', count: 1 },
        { affiliateId: 'vanfolk', brand: homeMove, day: '2026-11-20', count: 2 },
        { affiliateId: 'vanfolk', brand: harbour, day: '2026-11-20', count: 1 },
        { affiliateId: 'vanfolk', brand: homeMove, day: '2026-11-21', count: 1 },
      ]),
    );
    expect(await storedVisits()).toHaveLength(4);
  });

  it('counts simultaneous first visits', async () => {
    const movers = await Promise.all([1, 2, 3, 4].map(() => aMover(api)));
    await Promise.all(movers.map((mover) => visit(mover, 'cubby')));
    expect(await storedVisits()).toMatchObject([{ affiliateId: 'cubby', count: 4 }]);
  });

  it.each([
    ['an unknown affiliate', 'nowhere', () => atHomeMove],
    ['an affiliate that the brand hides', 'nestsure', () => atHarbour],
  ])('counts none to %s', async (_, id, mover) => {
    expect(await visit(mover(), id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await storedVisits()).toEqual([]);
  });

  it('is limited per mover, so that no single mover inflates the count', async () => {
    const eager = await aMover(api);
    for (const _ of [1, 2, 3, 4, 5]) expect((await visit(eager, 'cubby')).status).toBe(204);
    expect(await visit(eager, 'cubby')).toMatchObject({ status: 429 });
    expect(await storedVisits()).toMatchObject([{ count: 5 }]);
  });
});
