import { join } from 'node:path';
import { rawGet } from '../assets/testing/raw-get.js';
import { partnerServer } from './partner-server.js';

const site = partnerServer({
  pages: join(__dirname, 'pages'),
  assetsOrigin: 'http://localhost:5201',
  today: () => new Date('2026-11-20T09:00:00Z'),
});

beforeAll(() => site.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => site.close());

describe("the estate agent's site", () => {
  it('contains the script as a partner pastes it', async () => {
    const { statusCode, body } = await rawGet(site, '/');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<script async src="http://localhost:5201/v1/loader.js" data-brand="oakwood" data-branch="12"></script>',
    );
    expect(body).toContain("You're all set to move into 14 Castle Road");
    expect(body).toContain('collect your keys on Friday 27 November.');
    expect(body).not.toContain('{{');
  });

  it.each(['/to-let', '/contact', '/static/oakwood.css', '/static/event-record.js'])('serves %s', async (url) => {
    expect((await rawGet(site, url)).statusCode).toBe(200);
  });

  it('has a privacy notice for each brand, which repeats nothing but a brand', async () => {
    expect((await rawGet(site, '/privacy/oakwood')).body).toContain('Brand: oakwood');
    expect((await rawGet(site, '/privacy/%3Cscript%3E')).body).not.toContain('<script');
  });

  it('loads nothing from other origins but the loader', async () => {
    const { body } = await rawGet(site, '/');
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('/') && !address?.startsWith('#'))).toEqual([
      'http://localhost:5201/v1/loader.js',
    ]);
  });
});
