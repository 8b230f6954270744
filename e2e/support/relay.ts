import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { api, assetsSite, portal } from './addresses.js';

type Change = (text: string) => string;

/** Starts a server on a free port; returns its origin as a browser requests it. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

/** Headers that request a whole answer as plain text. */
function plainTextHeaders({ 'accept-encoding': _encoding, 'if-none-match': _tag, ...headers }: IncomingHttpHeaders) {
  return headers;
}

/** Sends an answer with its text and its policy changed. */
async function sendChanged(answer: IncomingMessage, outgoing: ServerResponse, change: Change): Promise<void> {
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = answer.headers;
  const body = change(await text(answer));
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(typeof policy === 'string' && { 'content-security-policy': change(policy) }),
  });
  outgoing.end(body);
}

/** Sends a request on to a site and the answer back, with its text changed where a change is given. */
function forward(site: string, incoming: IncomingMessage, outgoing: ServerResponse, change?: Change): void {
  const { method, url } = incoming;
  const headers = change ? plainTextHeaders(incoming.headers) : incoming.headers;
  const onward = request(`${site}${url}`, { method, headers }, (answer) => {
    if (change) {
      void sendChanged(answer, outgoing, change).catch(() => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

const isSave = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';
/** Documents and the registry name the site of the published files. */
const namesFiles = ({ headers, url = '' }: IncomingMessage) =>
  headers.accept?.includes('text/html') === true || url.startsWith('/api/v1/registry/');
const matches =
  (path: RegExp) =>
  ({ url = '' }: IncomingMessage) =>
    path.test(url);
const none = () => false;

/** The path of the analytics service that `measure` adds. */
const analyticsPath = '/analytics-of-the-story';

/** An event in a batch for the analytics service. */
export interface MeasuredEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * Another address of the portal and of its published files, as behind a load balancer that can fail without disturbing other
 * stories: it drops the connections of calls that save or of some files, alters files, leaves requests without an answer, or
 * closes its port. It can also be an analytics service, which the system of the stories does not have.
 */
export class Relay {
  private isDropped: (request: IncomingMessage) => boolean = none;
  private isUnanswered: (request: IncomingMessage) => boolean = none;
  private isAltered: (request: IncomingMessage) => boolean = none;
  private alteration: Change = (code) => code;
  private portalAnswers = true;
  private isMeasured = false;
  private readonly measured: MeasuredEvent[] = [];

  private constructor(
    private readonly server: Server,
    private readonly store: Server,
    /** The portal as the browser opens it here. */
    readonly portal: string,
    private readonly assets: string,
  ) {}

  static async start(): Promise<Relay> {
    const [server, store] = [createServer(), createServer()];
    const relay = new Relay(server, store, await listen(server), await listen(store));
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
      relay.passToPortal(incoming, outgoing),
    );
    store.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
      relay.passToAssets(incoming, outgoing),
    );
    return relay;
  }

  /** A loader that is published for this address. */
  get loader(): string {
    return `${this.assets}/v1/loader.js`;
  }

  /** Drops the connection of every call that saves, whatever it saves, until `restore`. */
  dropSaves(): void {
    this.isDropped = isSave;
  }

  /** Drops the connection of every request for a file whose path matches, until `restore`. */
  dropFiles(path: RegExp): void {
    this.isDropped = matches(path);
  }

  /** Alters every published file whose path matches, until `restore`. */
  alterFiles(path: RegExp, change: Change): void {
    this.isAltered = matches(path);
    this.alteration = change;
  }

  /** Never answers a request for a file whose path matches, until `restore`. */
  holdFiles(path: RegExp): void {
    this.isUnanswered = matches(path);
  }

  /** Gives documents an analytics service from now on. Returns the events that it receives, in order. */
  measure(): readonly MeasuredEvent[] {
    this.isMeasured = true;
    return this.measured;
  }

  restore(): void {
    this.isDropped = none;
    this.isUnanswered = none;
    this.isAltered = none;
  }

  /** Accepts requests to the portal and never answers. */
  stopAnswering(): void {
    this.portalAnswers = false;
  }

  /** Closes the port of the portal. */
  async goDown(): Promise<void> {
    if (this.server.listening) await close(this.server);
  }

  async end(): Promise<void> {
    await Promise.all([this.goDown(), close(this.store)]);
  }

  private passToPortal(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!this.portalAnswers) return;
    if (incoming.url === analyticsPath) {
      void this.receiveEvents(incoming, outgoing).catch(() => outgoing.destroy());
      return;
    }
    const here: Change = (html) => this.withAnalytics(html.replaceAll(assetsSite, this.assets));
    this.pass(api, incoming, outgoing, namesFiles(incoming) ? here : undefined);
  }

  /** The loader and its other scripts name the portal. Renaming it changes their hashes, which are dropped. */
  private passToAssets(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const here: Change = (code) => code.replaceAll(portal, this.portal).replaceAll(/sha256-[\w+/=]+/g, '');
    const unaltered = incoming.url?.startsWith('/remotes/') ? undefined : here;
    this.pass(assetsSite, incoming, outgoing, this.isAltered(incoming) ? this.alteration : unaltered);
  }

  /** The service has the origin of the document, which its policy allows. */
  private withAnalytics(html: string): string {
    if (!this.isMeasured) return html;
    const target = JSON.stringify({ url: `${this.portal}${analyticsPath}`, token: 'token-of-the-story' });
    return html.replace('"analytics":null', `"analytics":${target}`);
  }

  private async receiveEvents(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const batch = JSON.parse(await text(incoming)) as { readonly events: readonly MeasuredEvent[] };
    this.measured.push(...batch.events);
    outgoing.writeHead(204).end();
  }

  private pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse, change?: Change): void {
    if (this.isUnanswered(incoming)) return;
    if (this.isDropped(incoming)) incoming.socket.destroy();
    else forward(site, incoming, outgoing, change);
  }
}
