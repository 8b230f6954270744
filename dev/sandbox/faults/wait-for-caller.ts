import { once, type EventEmitter } from 'node:events';

/** Waits, but no longer than the caller does: a closed connection must not keep a timer alive. */
export async function waitForCaller(milliseconds: number, connection: EventEmitter): Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  const gone = once(connection, 'close', { signal: stop.signal }).catch(() => undefined);
  await Promise.race([over, gone]);
  clearTimeout(timer);
  stop.abort();
}
