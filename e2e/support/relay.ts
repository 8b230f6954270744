import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { api, dataDir, portal } from './addresses.js';

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

/** Sends a request on to the portal, and the answer back. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const onward = request(`${api}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

const isSave = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

/**
 * Another address of the portal, as behind a load balancer that can fail without disturbing other stories: it drops the
 * connections of calls that save or of some files, accepts without answering, or closes its port.
 */
export class Relay {
  private isDropped: (request: IncomingMessage) => boolean = () => false;
  private answers = true;

  private constructor(
    private readonly server: Server,
    private readonly store: Server,
    /** The portal as the browser opens it here. */
    readonly portal: string,
    /** A loader that is published for this address. */
    readonly loader: string,
  ) {}

  static async start(): Promise<Relay> {
    const server = createServer();
    const origin = await listen(server);
    // The loader and the script that it imports name the portal.
    const store = createServer(({ url = '' }, response) => {
      response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript');
      readFile(join(dataDir, 'assets', new URL(url, origin).pathname), 'utf8').then(
        (published) => response.end(published.replaceAll(portal, origin)),
        () => response.writeHead(404).end(),
      );
    });
    const relay = new Relay(server, store, origin, `${await listen(store)}/v1/loader.js`);
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => relay.pass(incoming, outgoing));
    return relay;
  }

  /** Drops the connection of every call that saves, whatever it saves, until `restore`. */
  dropSaves(): void {
    this.isDropped = isSave;
  }

  /** Drops the connection of every request for a file whose path matches, until `restore`. */
  dropFiles(path: RegExp): void {
    this.isDropped = ({ url = '' }) => path.test(url);
  }

  restore(): void {
    this.isDropped = () => false;
  }

  /** Accepts requests and never answers. */
  stopAnswering(): void {
    this.answers = false;
  }

  /** Closes the port. */
  async goDown(): Promise<void> {
    if (this.server.listening) await close(this.server);
  }

  async end(): Promise<void> {
    await Promise.all([this.goDown(), close(this.store)]);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!this.answers) return;
    if (this.isDropped(incoming)) incoming.socket.destroy();
    else forward(incoming, outgoing);
  }
}
