import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const INTERVAL_MS = 60;
/** A busy machine may take more than a minute to start a process. One that ends meanwhile aborts the signal. */
const TIMEOUT_MS = 180_000;

/** Resolves when a GET of the URL returns a success status; rejects with UserError after `timeoutMs`, three minutes by default. */
export const answersHttp = (url, timeoutMs) => (signal) =>
  until({ signal, address: url, timeoutMs }, async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  });

/** Resolves when the port accepts a connection. */
export const acceptsTcp = (port) => (signal) =>
  until(
    { signal, address: `127.0.0.1:${port}` },
    () =>
      new Promise((resolve) => {
        const socket = connect({ host: '127.0.0.1', port });
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
  );

/** Resolves when `isReady` returns true; a rejection counts as false. Rejects with UserError after `timeoutMs`, or when the signal aborts. */
export async function until({ signal = new AbortController().signal, address, timeoutMs = TIMEOUT_MS }, isReady) {
  const deadline = performance.now() + timeoutMs;
  while (!signal.aborted && performance.now() < deadline) {
    if (await isReady().catch(() => false)) return;
    await delay(INTERVAL_MS);
  }
  throw new UserError(`${address} did not answer within ${timeoutMs / 1000} s.`);
}
