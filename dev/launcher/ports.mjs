import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

const DEFAULT_BASE = 4000;
const SERVICES = ['api', 'assets', 'partner', 'crm', 'sandbox', 'mongo', 'smtp', 'agency'];
const HIGHEST_BASE = 65_535 - SERVICES.length;
const NEXT_SYSTEM = 10;

/** PORT_BASE of the environment, or the default. */
export function portBase(env = process.env) {
  const text = env.PORT_BASE ?? '';
  if (text === '') return DEFAULT_BASE;
  const base = Number(text);
  if (Number.isInteger(base) && base >= 1024 && base <= HIGHEST_BASE) return base;
  throw new UserError(`PORT_BASE must be a whole number from 1024 to ${HIGHEST_BASE}; it is "${text}".`);
}

/** { api: base, assets: base + 1, … } in their documented order. */
export function portsFrom(base) {
  return Object.fromEntries(SERVICES.map((service, offset) => [service, base + offset]));
}

/** Whether a port is free on both loopback addresses: browsers try ::1 first for localhost, our servers use 127.0.0.1. */
export async function isFree(port) {
  return (await addressTaken(port)) === undefined;
}

async function addressTaken(port) {
  if (!(await canListen('127.0.0.1', port))) return '127.0.0.1';
  return (await canListen('::1', port)) ? undefined : '::1';
}

function canListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1, so no program can take a port there.
    server.once('error', ({ code }) => resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Throws a UserError for the first port of the given services that is taken. */
export async function assertFree(ports, services) {
  for (const service of services) {
    const address = await addressTaken(ports[service]);
    if (address === undefined) continue;
    const where = address === '::1' ? ' on ::1, where browsers look for localhost first' : '';
    throw new UserError(
      `Port ${ports[service]} (${service}) is taken${where}. Free it, or set PORT_BASE to another number.`,
    );
  }
}

/** The port base for a second system, next to the system at `base`. */
export const nextPortBase = (base) => Number(base) + NEXT_SYSTEM;

/** A base, chosen at random so that two runs rarely collide, at which so many systems find their ports free. Throws a UserError without any. */
export async function freePortBase({ systems = 1, random = Math.random } = {}) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const base = 20_000 + NEXT_SYSTEM * Math.floor(random() * 1_200);
    const bases = Array.from({ length: systems }, (_, index) => base + NEXT_SYSTEM * index);
    const free = await Promise.all(bases.flatMap((each) => Object.values(portsFrom(each))).map((port) => isFree(port)));
    if (free.every(Boolean)) return base;
  }
  throw new UserError(`No free ports for ${systems} systems found between 20000 and 32000.`);
}
