import { writeFileSync } from 'node:fs';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aShellBuild } from '../../support/test-env.js';

let api: BootedApp;
const shell = aShellBuild();

beforeAll(async () => {
  api = await bootApp({ SHELL_DIR: shell });
});
afterAll(() => api.close());

describe('the files of the shell', () => {
  it.each(['/react-tenant-portal/', '/react-telephony-portal/'])(
    'are served below %s, hashed ones for ever [BRAND-07]',
    async (root) => {
      const answer = await api.send('GET', `${root}main.0a1b2c3d.js`);
      expect(answer).toMatchObject({ status: 200, text: 'console.log("shell 1.0.0")' });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('are served precompressed', async () => {
    writeFileSync(`${shell}/main.0a1b2c3d.js.br`, 'compressed');
    const answer = await api.send('GET', '/react-tenant-portal/main.0a1b2c3d.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.text).toBe('compressed');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('are not sent again to a client that has them', async () => {
    const first = await api.send('GET', '/react-tenant-portal/main.0a1b2c3d.js');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await api.send('GET', '/react-tenant-portal/main.0a1b2c3d.js', { headers })).status).toBe(304);
  });

  it.each([
    'index.html',
    'tokens.css',
    'document.js',
    'assets.json',
    'shell.json',
    'missing.js',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/x.js',
    '',
    'fonts',
  ])('do not include %p', async (name) => {
    expect((await api.send('GET', `/react-tenant-portal/${name}`)).status).toBe(404);
  });
});
