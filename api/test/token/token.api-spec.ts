import type { Tokens } from '@home-move/contract';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const appTokens = async () =>
  (await api.send('POST', '/api/v1/token', { body: 'grant_type=client_credentials&client_id=tenant-portal' })).body as Tokens;

describe('the token endpoint', () => {
  it('gives the portal an app token for half an hour [SESS-20]', async () => {
    const answer = await api.send('POST', '/api/v1/token', { body: 'grant_type=client_credentials&client_id=tenant-portal' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('lets the app token read the branding', async () => {
    const { access_token } = await appTokens();
    const answer = await api.send('GET', '/api/v1/branding/oakwood', { token: access_token });
    expect(answer.status).toBe(200);
  });
});
