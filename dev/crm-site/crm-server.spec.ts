import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rawGet } from '../assets/testing/raw-get.js';
import { crmServer } from './crm-server.js';
import { HomeMoveClient } from './home-move-client.js';

const partnerKey = 'hmp_the-key-of-this-partner';
const origin = 'http://crm.localhost:5203';
const telephony = 'http://telephony.localhost:5200';
const assets = 'http://localhost:5201';

/** Home Move's API as far as the CRM's server calls it. */
const requests: { readonly call: string; readonly authorization: string | undefined; readonly body: string }[] = [];
const answers: Record<string, { status: number; body?: unknown }> = {};
let api: Server;
let site: ReturnType<typeof crmServer>;

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      requests.push({
        call,
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      const { status, body } = answers[call] ?? { status: 404, body: { code: 'NOT_FOUND' } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = crmServer({
    pages: join(__dirname, 'pages'),
    origins: { telephony, assets },
    api: address,
    homeMove: new HomeMoveClient({ api: address, partnerKey, origin }),
    now: () => new Date('2026-11-20T09:00:00Z'),
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  requests.length = 0;
  answers['POST /api/v1/launch-codes'] = { status: 201, body: { code: 'code-1', expires_in: 60 } };
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => api.close(resolve));
});

const open = (path: string) => rawGet(site, path);
const policy = async (path: string) => String((await open(path)).headers['content-security-policy']);

describe('the page of a record', () => {
  it('shows the panel by the element, with a code for this agent and this origin', async () => {
    const { statusCode, body, headers } = await open('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<home-move mode="panel" brand="oakwood" launch="code-1"></home-move>');
    expect(body).toContain(`<script async src="${assets}/v1/loader.js"></script>`);
    expect(headers['cache-control']).toBe('no-store');
    expect(requests).toEqual([
      {
        call: 'POST /api/v1/launch-codes',
        authorization: `Bearer ${partnerKey}`,
        body: JSON.stringify({ enrolment: 'HM-7KQ2XW9D', agentName: 'Jordan Lee', reference: '20418', origin }),
      },
    ]);
  });

  it('shows the panel in a bare frame, with the code in the fragment', async () => {
    const { body } = await open('/bare');
    expect(body).toContain(`src="${telephony}/panel/oakwood#launch=code-1"`);
    expect(body).not.toContain('loader.js');
  });

  it('gives a mounted panel the code and the address of the package, and requests nothing else of Home Move', async () => {
    const { body } = await open('/mounted');
    expect(body).toContain(`data-host-runtime="${assets}/v1/host-runtime.js" data-launch="code-1"`);
    expect(requests.map(({ call }) => call)).toEqual(['POST /api/v1/launch-codes']);
  });

  it.each(['/', '/bare', '/mounted'])(
    'never contains the partner key, and has dates relative to today: %s',
    async (path) => {
      const { body } = await open(path);
      expect(body).not.toContain(partnerKey);
      expect(body).not.toContain('{{');
      expect(body).toContain('<dt>Move-in</dt><dd>27/11/2026</dd>');
      expect(body).toContain('aria-current="page"');
    },
  );

  it('allows only what its way of loading needs', async () => {
    const common = "; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(await policy('/')).toBe(
      `default-src 'none'; script-src 'self' ${assets}; style-src 'self'; frame-src ${telephony}; connect-src 'self' ${telephony}${common}`,
    );
    expect(await policy('/bare')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; frame-src ${telephony}; connect-src 'self'${common}`,
    );
    expect(await policy('/mounted')).toBe(
      `default-src 'none'; script-src 'self' ${assets}; style-src 'self' ${assets}; connect-src 'self'${common}`,
    );
    expect(await policy('/queue')).toBe(`default-src 'none'; style-src 'self'${common}`);
  });

  it.each(['/', '/mounted'])('explains that Home Move does not open the enrolment: %s', async (path) => {
    answers['POST /api/v1/launch-codes'] = { status: 404, body: { code: 'NOT_FOUND' } };
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('Home Move does not open this enrolment (404 NOT_FOUND).');
  });

  it.each(['/queue', '/static/callboard.css', '/static/mounted-panel.mjs'])('does not replace %s', async (url) => {
    expect((await open(url)).statusCode).toBe(200);
  });

  it('opens another case with its own number as the reference', async () => {
    const { body } = await open('/cases/20999%3Cb%3E?enrolment=HM-AAAA1111');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      enrolment: 'HM-AAAA1111',
      agentName: 'Jordan Lee',
      reference: '20999<b>',
      origin,
    });
    expect(body).toContain('<h1>Case 20999&#60;b&#62;</h1>');
    expect(body).not.toContain('Sam Hartley');
  });

  it('passes what the panel reports on to the queue, by case', async () => {
    const report = (event: unknown, reference: unknown) =>
      site.inject({ method: 'POST', url: '/events', payload: { event, reference } });
    expect((await open('/queue')).body).toContain('<p>None yet.</p>');
    for (const event of ['note', 'link', 'finished', 'navigate'])
      expect((await report(event, '7/<b>')).statusCode).toBe(204);
    expect((await report('note', '20418')).statusCode).toBe(204);
    expect((await open('/queue')).body).toContain(
      '<dl><div><dt>Case 20418</dt><dd><time>09:00</time> Note saved</dd></div>' +
        '<div><dt>Case 7&#47;&#60;b&#62;</dt><dd><time>09:00</time> Note saved</dd><dd><time>09:00</time> Link sent</dd>' +
        '<dd><time>09:00</time> Enrolment finished</dd><dd><time>09:00</time> Call ended</dd></div></dl>',
    );
    const rejected = [
      ['toString', '7'],
      ['note', ''],
      ['note', null],
      ['note', 'x'.repeat(65)],
    ] as const;
    for (const [event, reference] of rejected) expect((await report(event, reference)).statusCode).toBe(400);
  });

  it('states in the queue that the call has ended', async () => {
    expect((await open('/queue?ended=')).body).toContain('<p class="ended" role="status" >The last call has ended');
    expect((await open('/queue?ended=20418')).body).toContain('The last call of case 20418 has ended');
    expect((await open('/queue')).body).toContain('<p class="ended" role="status" hidden>');
  });

  it('names each case of the queue in the header of its row, and each line of its card as the column', async () => {
    const { body } = await open('/queue');
    const columns = [...body.matchAll(/role="columnheader">(.+?)</g)].map(([, name]) => name);
    expect(columns).toEqual(['Case', 'Opened', 'Agency', 'About']);
    const rows = [...body.matchAll(/<tr role="row"><th scope="row" role="rowheader">.+?<\/tr>/g)].map(([row]) => row);
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect([...row.matchAll(/<td role="cell" data-label="(.+?)">/g)].map(([, name]) => name)).toEqual(
        columns.slice(1),
      );
  });
});

describe('a mounted panel', () => {
  it('calls the API through the CRM’s own origin, with its own token and no key', async () => {
    answers['POST /api/v1/note'] = { status: 201, body: { id: '1' } };
    const response = await site.inject({
      method: 'POST',
      url: '/home-move/api/v1/note',
      headers: { authorization: 'Bearer agent-1', 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=b' },
      payload: 'content=Called',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ id: '1' });
    expect(requests.at(-1)).toEqual({
      call: 'POST /api/v1/note',
      authorization: 'Bearer agent-1',
      body: 'content=Called',
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/home-move/', '/home-move/api/docs', '/home-move/api/v1/../../queue', '/home-move//evil.example/api/v1/'])(
    'reaches nothing but calls by its proxy: %s',
    async (url) => {
      expect((await site.inject({ method: 'GET', url })).statusCode).toBe(404);
      expect(requests).toEqual([]);
    },
  );
});
