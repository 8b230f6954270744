import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Does the work while no other command does anything to the same place of the store: what one of them takes away again,
 * another one might have found there and relied on.
 */
export async function withLock(place, work, say) {
  const lock = join(dirname(place), `.${basename(place)}.lock`);
  await mkdir(dirname(lock), { recursive: true }).catch(cannotWrite);
  await take(lock, place, say);
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

async function take(lock, place, say) {
  const until = Date.now() + PATIENCE_MS;
  for (let tries = 0; !(await isTaken(lock)); tries += 1) {
    if (Date.now() > until || (await isLeftBehind(lock))) {
      throw new UserError(`Another command is at work on ${place}, or was broken off. If none runs, remove ${lock}.`);
    }
    if (tries === 0) say(`Another command is at work on ${place}; waiting for it.`);
    await setTimeout(PAUSE_MS);
  }
}

/** The store is public: the lock names its process and machine to those who know the machine. */
const here = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);

async function isTaken(lock) {
  try {
    await writeFile(lock, `${process.pid} ${here}`, { flag: 'wx' });
    return true;
  } catch (error) {
    return error.code === 'EEXIST' ? false : cannotWrite(error);
  }
}

function cannotWrite(error) {
  throw new UserError(`The store cannot be written: ${error.message}`);
}

async function isLeftBehind(lock) {
  const [pid, machine] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  if (machine !== here) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
