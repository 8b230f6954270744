import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { Agency } from './agency.js';
import { agencyServer } from './agency-server.js';
import { HomeMoveClient } from './home-move-client.js';

const partnerKey = 'hmp_live_the-key-of-this-agency';
const origin = 'http://agency.localhost:5207';
const url = `${origin}/home-move/webhook`;
const secret = `whsec_${randomBytes(32).toString('base64')}`;

/** Home Move's partner API as far as the agency calls it: an answer for each call, and a list of answers for successive calls. */
type Answer = { readonly status?: number; readonly body?: unknown };
let answers: Record<string, Answer | Answer[]>;
let requests: { readonly call: string; readonly authorization: string | undefined; readonly body: string }[];
let api: Server;
let site: ReturnType<typeof agencyServer>;
let agency: Agency;

const move = (given: object = {}) => ({
  reference: 'T-2041',
  status: 'scheduled',
  completedServices: [],
  inviteAt: '2026-11-20T09:00:00.000Z',
  notInvited: null,
  ...given,
});
const webhook = { id: 'w1', url, events: [], state: 'active' };
const unknownMove = { status: 404, body: { code: 'NOT_FOUND', title: 'Not found' } };

const answerTo = (call: string): Answer => {
  const answer = answers[call] ?? unknownMove;
  return Array.isArray(answer) ? (answer.shift() ?? unknownMove) : answer;
};

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url?.replace('/api/partner/v1', '')}`;
      const { authorization } = request.headers;
      requests.push({ call, authorization, body: Buffer.concat(chunks).toString('latin1') });
      const { status = 200, body } = answerTo(call);
      const content = typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(content);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  requests = [];
  answers = {
    'GET /webhooks': { body: { webhooks: [webhook] } },
    'POST /webhooks': { status: 201, body: { ...webhook, secret } },
    'POST /webhooks/w1/secrets': { status: 201, body: { ...webhook, secret } },
  };
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const homeMove = new HomeMoveClient({ api: address, partnerKey });
  const today = () => '2026-11-20';
  agency = new Agency({ homeMove, origin, today, wait: () => Promise.resolve() });
  site = agencyServer({ pages: join(__dirname, 'pages'), origin, agency, today });
  await site.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => site.close());
afterAll(() => new Promise((resolve) => api.close(resolve)));

const open = (path: string) => site.inject({ method: 'GET', url: path });
const post = (path: string, form = '') =>
  site.inject({
    method: 'POST',
    url: path,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
const calls = () => requests.map(({ call }) => call);

/** The row of a tenancy as text. */
async function row(number: string): Promise<string> {
  const { body } = await open('/');
  const html = body.slice(body.indexOf(`data-number="${number}"`)).split('</li>\n')[0] ?? '';
  return html
    .replaceAll(/<form[^>]*hidden>.*?<\/form>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Delivers an event as Home Move does. */
function deliver(type: string, data: object = {}, { id = `msg_${requests.length}_${type}`, by = secret } = {}) {
  const payload = JSON.stringify({
    type,
    timestamp: '2026-11-20T09:04:00.000Z',
    data: { reference: 'T-2041', environment: 'live', ...data },
  });
  const now = new Date();
  return site.inject({
    method: 'POST',
    url: '/home-move/webhook',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, now, payload),
    },
    payload,
  });
}

describe('the list of tenancies', () => {
  it('shows the tenancies of the demo, with dates relative to today', async () => {
    const { statusCode, headers, body } = await open('/');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect([...body.matchAll(/data-number="(.+?)"/g)].map(([, number]) => number)).toEqual([
      'T-2041',
      'T-2042',
      'T-2043',
      'T-2044',
      'T-2045',
      'T-2046',
    ]);
    expect(await row('T-2041')).toContain(
      'Imogen Castellane T-2041 Home 8 Castle Road, Bedford, MK40 2QT Moves in Wed 25 Nov',
    );
    expect(await row('T-2041')).toContain('Not sent Send to Home Move Imogen Castellane');
    expect(body).not.toContain('{{');
    expect(body).not.toContain(partnerKey);
  });

  it.each(['/tenancies/new', '/import', '/static/keyring.css', '/static/tenancies.mjs', '/static/import.mjs'])(
    'serves %s',
    async (path) => {
      expect((await open(path)).statusCode).toBe(200);
    },
  );

  it('adds a tenancy with a number that earlier runs have not used, and escapes each detail', async () => {
    const form = new URLSearchParams({
      firstName: '<b>Robin</b>',
      surname: '"Ashdown\' onclick=',
      emailAddress: 'robin@example.test',
      postcode: '</li>',
      moveInDate: 'soon<',
      agreed: 'yes',
    });
    const { statusCode, headers } = await post('/tenancies', form.toString());
    expect(statusCode).toBe(303);
    const [, number = ''] = /^\/#(T-\d{6})$/.exec(String(headers.location)) ?? [];
    const { body } = await open('/');
    expect(body.indexOf(number)).toBeLessThan(body.indexOf('T-2041'));
    expect(body).not.toContain('<b>Robin');
    expect(body).not.toContain('onclick=');
    expect(body).not.toContain('soon<');
    expect(body).toContain('&#60;b&#62;Robin&#60;&#47;b&#62; &#34;Ashdown&#39; onclick&#61;');
  });

  it('adds no tenancy of a tenant who has not agreed', async () => {
    const { statusCode, body } = await post('/tenancies', 'surname=Ashdown&postcode=MK40+2QT');
    expect(statusCode).toBe(400);
    expect(body).toContain('The tenancy was not saved');
    expect((await open('/')).body).not.toContain('Ashdown');
  });

  it.each([undefined, 'null', 'https://evil.example'])('accepts no form of another origin: %s', async (from) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(from !== undefined && { origin: from }),
    };
    const request = { method: 'POST', headers, payload: 'agreed=yes' } as const;
    expect((await site.inject({ ...request, url: '/tenancies' })).statusCode).toBe(403);
    expect((await site.inject({ ...request, url: '/tenancies/T-2041/send' })).statusCode).toBe(403);
    expect(requests).toEqual([]);
  });
});

describe('a tenancy', () => {
  it('is sent with its number as the reference, and without unknown details', async () => {
    answers['POST /moves'] = { status: 201, body: move({ reference: 'T-2044' }) };
    const { statusCode, headers } = await post('/tenancies/T-2044/send');
    expect([statusCode, headers.location]).toEqual([303, '/#T-2044']);
    const sent = requests.find(({ call }) => call === 'POST /moves');
    expect(sent?.authorization).toBe(`Bearer ${partnerKey}`);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      reference: 'T-2044',
      brand: 'oakwood',
      type: 'Lettings',
      person: {
        title: 'Mr',
        firstName: 'Idris',
        surname: 'Holloway',
        emailAddress: 'idris.holloway@example.test',
        contactNumber: '07700 900154',
      },
      property: { postcode: 'CF10 3NP' },
      moveInDate: '2026-12-02',
      agreed: { text: 'tenancy-agreement-2026-03', date: '2026-11-17' },
    });
    expect(await row('T-2044')).toContain('Invitation planned On 20 Nov, 09:00 Cancel');
  });

  it('names each wrong field if Home Move does not accept it, and can be sent again', async () => {
    const errors = { 'property.postcode': 'Enter a <postcode>', moveInDate: 'Too far ahead', 'agreed.date': 'Too old' };
    answers['POST /moves'] = [
      { status: 400, body: { code: 'VALIDATION', title: 'Please check these', detail: 'Incomplete', errors } },
      { status: 201, body: move({ reference: 'T-2046' }) },
    ];
    await post('/tenancies/T-2046/send');
    expect(await row('T-2046')).toContain(
      'Not sent Home Move did not accept this: Please check these Incomplete Postcode : Enter a &#60;postcode&#62; Move-in date : Too far ahead agreed.date : Too old Send to Home Move',
    );
    await post('/tenancies/T-2046/send');
    expect(await row('T-2046')).not.toContain('did not accept');
  });

  it('keeps its status if Home Move does not answer', async () => {
    answers['GET /webhooks'] = { status: 503, body: '<html>' };
    await post('/tenancies/T-2041/send');
    expect(await row('T-2041')).toContain('Not sent Home Move did not accept this: Home Move could not process this');
    expect(calls()).toEqual(['GET /webhooks']);
  });

  it('can be cancelled, and its tenant invited again', async () => {
    answers['POST /moves'] = { status: 201, body: move({ status: 'invited' }) };
    answers['POST /moves/T-2041/invite'] = { body: move({ status: 'invited', notInvited: 'undeliverable' }) };
    answers['DELETE /moves/T-2041'] = { body: move({ status: 'cancelled' }) };
    await post('/tenancies/T-2041/send');
    await post('/tenancies/T-2041/invite');
    expect(await row('T-2041')).toContain('Invited The invitation could not be delivered. Invite again');
    await post('/tenancies/T-2041/cancel');
    expect(await row('T-2041')).toMatch(/Cancelled $/);
  });

  it.each(['T-1', '..%2fmoves'])('does nothing for an unknown number: %s', async (number) => {
    expect((await post(`/tenancies/${number}/cancel`)).statusCode).toBe(404);
    expect(requests).toEqual([]);
  });
});

describe('the webhook of the agency', () => {
  it('is created if Home Move has none with this address', async () => {
    answers['GET /webhooks'] = { body: { webhooks: [{ ...webhook, id: 'w0', url: 'https://other.example/' }] } };
    await agency.connect();
    expect(requests.slice(0, 2).map(({ call, body }) => [call, body && JSON.parse(body)])).toEqual([
      ['GET /webhooks', ''],
      [
        'POST /webhooks',
        {
          url,
          events: [
            'move.invited',
            'move.opened',
            'move.service_completed',
            'move.completed',
            'move.cancelled',
            'move.objected',
            'move.forgotten',
          ],
          alertEmail: 'systems@oakwood.example.test',
        },
      ],
    ]);
    expect((await deliver('move.invited')).statusCode).toBe(204);
  });

  it('gets another secret after a restart, is activated, and Home Move returns the statuses of moves sent before', async () => {
    answers['GET /webhooks'] = { body: { webhooks: [{ ...webhook, state: 'failed' }] } };
    answers['PATCH /webhooks/w1'] = { body: webhook };
    answers['GET /moves/T-2042'] = { body: move({ status: 'inProgress', completedServices: ['energy'] }) };
    await agency.connect();
    expect(calls().slice(0, 3)).toEqual(['GET /webhooks', 'POST /webhooks/w1/secrets', 'PATCH /webhooks/w1']);
    expect(await row('T-2042')).toContain('Setting up Set up: Energy');
    expect((await deliver('move.invited')).statusCode).toBe(204);
  });

  it('is registered once Home Move answers', async () => {
    answers['GET /webhooks'] = [
      { status: 503, body: {} },
      { status: 500, body: '' },
      { body: { webhooks: [webhook] } },
    ];
    await agency.connect();
    expect(calls().filter((call) => call === 'GET /webhooks')).toHaveLength(3);
  });
});

describe('the receiver of webhooks', () => {
  it('accepts nothing before it has a secret', async () => {
    expect((await deliver('move.invited')).statusCode).toBe(503);
    expect(await row('T-2041')).toContain('Not sent');
  });

  describe('with a secret', () => {
    beforeEach(() => agency.connect());

    it('shows each status in order, with the services that are set up', async () => {
      await deliver('move.invited');
      expect(await row('T-2041')).toContain('Invited Invited 20 Nov, 09:04 Invite again');
      await deliver('move.opened');
      await deliver('move.service_completed', { service: 'energy' }, { id: 'msg_1' });
      expect(await row('T-2041')).toContain('Setting up Set up: Energy');
      await deliver('move.service_completed', { service: 'council' }, { id: 'msg_2' });
      await deliver('move.completed');
      expect(await row('T-2041')).toMatch(
        /Completed Set up: Energy; Council tax Invited .* Opened .* Energy set up .* Council tax set up .* Everything set up 20 Nov, 09:04 $/,
      );
    });

    it.each([
      ['move.cancelled', 'Cancelled'],
      ['move.objected', 'Objected'],
      ['move.forgotten', 'Details erased'],
    ])('shows the end of a move: %s', async (type, label) => {
      await deliver(type);
      expect(await row('T-2041')).toContain(` ${label} `);
    });

    it('counts an event that arrives twice once', async () => {
      expect((await deliver('move.invited', {}, { id: 'msg_same' })).statusCode).toBe(204);
      expect((await deliver('move.invited', {}, { id: 'msg_same' })).statusCode).toBe(204);
      expect((await row('T-2041')).match(/09:04/g)).toHaveLength(1);
    });

    it('keeps the status of a webhook that overtakes the response of the API', async () => {
      await deliver('move.invited');
      answers['POST /moves'] = { status: 201, body: move() };
      await post('/tenancies/T-2041/send');
      expect(await row('T-2041')).toMatch(/MK40.*07700 900151 Invited Invited/);
    });

    it('rejects another signature, a changed body and an old request', async () => {
      const other = `whsec_${randomBytes(32).toString('base64')}`;
      expect((await deliver('move.invited', {}, { by: other })).statusCode).toBe(400);
      const payload = JSON.stringify({ type: 'move.invited', timestamp: '', data: { reference: 'T-2041' } });
      const send = (signedAt: Date, signed: string) =>
        site.inject({
          method: 'POST',
          url: '/home-move/webhook',
          headers: {
            'content-type': 'application/json',
            'webhook-id': 'msg_1',
            'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
            'webhook-signature': new Webhook(secret).sign('msg_1', signedAt, signed),
          },
          payload,
        });
      expect((await send(new Date(), `${payload} `)).statusCode).toBe(400);
      expect((await send(new Date(Date.now() - 10 * 60 * 1000), payload)).statusCode).toBe(400);
      expect((await site.inject({ method: 'POST', url: '/home-move/webhook' })).statusCode).toBe(400);
      expect(await row('T-2041')).toContain('Not sent');
      expect((await send(new Date(), payload)).statusCode).toBe(204);
    });

    it('accepts events of unknown types, services and references', async () => {
      expect((await deliver('move.reminded')).statusCode).toBe(204);
      expect((await deliver('move.invited', { reference: 'T-1' })).statusCode).toBe(204);
      expect((await deliver('move.service_completed', { service: 'garden<' })).statusCode).toBe(204);
      expect(await row('T-2041')).toContain('Set up: garden&#60;');
    });
  });
});

describe('an open page', () => {
  it('gets the current statuses, and each change', async () => {
    await agency.connect();
    const { port } = site.server.address() as AddressInfo;
    const updates = await fetch(`http://127.0.0.1:${port}/updates`);
    expect(updates.headers.get('content-type')).toBe('text/event-stream');
    const messages = messagesOf(updates);
    for (const number of ['T-2041', 'T-2042', 'T-2043', 'T-2044', 'T-2045', 'T-2046'])
      expect(await messages.next()).toMatchObject({ value: { number, status: 'notSent', actions: ['send'] } });
    await deliver('move.objected', { reference: 'T-2043' });
    expect(await messages.next()).toMatchObject({
      value: { number: 'T-2043', status: 'objected', actions: [], announcement: 'Beatrix Lampard: Objected' },
    });
  });
});

