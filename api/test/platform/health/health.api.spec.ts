import { healthEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { startStallingProxy } from '../../support/stalling-proxy.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

describe('health', () => {
  it('answers 200 to a GET without payload or token [HEALTH-01]', async () => {
    const answer = await api.call(healthEndpoints.healthcheck, {});
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/healthcheck', '/healthcheck/live', '/healthcheck/ready'])(
    '%s answers 200 without a token',
    async (path) => {
      expect(await api.send('GET', `/api/v1${path}`)).toMatchObject({ status: 200, body: { status: 'ok' } });
    },
  );

  it('does not answer 200 while a dependency is missing [HEALTH-01]', async () => {
    const brands = api.database.collection('brands');
    const brand = await brands.findOne({ urlRoute: 'default' });
    await brands.deleteOne({ urlRoute: 'default' });
    const answer = await api.send('GET', '/api/v1/healthcheck');
    await brands.insertOne(brand ?? {});
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await api.send('GET', '/api/v1/healthcheck')).status).toBe(200);
  });

  it('is not ready without the default brand, and names it', async () => {
    const brands = api.database.collection('brands');
    const brand = await brands.findOne({ urlRoute: 'default' });
    await brands.deleteOne({ urlRoute: 'default' });
    expect(await api.send('GET', '/api/v1/healthcheck/ready')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', detail: 'Not ready: default brand' },
    });
    expect(api.testApp.logged.join('')).toContain('the default brand is not in the database');
    await brands.insertOne(brand ?? {});
    expect((await api.send('GET', '/api/v1/healthcheck/ready')).status).toBe(200);
  });

  it('answers within seconds while its database hangs, and is ready once it responds again [HEALTH-01]', async () => {
    const link = await startStallingProxy(api.environment['MONGODB_URI'] ?? '');
    const other = await api.another({ MONGODB_URI: link.uri });
    link.stall();
    const asked = performance.now();
    const answer = await other.send('GET', '/api/v1/healthcheck');
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', detail: 'Not ready: database' } });
    expect(performance.now() - asked).toBeLessThan(20_000);
    link.resume();
    let status = 0;
    while (status !== 200) ({ status } = await other.send('GET', '/api/v1/healthcheck'));
    await other.close();
    link.close();
  });

  it('is live but not ready without its database, and answers 503 instead of hanging', async () => {
    const link = await startStallingProxy(api.environment['MONGODB_URI'] ?? '');
    const other = await api.another({ MONGODB_URI: link.uri });
    link.close();
    const token = 'eyJhbGciOiJIUzI1NiJ9.e30.x';
    expect((await other.send('GET', '/api/v1/healthcheck/live')).status).toBe(200);
    expect(await other.send('GET', '/api/v1/healthcheck/ready')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', detail: 'Not ready: database' },
    });
    const asked = await other.send('POST', '/api/v1/token', {
      token,
      body: 'grant_type=client_credentials&client_id=tenant-portal',
    });
    await other.close();
    expect(asked).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(asked.headers['retry-after']).toBe('5');
  });
});
