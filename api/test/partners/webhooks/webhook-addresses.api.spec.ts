import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { webhookEndpoints, webhookMessages } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import {
  addWebhook,
  clearWebhooks,
  hookUrl,
  manualDispatcher,
  publicAddress,
  recordEvents,
  WebhookReceiver,
} from './webhook-receiver.fixture.js';

let api: BootedApp;
let agency: Server;
let agencyOrigin: string;
/** The requests that the demo agency has received. */
const atAgency: IncomingHttpHeaders[] = [];
const receiver = new WebhookReceiver();

beforeAll(async () => {
  agency = createServer(({ headers }, response) => {
    atAgency.push(headers);
    response.writeHead(204).end();
  });
  await once(agency.listen(0, '127.0.0.1'), 'listening');
  agencyOrigin = `http://agency.localhost:${(agency.address() as AddressInfo).port}`;
  api = await bootApp({ PARTNER_WEBHOOK_LIMIT: '100000', DEMO_AGENCY_ORIGIN: agencyOrigin });
  api.clock.at('2026-11-20T10:00:00Z');
  await receiver.start();
});
afterAll(async () => {
  await new Promise((closed) => agency.close(closed));
  await receiver.stop();
  await api.close();
});
beforeEach(async () => {
  receiver.reset();
  receiver.connect(api);
  await clearWebhooks(api);
});
afterEach(() => jest.restoreAllMocks());

const create = (url: string) =>
  api.call(
    webhookEndpoints.create,
    { body: { url, events: ['move.opened'], alertEmail: 'hooks@oakwood.example' } },
    { token: partnerKey },
  );
const rejection = { status: 400, body: { code: 'VALIDATION', errors: { url: webhookMessages.url } } };

describe('an address', () => {
  it.each([
    ['http', 'http://hooks.oakwood.example/'],
    ['another scheme', 'ftp://hooks.oakwood.example/'],
    ['a script', 'javascript:alert(1)'],
    ['no scheme', 'hooks.oakwood.example/events'],
    ['a user name', 'https://sam@hooks.oakwood.example/'],
    ['a password', 'https://:secret@hooks.oakwood.example/'],
    ['a fragment', 'https://hooks.oakwood.example/#top'],
    ['an empty fragment', 'https://hooks.oakwood.example/#'],
    ['a port of another service', 'https://hooks.oakwood.example:22/'],
    ['port 80', 'https://hooks.oakwood.example:80/'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback in short', 'https://127.1/'],
    ['loopback in hexadecimal', 'https://0x7f.1/'],
    ['loopback in octal', 'https://0177.0.0.1/'],
    ['loopback as one number', 'https://2130706433/'],
    ['loopback with a dot', 'https://127.0.0.1./'],
    ['loopback in full-width digits', 'https://１２７.0.0.1/'],
    ['this machine', 'https://0.0.0.0/'],
    ['a private network', 'https://10.0.0.7/'],
    ['another private network', 'https://192.168.0.7/'],
    ['the metadata service', 'https://169.254.169.254/latest/meta-data'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['IPv4 mapped into IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['IPv4 mapped into IPv6 in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['6to4', 'https://[2002:7f00:1::]/'],
    ['a unique local address', 'https://[fd00::1]/'],
    ['a link-local address', 'https://[fe80::1]/'],
    ['an unknown name', 'https://nowhere.example/'],
    ['a name of this machine', 'https://localhost/'],
    ['the demo agency by another port', 'http://agency.localhost:1/'],
    ['the demo agency by its address', 'http://127.0.0.1/'],
  ])('is rejected with %s: %s', async (_, url) => {
    expect(await create(url)).toMatchObject(rejection);
    expect(await api.database.collection('partner_webhooks').countDocuments()).toBe(0);
  });

  it.each([
    ['a private address', ['10.0.0.7']],
    ['a public and a private address', [publicAddress, '127.0.0.1']],
    ['a private IPv6 address', ['fd00::1']],
    ['no address', []],
  ])('whose name has %s gets the response of an unknown name', async (_, addresses) => {
    receiver.names['intranet.example'] = addresses;
    const known = await create('https://intranet.example/');
    const unknown = await create('https://nowhere.example/');
    expect(known).toMatchObject(rejection);
    expect(known.text).toBe(unknown.text);
  });

  it.each([
    ['https://HOOKS.oakwood.example', 'https://hooks.oakwood.example/'],
    ['https://hooks.oakwood.example:443/a?b=c', 'https://hooks.oakwood.example/a?b=c'],
    ['https://hooks.oakwood.example:8443/', 'https://hooks.oakwood.example:8443/'],
    [`https://${publicAddress}/`, `https://${publicAddress}/`],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
  ])('is normalised: %s', async (url, normalised) => {
    expect(await create(url)).toMatchObject({ status: 201, body: { url: normalised } });
  });
});

describe('a name that is rebound', () => {
  it('is resolved at each delivery, and only the checked addresses are used', async () => {
    const dispatcher = await manualDispatcher(api);
    await addWebhook(api, { url: hookUrl });
    receiver.names['hooks.oakwood.example'] = ['93.184.216.35'];
    await recordEvents(api, 'move-1', ['move.opened']);
    await dispatcher.runDue();
    receiver.names['hooks.oakwood.example'] = ['10.0.0.7'];
    await recordEvents(api, 'move-1', ['move.completed']);
    await dispatcher.runDue();
    expect(receiver.pinned).toEqual([['93.184.216.35']]);
    expect(receiver.types).toEqual(['move.opened']);
  });

  it('gets nothing at a stored address that the rules reject by now', async () => {
    const dispatcher = await manualDispatcher(api);
    await addWebhook(api, { url: hookUrl });
    await api.database.collection('partner_webhooks').updateMany({}, { $set: { url: 'http://127.0.0.1/' } });
    await recordEvents(api, 'move-1', ['move.opened']);
    await dispatcher.runDue();
    expect(receiver.pinned).toEqual([]);
  });
});

describe('the demo agency', () => {
  it('receives events without TLS in demo mode', async () => {
    const dispatcher = await manualDispatcher(api);
    jest.restoreAllMocks();
    expect(await create(`${agencyOrigin}/webhooks`)).toMatchObject({ status: 201 });
    await recordEvents(api, 'move-1', ['move.opened']);
    await dispatcher.runDue();
    expect(atAgency).toMatchObject([{ host: new URL(agencyOrigin).host }]);
  });

  it('has no exception without its origin', async () => {
    const other = await api.another({ DEMO_AGENCY_ORIGIN: '' });
    try {
      const body = {
        url: `${agencyOrigin}/webhooks`,
        events: ['move.opened' as const],
        alertEmail: 'hooks@oakwood.example',
      };
      const answer = await other.call(webhookEndpoints.create, { body }, { token: partnerKey });
      expect(answer).toMatchObject(rejection);
    } finally {
      await other.close();
    }
  });
});
