import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { api, dataDir } from './addresses.js';

interface RunFile {
  processes: { name: string; pid: number; port: number }[];
}

async function processOf(part: 'api' | 'mongo'): Promise<number> {
  const { processes } = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as RunFile;
  const pid = processes.find(({ name }) => name === part)?.pid;
  if (pid === undefined) throw new Error(`run.json names no ${part} process`);
  return pid;
}
const apiProcess = () => processOf('api');

const isReady = () =>
  fetch(`${api}/api/v1/healthcheck/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Kills the API as a crash would, and gives the id of the process that it was. */
export async function killApi(): Promise<number> {
  const pid = await apiProcess();
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** The same, and waits until the launcher has another one answering. */
export async function crashApi(): Promise<void> {
  const pid = await killApi();
  await expect.poll(apiProcess, { message: 'a new api process', timeout: 20_000 }).not.toBe(pid);
  await expect.poll(isReady, { message: 'the new api to be ready', timeout: 20_000 }).toBe(true);
}

/** Makes the database answer nothing, as when its machine hangs; the answer wakes it, and waits until the API has it again. */
export async function hangDatabase(): Promise<() => Promise<void>> {
  const pid = await processOf('mongo');
  process.kill(pid, 'SIGSTOP');
  return async () => {
    process.kill(pid, 'SIGCONT');
    await expect.poll(isReady, { message: 'the API to be ready', timeout: 20_000 }).toBe(true);
  };
}

const filesOf = (remote: string) => join(dataDir, 'assets', 'remotes', remote);

/** Takes the published files of a remote away; the answer brings them back. */
export async function removeFilesOf(remote: string): Promise<() => Promise<void>> {
  await rename(filesOf(remote), `${filesOf(remote)}.away`);
  return () => rename(`${filesOf(remote)}.away`, filesOf(remote));
}
