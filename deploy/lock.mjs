import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const TIMEOUT_MS = 60_000;
const FIRST_INTERVAL_MS = 100;
const LAST_INTERVAL_MS = 2000;

/**
 * Runs `work` while no other command works on the same folder of the store: one command might undo files that another has
 * found there and relies on. Waits for up to a minute, then throws a UserError.
 */
export async function withLock(store, folder, work, log) {
  const lock = posix.join(posix.dirname(folder), `.${posix.basename(folder)}.lock`);
  await acquire(store, lock, folder, log);
  const release = () => store.remove(lock);
  const interrupted = (signal) => {
    // A second signal ends the process at once, because this listener has been removed.
    void release().finally(() => process.kill(process.pid, signal));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work();
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await release();
  }
}

async function acquire(store, lock, folder, log) {
  const deadline = Date.now() + TIMEOUT_MS;
  const text = `${process.pid} ${machineId} ${randomUUID()}`;
  for (let interval = FIRST_INTERVAL_MS; !(await store.reserve(lock, text)); interval *= 2) {
    const holder = (await store.read(lock))?.toString('utf8') ?? '';
    // An earlier attempt created the lock, but its response was lost.
    if (holder === text) return;
    if (Date.now() > deadline || isStale(holder)) {
      throw new UserError(
        `Another command is at work on ${store.address(folder)}, or was broken off. If none runs, remove ${store.address(lock)}.`,
      );
    }
    if (interval === FIRST_INTERVAL_MS) {
      log(`Another command is at work on ${store.address(folder)}; waiting for it.`);
    }
    await setTimeout(Math.min(interval, LAST_INTERVAL_MS));
  }
}

/** The store is public, so the lock contains a hash of the machine's name rather than the name. */
const machineId = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);

/** Whether the process that holds the lock has ended. Only processes of this machine are known. */
function isStale(holder) {
  const [pid, machine] = holder.split(' ');
  if (machine !== machineId) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
