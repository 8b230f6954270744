import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const pathOf = (dataDir) => join(dataDir, 'run.json');

/** Records the running processes, [{ name, pid, port }], in one atomic write. */
export async function writeRunFile(dataDir, managed) {
  const processes = managed.filter(({ pid }) => pid !== undefined).map(({ name, pid, port }) => ({ name, pid, port }));
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${pathOf(dataDir)}.new`, `${JSON.stringify({ processes }, null, 2)}\n`);
  await rename(`${pathOf(dataDir)}.new`, pathOf(dataDir));
}

export async function removeRunFile(dataDir) {
  await rm(pathOf(dataDir), { force: true });
}

/** The recorded processes that are alive; empty when nothing runs. */
export async function runningProcesses(dataDir) {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => '{}');
  return (JSON.parse(text).processes ?? []).filter(({ pid }) => isAlive(pid));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
