import { apiEnvironment } from './api-environment.mjs';
import { settingsFrom } from './settings.mjs';

const environment = (given: Record<string, string>) => apiEnvironment(settingsFrom(given), given);

describe("the API's environment", () => {
  it('derives its addresses from PORT_BASE', () => {
    expect(environment({ PORT_BASE: '5000', HM_DATA_DIR: '/data' })).toMatchObject({
      APP_MODE: 'demo',
      PORT: '5000',
      MONGODB_URI: 'mongodb://127.0.0.1:5005/home_move?directConnection=true',
      PUBLIC_ORIGIN: 'http://localhost:5000',
      ASSETS_ORIGIN: 'http://localhost:5001',
      PARTNER_ORIGIN: 'http://partner.localhost:5002',
      DEMO_AGENCY_ORIGIN: 'http://agency.localhost:5007',
      DEMO_CRM_URL: 'http://crm.localhost:5003/queue',
      ADMIN_PORTAL_URL: 'http://crm.localhost:5003',
      REMOTES_MANIFEST: '/data/remotes.json',
      ADDRESSES_URL: 'http://127.0.0.1:5004/addresses',
      SUPPLY_URL: 'http://127.0.0.1:5004/supply',
      QUOTES_URL: 'http://127.0.0.1:5004/quotes',
      RATING_URL: 'http://127.0.0.1:5004/rating',
      BROADBAND_HT_URL: 'http://127.0.0.1:5004/broadband-ht',
      BROADBAND_WOMBB_URL: 'http://127.0.0.1:5004/broadband-wombb',
      COUNCILS_URL: 'http://127.0.0.1:5004/councils',
      PROVIDER_API_KEY: 'sandbox-key',
    });
  });

  it('passes on the variables that are set, and adds development secrets only if none are set', () => {
    const set = { MONGODB_URI: 'mongodb://db.example/x', JWT_SECRET: 'mine', CLOCK_OFFSET: '1000', LOG_LEVEL: 'debug' };
    expect(environment(set)).toMatchObject(set);
  });

  it('marks development secrets as such', () => {
    const { JWT_SECRET, FIELD_KEY } = environment({});
    const key = Buffer.from(FIELD_KEY, 'base64');
    expect(key).toHaveLength(32);
    expect(key.toString()).toContain('development-only');
    expect(JWT_SECRET).toContain('development-only');
  });
});
