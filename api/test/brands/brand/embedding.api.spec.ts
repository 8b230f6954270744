import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
const partner = 'http://partner.localhost:4002';

beforeAll(async () => {
  api = await bootApp({ DEMO_CRM_URL: 'http://crm.localhost:4003/queue' });
});
afterAll(() => api.close());

const problem = async (query: string, origin?: string) =>
  (await api.send('GET', `/api/v1/embedding${query}`, { headers: origin === undefined ? {} : { origin } })).body;

describe('whether a page may embed the portal', () => {
  it.each([
    ['?brand=oakwood', partner, null],
    ['?brand=Oakwood&branch=12', partner, null],
    ['?brand=oakwood&branch=99', partner, null],
    ['', partner, null],
    ['?brand=oakwood', 'https://elsewhere.example', 'origin-not-listed'],
    ['?brand=oakwood', undefined, 'origin-not-listed'],
    ['?brand=default', partner, 'origin-not-listed'],
    ['?brand=nobody', partner, 'unknown-brand'],
    ['', 'https://elsewhere.example', 'no-brand'],
    ['', 'null', 'no-brand'],
  ])('is answered for %j from %j by %j', async (query, origin, expected) => {
    expect(await problem(query, origin)).toEqual({ problem: expected });
  });

  it.each([
    ['?brand=oakwood', 'http://crm.localhost:4003', null],
    ['?brand=harbour', 'https://crm.harbour.example', null],
    ['?brand=harbour', 'http://crm.localhost:4003', 'origin-not-listed'],
    ['?brand=oakwood', partner, 'origin-not-listed'],
    ['?brand=oakwood', undefined, 'origin-not-listed'],
    ['?brand=nobody', 'http://crm.localhost:4003', 'unknown-brand'],
    ['', 'http://crm.localhost:4003', 'no-brand'],
  ])('is answered for the panel %j, on the telephony host, from %j by %j', async (query, origin, expected) => {
    const keys = api.app.get(PartnerKeyService, { strict: false });
    await keys.add('harbour', { origins: ['https://crm.harbour.example'] });
    const headers = { host: 'telephony.localhost:4000', ...(origin !== undefined && { origin }) };
    expect((await api.send('GET', `/api/v1/embedding${query}`, { headers })).body).toEqual({ problem: expected });
  });

  it('is readable by every page, without a token or cookie', async () => {
    const { status, headers } = await api.send('GET', '/api/v1/embedding?brand=nobody');
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const other = await api.send('GET', '/api/v1/branding/oakwood', { token: await api.appToken() });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});
