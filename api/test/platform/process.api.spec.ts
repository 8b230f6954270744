import { startEmbeddedMongo } from '@home-move/embedded-mongo';
import { request } from 'undici';
import { readEnv } from '../../src/config/env.js';
import { formatStartFailure } from '../../src/config/start-failure.js';
import { RateLimiter } from '../../src/common/rate-limit/rate-limiter.js';
import { BrandService } from '../../src/modules/brands/brand/brand.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { FakeClock } from '../support/fake-clock.js';
import { TestApp } from '../support/test-app.js';
import { testEnvironment } from '../support/test-env.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const failureOf = async (env: Record<string, string>) => {
  const app = new TestApp(readEnv(testEnvironment(env)), new FakeClock());
  try {
    await app.start();
  } catch (error) {
    return { line: formatStartFailure(error), logged: app.logged };
  } finally {
    await app.close();
  }
  throw new Error('it started');
};
const uri = () => api.testApp.env.MONGODB_URI;

describe('a start that cannot succeed', () => {
  it('reports the occupied port in one line', async () => {
    const PORT = new URL(api.url).port;
    const { line, logged } = await failureOf({ MONGODB_URI: uri(), PORT });
    expect(line).toBe(`Port ${PORT} is taken: stop what uses it or choose another PORT`);
    expect(logged).toEqual([]);
  });

  it('reports an unreachable database, without its password', async () => {
    const { line, logged } = await failureOf({ MONGODB_URI: 'mongodb://127.0.0.1:9/x' });
    expect(line).toBe('Database: not reachable at MONGODB_URI (connect ECONNREFUSED 127.0.0.1:9)');
    expect(logged).toEqual([]);
  });

  it('reports the folder that contains no shell', async () => {
    const { line } = await failureOf({ MONGODB_URI: uri(), SHELL_DIR: '/nowhere' });
    expect(line).toMatch(/^Configuration: SHELL_DIR holds no build of the shell: \/nowhere\/\S+ is missing$/);
  });

  it('reports the cache folder that cannot be written', async () => {
    const { line } = await failureOf({ MONGODB_URI: uri(), SHELL_CACHE_DIR: '/dev/null/shell' });
    expect(line).toMatch(/^Configuration: SHELL_CACHE_DIR cannot be written: ENOTDIR/);
  });

  it('rejects the embedded database in production', async () => {
    const embedded = await startEmbeddedMongo();
    const { line } = await failureOf({
      MONGODB_URI: embedded.uri,
      APP_MODE: 'production',
      PUBLIC_ORIGIN: 'https://portal.example',
      ASSETS_ORIGIN: 'https://assets.portal.example',
      PUBLIC_SITE_URL: '',
      ADMIN_PORTAL_URL: '',
      JWT_SECRET: 'qm6gYbO0Xy3pJZtVf1sR9cDkWnH2LuEx8iTa7vB5oK4=',
      FIELD_KEY: 'Rk9y2Xw0bT7mJq5sVf8cLdZ1nHgU3eYpA6iWoB4xQvE=',
      PROVIDER_API_KEY: 'a-real-key',
      DEPLOY_KEY: '',
      RECORD_PUBLIC_KEYS: 'MCowBQYDK2VwAyEAv+gKmMBxMBJCNY/ezpnVd8+hX2GDiU72nmp892VhFz0=',
      DEMO_PARTNER_KEY: '',
      PARTNER_ORIGIN: '',
      SANDBOX: 'https://vendor.example',
      SMTP: 'smtps://mail.vendor.example',
    });
    await embedded.close();
    expect(line).toBe('Configuration: MONGODB_URI is refused in production: it is the embedded development server');
  });
});

describe('a shutdown', () => {
  it('completes requests in flight', async () => {
    const other = await api.another();
    const token = await api.appToken();
    const brands = other.app.get(BrandService, { strict: false });
    const real = brands.branding.bind(brands);
    let arrived: () => void = () => undefined;
    let release: () => void = () => undefined;
    const inHandler = new Promise<void>((resolve) => (arrived = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(brands, 'branding').mockImplementation(async (...path) => {
      arrived();
      await held;
      return real(...path);
    });
    const answer = request(`${other.url}/api/v1/branding/oakwood`, { headers: { authorization: `Bearer ${token}` } });
    await inHandler;
    const closed = other.close();
    release();
    const { statusCode, body } = await answer;
    expect(statusCode).toBe(200);
    expect(await body.json()).toMatchObject({ name: 'Oakwood Lettings' });
    await closed;
  });
});

describe('a limit', () => {
  const limit = { name: 'tries', by: 'sam.hartley@example.test', max: 5, windowSeconds: 60 };

  it('counts exactly across processes', async () => {
    const other = await api.another();
    api.clock.at('2031-01-01T10:00:10Z');
    other.clock.at('2031-01-01T10:00:10Z');
    const limiters = [api, other].map((at) => at.app.get(RateLimiter, { strict: false }));
    const attempts = Array.from(
      { length: 20 },
      (_, index) => limiters[index % limiters.length]?.hit(limit) ?? Promise.reject(new Error('no limiter')),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await other.close();
  });

  it('stores no contact or address in plain text, and resets with the next window', async () => {
    const stored = JSON.stringify(await api.database.collection('rate_limits').find({}).toArray());
    expect(stored).not.toContain('sam.hartley');
    expect(stored).not.toContain('127.0.0.1');
    const limiter = api.app.get(RateLimiter, { strict: false });
    await expect(limiter.hit(limit)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 50 } });
    api.clock.advance({ seconds: 50 });
    await expect(limiter.hit(limit)).resolves.toBeUndefined();
  });
});
