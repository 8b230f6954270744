import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const ASK_EVERY_MS = 60;
const WAIT_MS = 60_000;

/** Resolves when a GET of the address answers with a status below 400. */
export const answersHttp = (url) => (signal) =>
  until(signal, url, async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  });

/** Resolves when the port takes a connection. */
export const acceptsTcp = (port) => (signal) =>
  until(
    signal,
    `127.0.0.1:${port}`,
    () =>
      new Promise((resolve) => {
        const socket = connect({ host: '127.0.0.1', port });
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
  );

async function until(signal, what, isReady) {
  const givenUpAt = performance.now() + WAIT_MS;
  while (!signal.aborted && performance.now() < givenUpAt) {
    if (await isReady().catch(() => false)) return;
    await delay(ASK_EVERY_MS);
  }
  throw new UserError(`${what} did not answer within ${WAIT_MS / 1000} s.`);
}
