import { join } from 'node:path';
import { rawGet } from '../assets/testing/raw-get.js';
import { crmServer } from './crm-server.js';

const site = crmServer({
  pages: join(__dirname, 'pages'),
  portalOrigin: 'http://telephony.localhost:5200',
  today: () => new Date('2026-11-20T09:00:00Z'),
});

beforeAll(() => site.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => site.close());

describe("the call centre's CRM", () => {
  it('frames the panel with the token of its agent', async () => {
    const { statusCode, body } = await rawGet(site, '/');
    expect(statusCode).toBe(200);
    expect(body).toContain('src="http://telephony.localhost:5200/panel?telephonyToken=demo-agent"');
    expect(body).toContain('<h1>Sam Hartley</h1>');
  });

  it('shows dates relative to today', async () => {
    const { body } = await rawGet(site, '/');
    expect(body).toContain('<dt>Move-in</dt><dd>27/11/2026</dd>');
    expect(body).toContain('<time>19/11/2026</time>');
    expect(body).not.toContain('{{');
    expect((await rawGet(site, '/queue')).body).not.toContain('{{');
  });

  it.each(['/queue', '/static/callboard.css'])('serves %s', async (url) => {
    expect((await rawGet(site, url)).statusCode).toBe(200);
  });

  it('loads nothing from other origins but the panel, and has no script', async () => {
    const { body } = await rawGet(site, '/');
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !/^[/#]/.test(address ?? ''))).toEqual([
      'http://telephony.localhost:5200/panel?telephonyToken=demo-agent',
    ]);
    expect(body).not.toContain('<script');
  });
});
