import { request } from 'undici';
import { readEnv } from '../../../src/config/env.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { FakeClock } from '../../support/fake-clock.js';
import { ManualTimers } from '../../support/manual-timers.js';
import { TestApp } from '../../support/test-app.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

/** A second process on the database, whose drain of ten seconds the test ends. */
async function aDrainingProcess() {
  const timers = new ManualTimers();
  const env = readEnv({ ...api.environment, DRAIN_SECONDS: '10', LOG_LEVEL: 'info' });
  const app = new TestApp(env, new FakeClock(), timers);
  const url = await app.start();
  const headers = { authorization: `Bearer ${await api.appToken()}` };
  const get = async (path: string) => {
    const { statusCode, headers: sent, body } = await request(`${url}/api/v1${path}`, { headers });
    return { status: statusCode, connection: sent['connection'], body: (await body.json()) as object };
  };
  return { app, timers, get };
}

describe('a process that gets SIGTERM', () => {
  it('is not ready but serves for the drain period, then refuses connections', async () => {
    const { app, timers, get } = await aDrainingProcess();
    expect(await get('/healthcheck/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
    const stopped = app.stop();
    expect(app.stop()).toBe(stopped);
    expect(await get('/healthcheck/ready')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', detail: 'Not ready: shutting down' },
    });
    expect(await get('/healthcheck/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get('/branding/oakwood')).toMatchObject({
      status: 200,
      connection: 'close',
      body: { name: 'Oakwood Lettings' },
    });
    expect(app.logged.join('')).not.toContain('"not ready"');
    expect(timers.runAfter(10_000)).toBe(1);
    await stopped;
    await expect(get('/healthcheck/live')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('closes at once without a drain period', async () => {
    const other = await api.another();
    await other.testApp.stop();
    await expect(request(`${other.url}/api/v1/healthcheck/live`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await other.database.close();
  });
});
