import { until } from '../launcher/readiness.mjs';
import { runningProcesses } from '../launcher/run-file.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { API_NAMES, untilReady } from './rehearsal.mjs';

/**
 * Restarts the API processes of the running rehearsal, each when the one before is ready again. They read their settings from the file as
 * it is now. Throws a UserError if none runs, and if a process does not start again, before it stops the next.
 */
export async function restartOneByOne(settings, { log = console.log, timeoutMs } = {}) {
  const before = await apiProcesses(settings);
  for (const { name, pid } of before) {
    process.kill(pid, 'SIGTERM');
    try {
      await until({ address: name, timeoutMs }, async () => (await pidOf(settings, name)) !== pid);
      await untilReady(settings, name, timeoutMs);
    } catch (cause) {
      const reason = `The terminal of the rehearsal has the reason; the process starts once ${settings.environment} is correct.`;
      throw new UserError(`${name} is not ready again. ${reason}`, { cause });
    }
    log(`${name} is ready with the settings in ${settings.environment} (pid ${await pidOf(settings, name)})`);
  }
}

async function apiProcesses({ dataDir }) {
  const running = (await runningProcesses(dataDir)).filter(({ name }) => API_NAMES.includes(name));
  if (running.length < API_NAMES.length)
    throw new UserError(`${API_NAMES.join(' and ')} do not both run on ${dataDir}: npm run rehearse first.`);
  return running;
}

/** The pid that run.json has; it names a process again when it serves. */
async function pidOf({ dataDir }, name) {
  const found = (await runningProcesses(dataDir)).find((running) => running.name === name);
  if (!found) throw new UserError(`${name} does not run`);
  return found.pid;
}
