import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database on which everything can stand still, as when the machine behind it hangs. */
export interface StallingLink {
  readonly uri: string;
  stall(): void;
  goOn(): void;
  close(): void;
}

export async function stallingLink(uri: string): Promise<StallingLink> {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
      from.on('error', () => to.destroy());
      if (isStalled) from.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = new URL(uri);
  // Not on to the address that the server says of itself.
  own.searchParams.set('directConnection', 'true');
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    uri: own.href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    goOn: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
