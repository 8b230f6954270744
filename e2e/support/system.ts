import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { api, dataDir } from './addresses.js';

interface RunFile {
  processes: { name: string; pid: number; port: number }[];
}

async function processId(wanted: 'api' | 'mongo'): Promise<number> {
  const { processes } = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as RunFile;
  const pid = processes.find(({ name }) => name === wanted)?.pid;
  if (pid === undefined) throw new Error(`run.json lists no ${wanted} process`);
  return pid;
}
const apiProcess = () => processId('api');

const isReady = () =>
  fetch(`${api}/api/v1/healthcheck/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** On a busy machine a start takes long, and the driver notices only after 10 s that the database is back. */
const restartTimeoutMs = 60_000;

/** Kills the API as a crash would, and returns the id of the killed process. */
export async function killApi(): Promise<number> {
  const pid = await apiProcess();
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Kills the API and waits until the launcher has started a new one that is ready. */
export async function crashApi(): Promise<void> {
  const pid = await killApi();
  await expect.poll(apiProcess, { message: 'a new api process', timeout: restartTimeoutMs }).not.toBe(pid);
  await expect.poll(isReady, { message: 'the new api to be ready', timeout: restartTimeoutMs }).toBe(true);
}

/**
 * Suspends the database as if its machine hung; the returned function resumes it and waits until the API is ready. Skips the
 * story on the server of MONGODB_URI.
 */
export async function hangDatabase(): Promise<() => Promise<void>> {
  test.skip(Boolean(process.env['MONGODB_URI']), 'only the embedded database runs as a process of the system');
  const pid = await processId('mongo');
  process.kill(pid, 'SIGSTOP');
  return async () => {
    process.kill(pid, 'SIGCONT');
    await expect.poll(isReady, { message: 'the API to be ready', timeout: restartTimeoutMs }).toBe(true);
  };
}

const remoteFolder = (remote: string) => join(dataDir, 'assets', 'remotes', remote);

/** Removes the published files of a remote; the returned function restores them. */
export async function removeRemoteFiles(remote: string): Promise<() => Promise<void>> {
  await rename(remoteFolder(remote), `${remoteFolder(remote)}.away`);
  return () => rename(`${remoteFolder(remote)}.away`, remoteFolder(remote));
}
