import { mkdir } from 'node:fs/promises';
import { openLogs } from './log-files.mjs';
import { ManagedProcess } from './managed-process.mjs';
import { processesOf } from './processes.mjs';
import { assertFree } from './ports.mjs';
import { publish } from './publish.mjs';
import { removeRunFile, writeRunFile } from './run-file.mjs';

/**
 * Starts every process of the system and resolves when all of them serve; on an error, nothing is left running. `stop` of the
 * result stops them in the opposite order.
 */
export async function startSystem(settings, { env = process.env, log = console.log } = {}) {
  const { first, api } = processesOf(settings, env);
  await assertPortsFree(settings);
  await mkdir(settings.dataDir, { recursive: true });
  await publish({ dataDir: settings.dataDir, portalOrigin: settings.portal });

  const logs = await openLogs(settings.dataDir);
  const started = [];
  const ready = new Set();
  const record = () => writeRunFile(settings.dataDir, started);
  const manage = (definition) =>
    new ManagedProcess({
      env,
      ...definition,
      // Output before the process is ready goes to its log only; if it fails, its last line is the error, shown once.
      onLine: (line, source) => logs.write(definition.name, line, source, { quiet: !ready.has(definition.name) }),
      onRestart: ({ name, pid }, error) => {
        log(error ? `${name} does not start again: ${error.message}` : `${name} restarted (pid ${pid})`);
        return record();
      },
    });
  const startProcess = async (definition) => {
    const managed = manage(definition);
    started.push(managed);
    await managed.start();
    ready.add(definition.name);
    log(`${definition.name} ready on ${definition.address}`);
  };
  let stopping;
  const stop = () => (stopping ??= stopInOrder(started, settings, logs));

  try {
    await Promise.all(first.map(startProcess));
    await startProcess(api);
    await record();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Throws a UserError for the first port that the system needs and that is taken. */
export async function assertPortsFree(settings) {
  const { first, api } = processesOf(settings);
  const names = [...first, api].flatMap(({ name, otherPorts = [] }) => [name, ...otherPorts]);
  await assertFree(settings.ports, names);
}

/** Stops the API first, so that it finishes its requests while the database and the third parties still respond. */
async function stopInOrder(processes, settings, logs) {
  const api = processes.filter(({ name }) => name === 'api');
  const mongo = processes.filter(({ name }) => name === 'mongo');
  const others = processes.filter((managed) => !api.includes(managed) && !mongo.includes(managed));
  for (const group of [api, others, mongo]) await Promise.all(group.map((managed) => managed.stop()));
  await removeRunFile(settings.dataDir);
  logs.close();
}

/**
 * Calls `stop` on Ctrl-C, SIGTERM or a closed terminal, then exits. A second signal exits at once; the managed processes then
 * end by themselves.
 */
export function onStopSignal(stop) {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
}
