import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const RETRY_AFTER_MS = 1_000;

const pathOf = (dataDir) => join(dataDir, 'run.json');

/** Records the running processes, [{ name, pid, port }], and their CLOCK_OFFSET, if any, in one atomic write. */
export async function writeRunFile(dataDir, managed, { clockOffset } = {}) {
  const processes = managed.filter(({ pid }) => pid !== undefined).map(({ name, pid, port }) => ({ name, pid, port }));
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${pathOf(dataDir)}.new`, `${JSON.stringify({ processes, clockOffset }, null, 2)}\n`);
  await rename(`${pathOf(dataDir)}.new`, pathOf(dataDir));
}

export async function removeRunFile(dataDir) {
  await rm(pathOf(dataDir), { force: true });
}

/** Keeps run.json up to date. A write that fails, as on a full disk, is reported once and repeated until it succeeds. */
export class RunRecord {
  #dataDir;
  #managed;
  #clockOffset;
  #onFailure;
  #written = Promise.resolve();
  #retry;
  #isFailing = false;
  #isRemoved = false;

  constructor(dataDir, managed, { clockOffset, onFailure }) {
    this.#dataDir = dataDir;
    this.#managed = managed;
    this.#clockOffset = clockOffset;
    this.#onFailure = onFailure;
  }

  /** Records the processes as they are now. Never rejects. */
  update() {
    return (this.#written = this.#written.then(() => this.#write()));
  }

  async remove() {
    this.#isRemoved = true;
    clearTimeout(this.#retry);
    await this.#written;
    // In a read-only folder the file stays; it lists processes that are dead then.
    await removeRunFile(this.#dataDir).catch(() => {});
  }

  async #write() {
    clearTimeout(this.#retry);
    if (this.#isRemoved) return;
    try {
      await writeRunFile(this.#dataDir, this.#managed, { clockOffset: this.#clockOffset });
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#onFailure(error);
      this.#isFailing = true;
      this.#retry = setTimeout(() => this.update(), RETRY_AFTER_MS).unref();
    }
  }
}

/** The recorded processes that are alive; empty when nothing runs. */
export async function runningProcesses(dataDir) {
  return ((await readRunFile(dataDir)).processes ?? []).filter(({ pid }) => isAlive(pid));
}

/** The CLOCK_OFFSET of the running system, as a text; undefined without one. */
export async function runningClockOffset(dataDir) {
  return (await readRunFile(dataDir)).clockOffset;
}

async function readRunFile(dataDir) {
  return JSON.parse(await readFile(pathOf(dataDir), 'utf8').catch(() => '{}'));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
