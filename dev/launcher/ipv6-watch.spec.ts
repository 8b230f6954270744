import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Ipv6Watch } from './ipv6-watch.mjs';
import { freePortBase } from './ports.mjs';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

async function listening(port: number, host: string): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen({ host, port });
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

let base: number;
let ours: Server;
let lines: string[];
let watch: Ipv6Watch;
beforeEach(async () => {
  base = await freePortBase();
  ours = await listening(base, '127.0.0.1');
  lines = [];
  watch = new Ipv6Watch({ api: base, assets: base + 1 }, (line: string) => lines.push(line));
});
afterEach(() => close(ours));

describe('ports that only our system uses', () => {
  it('are not mentioned while the system runs', async () => {
    await watch.check();
    expect(lines).toEqual([]);
  });
});

if (hasIpv6) {
  describe('a program that takes a port on ::1 while the system runs', () => {
    it('is reported once, and again when it returns', async () => {
      const line = `Port ${base} (api) is now taken on ::1 by another program, which browsers reach instead of this one. End it, or use another PORT_BASE.`;
      const stranger = await listening(base, '::1');
      await watch.check();
      await watch.check();
      expect(lines).toEqual([line]);
      await close(stranger);
      await watch.check();
      const again = await listening(base, '::1');
      await watch.check();
      expect(lines).toEqual([line, line]);
      await close(again);
    });
  });
}
