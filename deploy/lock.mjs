import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 100;

/**
 * Runs `work` while no other command works on the same folder of the store: one command might undo files that another has
 * found there and relies on. Waits for up to a minute, then throws a UserError.
 */
export async function withLock(folder, work, log) {
  const lock = join(dirname(folder), `.${basename(folder)}.lock`);
  await mkdir(dirname(lock), { recursive: true }).catch(failToWrite);
  await acquire(lock, folder, log);
  const release = () => rmSync(lock, { force: true });
  const interrupted = (signal) => {
    release();
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work();
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    release();
  }
}

async function acquire(lock, folder, log) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let attempt = 0; !(await create(lock)); attempt += 1) {
    if (Date.now() > deadline || (await isStale(lock))) {
      throw new UserError(`Another command is at work on ${folder}, or was broken off. If none runs, remove ${lock}.`);
    }
    if (attempt === 0) log(`Another command is at work on ${folder}; waiting for it.`);
    await setTimeout(INTERVAL_MS);
  }
}

/** The store is public, so the lock contains a hash of the machine's name rather than the name. */
const machineId = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);

/** False when the lock exists already. */
async function create(lock) {
  try {
    await writeFile(lock, `${process.pid} ${machineId}`, { flag: 'wx' });
    return true;
  } catch (error) {
    return error.code === 'EEXIST' ? false : failToWrite(error);
  }
}

function failToWrite(error) {
  throw new UserError(`The store cannot be written: ${error.message}`);
}

async function isStale(lock) {
  const [pid, machine] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  if (machine !== machineId) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
