import { mkdir } from 'node:fs/promises';
import { openLogs } from './log-files.mjs';
import { ManagedProcess } from './managed-process.mjs';
import { processesOf } from './processes.mjs';
import { assertFree } from './ports.mjs';
import { publish } from './publish.mjs';
import { removeRunFile, writeRunFile } from './run-file.mjs';

/**
 * Starts every part of the system and resolves when all serve; on a complaint nothing is left running.
 * The answer's `stop` ends them in the opposite order.
 */
export async function startSystem(settings, { env = process.env, say = console.log } = {}) {
  const { first, api } = processesOf(settings, env);
  await assertPortsFree(settings);
  await mkdir(settings.dataDir, { recursive: true });
  await publish({ dataDir: settings.dataDir, portalOrigin: settings.portal });

  const logs = await openLogs(settings.dataDir);
  const started = [];
  const up = new Set();
  const record = () => writeRunFile(settings.dataDir, started);
  const watched = (plan) =>
    new ManagedProcess({
      env,
      ...plan,
      // What a part says before it is ready stands in its log; if it fails, its last line is the complaint, once.
      onLine: (line, source) => logs.write(plan.name, line, source, { quietly: !up.has(plan.name) }),
      onRestart: (part, error) => {
        say(error ? `${part.name} does not start again: ${error.message}` : `${part.name} restarted (pid ${part.pid})`);
        return record();
      },
    });
  const startPart = async (plan) => {
    const part = watched(plan);
    started.push(part);
    await part.start();
    up.add(plan.name);
    say(`${plan.name} ready on ${plan.shown}`);
  };
  let stopping;
  const stop = () => (stopping ??= stopInOrder(started, settings, logs));

  try {
    await Promise.all(first.map(startPart));
    await startPart(api);
    await record();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Complains of the first port that the system needs and somebody else holds. */
export async function assertPortsFree(settings) {
  const { first, api } = processesOf(settings);
  const names = [...first, api].flatMap(({ name, morePorts = [] }) => [name, ...morePorts]);
  await assertFree(settings.ports, names);
}

/** The API first, so that it finishes what is in flight while the database and the third parties still answer. */
async function stopInOrder(parts, settings, logs) {
  const api = parts.filter(({ name }) => name === 'api');
  const mongo = parts.filter(({ name }) => name === 'mongo');
  const others = parts.filter((part) => !api.includes(part) && !mongo.includes(part));
  for (const group of [api, others, mongo]) await Promise.all(group.map((part) => part.stop()));
  await removeRunFile(settings.dataDir);
  logs.close();
}
