import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type RequestOptions, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { webhookEndpoints, type NewWebhook, type WebhookEvent, type WebhookEventType } from '@home-move/contract';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Transactions } from '../../../src/common/database/transactions.js';
import type { MoveEvent } from '../../../src/modules/partners/events/move-event.repository.js';
import { MoveEvents } from '../../../src/modules/partners/events/move-events.service.js';
import { DeliveryDispatcher } from '../../../src/modules/partners/webhooks/delivery-dispatcher.js';
import { HostAddressesPort } from '../../../src/providers/host-addresses/host-addresses.port.js';
import { HttpsWebhookReceivers } from '../../../src/providers/webhooks/webhook-receivers.https.js';
import { WebhookReceiversPort } from '../../../src/providers/webhooks/webhook-receivers.port.js';
import type { BootedApp } from '../../support/boot-app.js';
import { type Certificate, createCertificate } from '../../support/certificate.js';
import { partnerKey } from '../../support/test-env.js';

/** A request as a receiver has got it. */
export interface Received {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const hookUrl = 'https://hooks.oakwood.example/events';
const hosts = ['hooks.oakwood.example', 'slow.oakwood.example', 'other.oakwood.example'];
export const publicAddress = '93.184.216.34';

/** A server of partners, whose names have the public addresses of `names`. The application reaches it on this machine. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** The addresses to which the application was bound, by request. */
  readonly pinned: (readonly string[])[] = [];
  /** The addresses of names; others have none. */
  names: Record<string, readonly string[]> = {};
  respond: (request: Received, response: ServerResponse) => void = accept;
  private server: Server | undefined;
  private port = 0;

  /** Starts it, with a certificate that the application trusts unless it has another name or has expired. */
  async start(certificate: Certificate = createCertificate(hosts)): Promise<void> {
    this.reset();
    this.server = createServer({ cert: certificate.cert, key: certificate.key }, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        const { host = '' } = request.headers;
        const body = Buffer.concat(chunks).toString();
        const received = { host: host.replace(/:\d+$/, ''), path: request.url ?? '', headers: request.headers, body };
        this.received.push(received);
        this.respond(received, response);
      });
    });
    // A client that rejects the certificate ends the handshake.
    this.server.on('tlsClientError', () => undefined);
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
    this.certificate = certificate;
  }

  private certificate: Certificate | undefined;

  /** Drops its requests, and accepts everything from now on. */
  reset(): void {
    this.received.length = 0;
    this.pinned.length = 0;
    this.names = Object.fromEntries(hosts.map((name) => [name, [publicAddress]]));
    this.respond = accept;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => (this.server ? this.server.close(closed) : closed(undefined)));
  }

  /** Replaces the internet of an application by this server. */
  connect({ app }: BootedApp): void {
    const resolve = async (name: string) => this.names[name] ?? [];
    jest.spyOn(app.get(HostAddressesPort, { strict: false }), 'resolve').mockImplementation(resolve);
    const { pinned } = this;
    const local = (): RequestOptions => ({ port: this.port, ca: this.certificate?.cert });
    class LocalReceivers extends HttpsWebhookReceivers {
      protected override connection(addresses: readonly string[]): RequestOptions {
        pinned.push(addresses);
        return { ...super.connection(['127.0.0.1']), ...local() };
      }
    }
    const receivers = new LocalReceivers();
    const port = app.get(WebhookReceiversPort, { strict: false });
    jest.spyOn(port, 'post').mockImplementation((...call) => receivers.post(...call));
  }

  /** The types of events that were received, in order. */
  get types(): readonly string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as WebhookEvent).type);
  }
}

const accept: WebhookReceiver['respond'] = (_request, response) => void response.writeHead(204).end();

/** Responds with a status and no body. */
export const status =
  (code: number, headers: Record<string, string> = {}): WebhookReceiver['respond'] =>
  (_request, response) =>
    void response.writeHead(code, headers).end();

/** The dispatcher of a process without polling, so that it delivers only when the test runs it. */
export async function manualDispatcher({ app }: BootedApp): Promise<DeliveryDispatcher> {
  const dispatcher = app.get(DeliveryDispatcher, { strict: false });
  await dispatcher.beforeApplicationShutdown();
  return dispatcher;
}

export const allEvents: readonly WebhookEventType[] = [
  'move.invited',
  'move.opened',
  'move.service_completed',
  'move.completed',
  'move.cancelled',
  'move.objected',
  'move.forgotten',
];

const newWebhook: NewWebhook = { url: hookUrl, events: [...allEvents], alertEmail: 'hooks@oakwood.example' };

/** Adds a webhook of oakwood, or of the partner and environment of another key. */
export async function addWebhook(api: BootedApp, overrides: Partial<NewWebhook> = {}, token = partnerKey) {
  const body = { ...newWebhook, ...overrides };
  return (await api.call(webhookEndpoints.create, { body }, { token })).body;
}

/** Removes the webhooks and everything that was delivered by them. */
export async function clearWebhooks({ database }: BootedApp): Promise<void> {
  const names = ['partner_webhooks', 'partner_webhook_queues', 'partner_webhook_deliveries', 'partner_move_events'];
  for (const name of names) await database.collection(name).deleteMany({});
}

/** Records events of one move of oakwood in one transaction, now. */
export async function recordEvents(
  { app, clock }: BootedApp,
  moveId: string,
  types: readonly WebhookEventType[],
  overrides: Partial<MoveEvent> = {},
): Promise<void> {
  const events = types.map((type) => ({
    moveId,
    partner: 'oakwood',
    environment: 'live' as const,
    reference: moveId.toUpperCase(),
    type,
    service: type === 'move.service_completed' ? ('energy' as const) : null,
    at: clock.now(),
    ...overrides,
  }));
  const moveEvents = app.get(MoveEvents, { strict: false });
  await app.get(Transactions, { strict: false }).run(() => moveEvents.record(events));
}

/** The event in a request, verified by the published library at a time of the receiver's clock. Throws if it is not genuine. */
export function verified(
  { headers, body }: Pick<Received, 'headers' | 'body'>,
  secret: string,
  at: Date,
): WebhookEvent {
  const now = jest.spyOn(Date, 'now').mockReturnValue(at.getTime());
  try {
    return new StandardWebhook(secret).verify(body, headers as Record<string, string>) as WebhookEvent;
  } finally {
    now.mockRestore();
  }
}
