import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, aRemote, entryHash } from '../../support/test-env.js';
import { html, openDocument } from './document.fixture.js';

const page = '/oakwood/12/enrolment/meter-day';
const manifest = aManifest([
  aRemote(),
  aRemote({
    name: 'your-move',
    routes: ['/enrolment/meter-day'],
    files: { 'remoteEntry.js': entryHash, 'app.1234abcd.js': entryHash, 'offline.1234abcd.js': entryHash },
  }),
]);
let api: BootedApp;
let off: BootedApp;
beforeAll(async () => {
  api = await bootApp({ REMOTES_MANIFEST: manifest });
  off = await bootApp({ REMOTES_MANIFEST: manifest, METER_DAY_WORKER: 'off' });
});
afterAll(async () => {
  await api.close();
  await off.close();
});

describe('the service worker of meter day', () => {
  it('is served below the page of its brand, for that page only, and checked at each visit [METER-16]', async () => {
    const { status, headers, text } = await api.send('GET', `${page}/worker.js`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': page,
      'content-security-policy': "default-src 'none'; connect-src 'self' http://localhost:4001",
    });
    expect(text).toContain("addEventListener('fetch'");
  });

  it('is permitted by hosted documents of its brand, and by no frame [METER-16]', async () => {
    const { policy } = await openDocument(api, '/oakwood/12/enrolment/your-move');
    expect(policy).toContain(`worker-src http://localhost:4000${page}/worker.js;`);
    expect((await openDocument(api, '/embed/oakwood/12/enrolment/meter-day')).policy).toContain("worker-src 'none'");
    expect((await openDocument(api, page, 'telephony.localhost:4000')).policy).toContain("worker-src 'none'");
  });

  it.each([
    ['/embed/oakwood/enrolment/meter-day', 'localhost:4000'],
    ['/enrolment/meter-day', 'telephony.localhost:4000'],
  ])('does not exist at %s of %s [METER-16]', async (path, host) => {
    for (const file of ['worker.js', 'offline', 'manifest.webmanifest'])
      expect((await api.send('GET', `${path}/${file}`, { headers: { ...html, host } })).status).toBe(404);
  });

  it('is switched off by a header of the page, and is no longer served [METER-17]', async () => {
    expect((await openDocument(off, page)).headers['hm-meter-day-worker']).toBe('off');
    expect((await openDocument(api, page)).headers).not.toHaveProperty('hm-meter-day-worker');
    for (const file of ['worker.js', 'offline']) expect((await off.send('GET', `${page}/${file}`)).status).toBe(404);
  });
});

describe('the document of the page without a signal', () => {
  it('has the look of the brand and one script with its hash, and nothing of a mover [METER-16]', async () => {
    const { status, text, headers } = await api.send('GET', `${page}/offline`, {
      headers: { ...html, 'sec-fetch-dest': 'document', cookie: `hm.key.0123456789ab=${'A'.repeat(43)}` },
    });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en-GB" data-brand="oakwood"');
    expect([...text.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      'http://localhost:4001/remotes/your-move/1.0.0/offline.1234abcd.js',
    ]);
    expect(text).toContain(`integrity="${entryHash}"`);
    expect(text).not.toContain('AAAA');
    expect(text).not.toContain('hm-key');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-security-policy']).toContain("worker-src 'none'");
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('does not exist without a version that has its script', async () => {
    const other = await bootApp();
    expect((await other.send('GET', `${page}/offline`)).status).toBe(404);
    await other.close();
  });
});

it('is installable with name, icon and colours of its brand [METER-18]', async () => {
  const { status, headers, text } = await api.send('GET', `${page}/manifest.webmanifest`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({
    name: 'Oakwood Bedford',
    start_url: page,
    scope: page,
    display: 'standalone',
    icons: [{ sizes: 'any' }],
  });
});
