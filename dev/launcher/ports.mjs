import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

const DEFAULT_BASE = 4000;
const PARTS = ['api', 'assets', 'partner', 'crm', 'sandbox', 'mongo', 'smtp'];
const HIGHEST_BASE = 65_535 - PARTS.length;

/** PORT_BASE of the environment, or the default. */
export function portBase(env = process.env) {
  const text = env.PORT_BASE ?? '';
  if (text === '') return DEFAULT_BASE;
  const base = Number(text);
  if (Number.isInteger(base) && base >= 1024 && base <= HIGHEST_BASE) return base;
  throw new UserError(`PORT_BASE must be a whole number from 1024 to ${HIGHEST_BASE}; it is "${text}".`);
}

/** { api: base, assets: base + 1, … } in the order that the decisions fix. */
export function portsFrom(base) {
  return Object.fromEntries(PARTS.map((part, step) => [part, base + step]));
}

/** Whether nobody listens on a port of the loopback address. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Complains of the first port that somebody else holds. `parts` are those about to be started. */
export async function assertFree(ports, parts) {
  for (const part of parts) {
    if (!(await isFree(ports[part]))) {
      throw new UserError(`Port ${ports[part]} (${part}) is taken. Free it, or set PORT_BASE to another number.`);
    }
  }
}

/** The first of seven free consecutive ports, looked for from a random place so that two runs hardly meet. */
export async function freePortBase(random = Math.random) {
  for (let tries = 0; tries < 200; tries += 1) {
    const base = 20_000 + 10 * Math.floor(random() * 1_200);
    const free = await Promise.all(Object.values(portsFrom(base)).map((port) => isFree(port)));
    if (free.every(Boolean)) return base;
  }
  throw new UserError('No seven free consecutive ports found between 20000 and 32000.');
}
