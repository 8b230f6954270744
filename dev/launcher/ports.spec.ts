import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { freePortBase, isFree, nextPortBase, portBase, portsFrom, assertFree } from './ports.mjs';

const listening = (port: number, host = '127.0.0.1'): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });

describe('portBase', () => {
  it('is 4000 unless PORT_BASE is set', () => {
    expect(portBase({})).toBe(4000);
    expect(portBase({ PORT_BASE: '' })).toBe(4000);
    expect(portBase({ PORT_BASE: '5200' })).toBe(5200);
  });

  it.each(['abc', '80', '65530', '4000.5', '-4000'])('rejects %p', (PORT_BASE) => {
    expect(() => portBase({ PORT_BASE })).toThrow(
      `PORT_BASE must be a whole number from 1024 to 65527; it is "${PORT_BASE}".`,
    );
  });
});

it('assigns each service its port', () => {
  expect(portsFrom(4000)).toEqual({
    api: 4000,
    assets: 4001,
    partner: 4002,
    crm: 4003,
    sandbox: 4004,
    mongo: 4005,
    smtp: 4006,
    agency: 4007,
  });
});

describe('a taken port', () => {
  it('is reported in one line', async () => {
    const base = await freePortBase();
    const server = await listening(base + 4);
    expect(await isFree(base + 4)).toBe(false);
    await expect(assertFree(portsFrom(base), ['api', 'sandbox'])).rejects.toThrow(
      `Port ${base + 4} (sandbox) is taken. Free it, or set PORT_BASE to another number.`,
    );
    await expect(assertFree(portsFrom(base), ['api', 'assets'])).resolves.toBeUndefined();
    server.close();
  });

  it('makes freePortBase choose another base', async () => {
    const base = await freePortBase();
    const server = await listening(base + 6);
    const draws = [(base - 20_000) / 12_000, 0.5];
    const found = await freePortBase({ random: () => draws.shift() ?? Math.random() });
    expect(found).not.toBe(base);
    server.close();
  });

  it('makes freePortBase choose another base when a second system needs it', async () => {
    const base = await freePortBase({ systems: 2 });
    const server = await listening(nextPortBase(base));
    const draws = [(base - 20_000) / 12_000, 0.5];
    const found = await freePortBase({ systems: 2, random: () => draws.shift() ?? Math.random() });
    expect(found).not.toBe(base);
    server.close();
  });
});

// A program there would receive what browsers send to localhost.
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

if (hasIpv6) {
  describe('a port that is taken only in IPv6', () => {
    it.each(['::1', '::'])('is noticed on %s', async (host) => {
      const base = await freePortBase();
      const server = await listening(base, host);
      expect(await isFree(base)).toBe(false);
      await expect(assertFree(portsFrom(base), ['api'])).rejects.toThrow(`Port ${base} (api) is taken`);
      server.close();
    });

    it('is reported with its address', async () => {
      const base = await freePortBase();
      const server = await listening(base, '::1');
      await expect(assertFree(portsFrom(base), ['api'])).rejects.toThrow(
        `Port ${base} (api) is taken on ::1, where browsers look for localhost first. Free it, or set PORT_BASE to another number.`,
      );
      server.close();
    });
  });
}
