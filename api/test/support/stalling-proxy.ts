import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of the database that can stop forwarding, as when the machine behind it hangs. */
export interface StallingProxy {
  readonly uri: string;
  stall(): void;
  resume(): void;
  close(): void;
}

export async function startStallingProxy(uri: string): Promise<StallingProxy> {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 27017), target.hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
      from.on('error', () => to.destroy());
      if (isStalled) from.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxied = new URL(uri);
  // Otherwise the driver connects to the address in the server's handshake and bypasses the proxy.
  proxied.searchParams.set('directConnection', 'true');
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    uri: proxied.href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