async function* messagesOf({ body }: Response): AsyncGenerator {
  let text = '';
  for await (const chunk of body ?? []) {
    text += new TextDecoder().decode(chunk);
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) yield JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? 'null');
  }
}

describe('an import', () => {
  const fileImport = (given: object) => ({
    id: 'i1',
    mode: 'import',
    state: 'waiting',
    rows: 2,
    results: {},
    ...given,
  });
  const send = (mode: string, payload: string | Buffer) =>
    site.inject({
      method: 'POST',
      url: `/imports?mode=${mode}`,
      headers: { origin, 'content-type': 'text/csv' },
      payload,
    });

  it('passes the file on as it is, and follows the import to its end', async () => {
    answers['POST /moves/import?mode=import'] = { status: 202, body: fileImport({}) };
    answers['GET /imports/i1'] = [
      { body: fileImport({ state: 'running', results: { created: 1 } }) },
      { status: 503, body: {} },
      { body: fileImport({ state: 'done', results: { created: 2 } }) },
    ];
    answers['GET /moves/T-2046'] = { body: move({ reference: 'T-2046' }) };
    const changes: unknown[] = [];
    const isRead = new Promise<void>((resolve) => agency.ledger.onChange(() => resolve()));
    const isDone = new Promise<void>((resolve) => {
      agency.onImportChange(({ state, results }) => {
        changes.push([state, results]);
        if (state === 'done') resolve();
      });
    });
    const { statusCode, body } = await send('import', Buffer.from([0xef, 0xbb, 0xbf, 0xe9]));
    expect([statusCode, JSON.parse(body)]).toEqual([200, fileImport({})]);
    await isDone;
    expect(requests[0]?.body).toBe('\u00EF\u00BB\u00BF\u00E9');
    expect(changes).toEqual([
      ['waiting', {}],
      ['running', { created: 1 }],
      ['done', { created: 2 }],
    ]);
    // The file had the last tenancy of the list.
    await isRead;
    expect(await row('T-2046')).toContain('Invitation planned');
  });

  it('only checks a file unless the page names the import', async () => {
    answers['POST /moves/import?mode=check'] = { status: 202, body: fileImport({ mode: 'check', state: 'done' }) };
    expect((await send('everything', 'reference\r\n')).statusCode).toBe(200);
    expect(calls()).toEqual(['POST /moves/import?mode=check']);
  });

  it('shows why a file cannot be read', async () => {
    const detail = 'The file is not in UTF-8';
    answers['POST /moves/import?mode=check'] = {
      status: 400,
      body: { code: 'VALIDATION', title: 'Check these', detail, errors: {} },
    };
    const { statusCode, body } = await send('check', '\u00E9');
    expect(statusCode).toBe(422);
    expect(JSON.parse(body)).toEqual({ title: 'Check these', errors: ['The file is not in UTF-8'] });
  });

  it('has a report to download', async () => {
    answers['GET /imports/i1/report'] = { body: 'row,reference,result,field,message\r\n' };
    const { headers, body } = await open('/imports/i1/report');
    expect(body).toBe('row,reference,result,field,message\r\n');
    expect(headers['content-disposition']).toBe('attachment; filename="home-move-report.csv"');
    expect((await open('/imports/..%2f..%2fmoves/report')).statusCode).toBe(404);
    expect(calls()).toEqual(['GET /imports/i1/report', 'GET /imports/..%2F..%2Fmoves/report']);
  });

  it('has an example with the tenancies of the list', async () => {
    const { body } = await open('/import/example.csv');
    const lines = body.split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe(
      'reference,brand,type,title,firstName,surname,emailAddress,contactNumber,houseNameOrNumber,addressLine1,town,postcode,moveInDate,agreedText,agreedDate,inviteDaysBefore',
    );
    expect(lines[1]).toBe(
      'T-2041,oakwood,Lettings,Ms,Imogen,Castellane,imogen.castellane@example.test,07700 900151,8,Castle Road,Bedford,MK40 2QT,2026-11-25,tenancy-agreement-2026-03,2026-11-17,',
    );
  });
});
