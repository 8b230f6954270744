import { join } from 'node:path';
import { rawGet } from '../assets/testing/raw-get.js';
import { partnerServer } from './partner-server.js';

let code: () => Promise<string> = () => Promise.resolve('code-1');
const sent: unknown[] = [];
const site = partnerServer({
  pages: join(__dirname, 'pages'),
  assetsOrigin: 'http://localhost:5201',
  portalOrigin: 'http://localhost:5200',
  homeMove: {
    code(tenant) {
      sent.push(tenant);
      return code();
    },
  },
  today: () => new Date('2026-11-20T09:00:00Z'),
});

beforeAll(() => site.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => site.close());

describe("the estate agent's site", () => {
  it('contains the script as a partner pastes it', async () => {
    const { statusCode, body } = await rawGet(site, '/');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<script async fetchpriority="high" src="http://localhost:5201/v1/loader.js" data-brand="oakwood" data-branch="12"></script>',
    );
    expect(body).toContain("You're all set to move into 14 Castle Road");
    expect(body).toContain('collect your keys on Friday 27 November.');
    expect(body).not.toContain('{{');
  });

  it('contains the frame of the portal in a second page', async () => {
    const { statusCode, body } = await rawGet(site, '/with-frame');
    expect(statusCode).toBe(200);
    expect(body).toContain('<iframe src="http://localhost:5200/embed/oakwood/12" name="hm 1"');
    expect(body).toContain('<script async fetchpriority="high" src="http://localhost:5201/v1/loader.js"></script>');
    expect(body).not.toContain('{{');
  });

  it.each(['/to-let', '/contact', '/static/oakwood.css', '/static/event-record.js'])('serves %s', async (url) => {
    expect((await rawGet(site, url)).statusCode).toBe(200);
  });

  it('has a privacy notice for each brand, which repeats nothing but a brand', async () => {
    expect((await rawGet(site, '/privacy/oakwood')).body).toContain('Brand: oakwood');
    expect((await rawGet(site, '/privacy/%3Cscript%3E')).body).not.toContain('<script');
  });

  it('puts a code for the tenant’s details into the page, which shows only the first name', async () => {
    const { statusCode, headers, body } = await rawGet(site, '/welcome');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('document.querySelector(\'home-move\').prefill = "code-1";');
    expect(sent).toEqual([
      {
        title: 'Ms',
        firstName: 'Marigold',
        surname: 'Fennimore',
        emailAddress: 'marigold.fennimore@example.test',
        contactNumber: '07700900145',
        moveInDate: '2026-11-27',
        address: { houseNameOrNumber: '14', addressLine1: 'Castle Road', town: 'Bedford', postcode: 'MK40 2QT' },
      },
    ]);
    expect(body).toContain('Welcome, Marigold');
    expect(body).not.toContain('Fennimore');
    expect(body).not.toContain('{{');
  });

  it('serves the page without a code if the request for one fails', async () => {
    code = () => Promise.reject(new Error('503 UNAVAILABLE'));
    const { statusCode, body } = await rawGet(site, '/welcome');
    expect(statusCode).toBe(200);
    expect(body).toContain("document.querySelector('home-move').prefill = null;");
  });

  it('loads nothing from other origins but the loader', async () => {
    const { body } = await rawGet(site, '/');
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('/') && !address?.startsWith('#'))).toEqual([
      'http://localhost:5201/v1/loader.js',
    ]);
  });
});
