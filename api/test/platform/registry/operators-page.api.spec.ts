import { registryEndpoints } from '@home-move/contract';
import { newKeyPair, signRecord } from '@home-move/deploy/signature';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { aBuild, putBuild, bootWithStore, type RemoteStore } from './remote-store.fixture.js';

const energyKey = 'a-deploy-key-for-the-energy-remote-only';
const team = newKeyPair();
const commit = '0123456789abcdef0123456789abcdef01234567';
const limit = 3;

let api: BootedApp;
let store: RemoteStore;
beforeAll(async () => {
  ({ api, store } = await bootWithStore({
    DEPLOY_KEY: `${deployKey} energy+partners:${energyKey}`,
    RECORD_PUBLIC_KEYS: team.publicKey,
    OPERATORS_PAGE_LIMIT: String(limit),
  }));
  api.clock.at('2026-11-20T10:00:00Z');
  putBuild(store, '1.0.0');
  const body = signRecord(aBuild('1.0.0', { commit, builder: 'release job 7' }), team.privateKey);
  await api.call(registryEndpoints.publish, { body }, { token: deployKey });
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const basic = (password: string, user = 'jordan') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const open = (authorization?: string) =>
  api.send('GET', '/api/remotes', { headers: { accept: 'text/html', ...(authorization && { authorization }) } });

it('shows who signed, built and published each version, and from which commit', async () => {
  const { text } = await open();
  expect(text).toContain(`<dt>Signed by</dt><dd>${team.id}</dd>`);
  expect(text).toContain('<dd>0123456789ab</dd></div><div><dt>Builder</dt><dd>release job 7</dd>');
});

describe("the operators' page in production", () => {
  beforeEach(() => void jest.replaceProperty(api.testApp.env, 'APP_MODE', 'production'));

  it('requests a deploy key, and shows nothing without one', async () => {
    const { status, headers, text } = await open();
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Basic realm="Home Move operators", charset="UTF-8"');
    expect(text).not.toContain('energy');
  });

  it('shows all remotes to a key for all, whatever the user name', async () => {
    for (const user of ['jordan', '']) {
      const { status, headers, text } = await open(basic(deployKey, user));
      expect(status).toBe(200);
      expect(text).toContain('<h2 id="energy">');
      expect(text).toContain('<h2 id="onboarding">');
      expect(headers).not.toHaveProperty('www-authenticate');
    }
  });

  it('shows a key that is limited to remotes only these', async () => {
    const { text } = await open(basic(energyKey));
    expect(text).toContain('<h2 id="energy">');
    expect(text).not.toContain('onboarding');
  });

  it('is neither stored, indexed, framed, nor readable for scripts of the portal', async () => {
    const { headers } = await open(basic(deployKey));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'; sandbox$/),
    });
  });

  it.each([
    ['a bearer token', `Bearer ${deployKey}`],
    ['a user name only', `Basic ${Buffer.from(deployKey).toString('base64')}`],
    ['no password', basic('')],
    ['something malformed', 'Basic %%%'],
  ])('rejects %s', async (_what, authorization) => {
    expect((await open(authorization)).status).toBe(401);
  });

  it('limits wrong keys per client address, and no right ones', async () => {
    api.clock.at('2026-11-20T11:00:00Z');
    for (let visit = 0; visit <= limit; visit += 1) expect((await open(basic(deployKey))).status).toBe(200);
    for (let attempt = 0; attempt < limit; attempt += 1) expect((await open(basic('a wrong key'))).status).toBe(401);
    const { status, headers } = await open(basic('a wrong key'));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    api.clock.advance({ minutes: 15 });
    expect((await open(basic(deployKey))).status).toBe(200);
  });
});
