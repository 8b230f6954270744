import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of another origin that records everything a page sends to it: paths of HTTP requests, and UDP packets. */
export class Thief {
  private readonly requested = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly socket: Socket,
  ) {}

  static async start(): Promise<Thief> {
    const [server, socket] = [createServer(), createSocket('udp4')];
    const thief = new Thief(server, socket);
    server.on('request', ({ url = '' }, response) => {
      thief.requested.add(url.replace(/\?.*/, ''));
      response.setHeader('access-control-allow-origin', '*');
      response.end('stolen');
    });
    server.on('upgrade', (_, connection) => {
      thief.requested.add('/socket');
      connection.destroy();
    });
    socket.on('message', () => thief.requested.add('/webrtc'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return thief;
  }

  /** Host and port of HTTP requests: another origin than the portal's. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The address of UDP packets. */
  get stun(): string {
    return `stun:127.0.0.1:${this.socket.address().port}`;
  }

  /** The paths that arrived, sorted, without the icons that browsers request. */
  received(): readonly string[] {
    return [...this.requested].filter((path) => path !== '/favicon.ico').toSorted();
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    await new Promise<void>((resolve) => this.socket.close(() => resolve()));
  }
}
