import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandEndpoints, type CookieDetail } from '@home-move/contract';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const details = async (of: BootedApp = api) =>
  (await of.call(brandEndpoints.cookieDetails, {}, { token: await of.appToken() })).body;

describe('the cookie details', () => {
  itRequiresAuthentication(() => api, brandEndpoints.cookieDetails, {});

  it('are returned as a list by a GET without a payload [CHROME-16]', async () => {
    const answer = await api.send('GET', '/api/v1/cookie-details', { token: await api.appToken() });
    expect(answer.status).toBe(200);
    expect((answer.body as readonly CookieDetail[]).length).toBeGreaterThan(10);
  });

  it('contain group, title, description, time, type and vendor [CHROME-17]', async () => {
    const entries = await details();
    expect(entries.find(({ title }) => title === 'hm.*.userToken')).toEqual({
      group: 'Strictly necessary',
      title: 'hm.*.userToken',
      description: 'Keeps you logged in.',
      time: 'Until you close the tab',
      type: 'Session storage',
      vendor: 'Home Move',
    });
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(['group', 'title', 'description', 'time', 'type', 'vendor']);
      expect(Object.values(entry)).not.toContain('');
    }
  });

  it('list exactly the keys that the portal writes [CHROME-16]', async () => {
    const source = await readFile(join(__dirname, '../../../../shell/src/session/safe-storage.ts'), 'utf8');
    const union = /type SessionKey =([^;]+);/.exec(source)?.[1] ?? '';
    const keys = [...union.matchAll(/'(\w+)'/g)].map(([, key]) => (key === 'consent' ? 'hm.consent' : `hm.*.${key}`));
    const stored = (await details()).filter(({ type }) => type === 'Session storage');
    expect(stored.map(({ title }) => title).toSorted()).toEqual(keys.toSorted());
  });

  it('list two cookies: the key of the browser, and one that only a person sets who opens a preview link', async () => {
    const cookies = (await details()).filter(({ type }) => type === 'Cookie');
    expect(cookies.map(({ group, title, time }) => [group, title, time])).toEqual([
      ['Strictly necessary', 'hm.key.*', 'Until you close your browser'],
      ['Strictly necessary', 'hm.preview', 'Until you end the preview, for a day at most'],
    ]);
  });

  it('list analytics in its consent group only when it is configured', async () => {
    expect((await details()).map(({ group }) => group)).not.toContain('Performance');
    const other = await api.another({ ANALYTICS_URL: 'https://analytics.example/v1', ANALYTICS_TOKEN: 'a-token' });
    expect((await details(other)).at(-1)).toEqual({
      group: 'Performance',
      title: 'Use of this website',
      description:
        'If you accept, we send which pages you open and where you stop, so that we can make them better. If you came to us yourself, the reference of your move goes with it. We do not send your name, address, contact details or what you type.',
      time: 'Nothing is kept in your browser',
      type: 'Sent while you use this website',
      vendor: 'analytics.example',
    });
    await other.close();
  });
});
