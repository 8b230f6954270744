// Kills the API of the running system (`npm start`) five times, and measures how long it does not answer.
import { setTimeout as delay } from 'node:timers/promises';
import { runningProcesses } from '../launcher/run-file.mjs';
import { settingsFrom } from '../launcher/settings.mjs';

const BUDGET_MS = 2000;
const ROUNDS = 5;
const POLL_INTERVAL_MS = 20;
const GIVE_UP_AFTER_MS = 30_000;

const { dataDir, ports } = settingsFrom();
const ready = `http://127.0.0.1:${ports.api}/api/v1/healthcheck/ready`;
const isReady = () =>
  fetch(ready).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );

async function apiPid() {
  const api = (await runningProcesses(dataDir)).find(({ name }) => name === 'api');
  if (!api) throw new Error('The API does not run: npm start first.');
  return api.pid;
}

/** Milliseconds from the kill until the new process is ready. */
async function restart() {
  process.kill(await apiPid(), 'SIGKILL');
  const killed = performance.now();
  while (await isReady()) await delay(POLL_INTERVAL_MS);
  while (!(await isReady())) {
    if (performance.now() - killed > GIVE_UP_AFTER_MS) throw new Error('The API does not start again.');
    await delay(POLL_INTERVAL_MS);
  }
  const duration = performance.now() - killed;
  // The launcher records the new process once it is ready.
  await delay(1000);
  return duration;
}

const durations = [];
for (let round = 0; round < ROUNDS; round += 1) durations.push(Math.round(await restart()));
const median = durations.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
console.log(`ready after ${durations.join(', ')} ms; median ${median} ms, budget ${BUDGET_MS} ms`);
process.exitCode = median > BUDGET_MS ? 1 : 0;
