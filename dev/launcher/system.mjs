import { lockFolder } from './folder-lock.mjs';
import { openLogs } from './log-files.mjs';
import { Ipv6Watch } from './ipv6-watch.mjs';
import { ManagedProcess } from './managed-process.mjs';
import { processesOf } from './processes.mjs';
import { assertFree } from './ports.mjs';
import { ProcessOutput } from './process-output.mjs';
import { publish } from './publish.mjs';
import { RunRecord, runningProcesses } from './run-file.mjs';
import { inDataFolder, UserError } from './user-error.mjs';

/**
 * Starts every process of the system and resolves when all of them serve; on an error, nothing is left running. `stop` of the
 * result stops them in the opposite order. `builds` are the folders of the remotes' builds, by default in this checkout. Throws a
 * UserError, and changes nothing, while another launcher uses the data folder.
 */
export async function startSystem(settings, { env = process.env, log = console.log, builds } = {}) {
  const { first, api } = processesOf(settings, env);
  await assertPortsFree(settings);
  const { dataDir } = settings;
  const lock = await inDataFolder(dataDir, () => lockFolder(dataDir));
  const logs = await prepareFolder(settings, builds).catch(async (error) => {
    await lock.release();
    throw error;
  });
  const started = [];
  const record = new RunRecord(dataDir, started, {
    clockOffset: env.CLOCK_OFFSET || undefined,
    onFailure: ({ message }) => log(`run.json cannot be written: ${message}`),
  });
  const startProcess = async (definition) => {
    const output = new ProcessOutput(definition.name, { logs, log });
    const managed = new ManagedProcess({
      env,
      ...definition,
      onLine: (line, source) => output.line(line, source, managed.isReady),
      onRestart: ({ name, pid }, error) => {
        if (error) return output.notStarted(error);
        output.ready(`${name} restarted (pid ${pid})`);
        void record.update();
      },
    });
    started.push(managed);
    await managed.start();
    output.ready(`${definition.name} ready on ${definition.address}`);
  };
  let stopping;
  const ipv6Watch = new Ipv6Watch(portsOf(settings), log);
  const stop = () => {
    ipv6Watch.stop();
    return (stopping ??= stopInOrder(started, { record, logs, lock }));
  };

  try {
    await Promise.all(first.map(startProcess));
    await startProcess(api);
    await record.update();
    ipv6Watch.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Publishes the remotes. Returns the logs. */
function prepareFolder(settings, builds) {
  const { dataDir } = settings;
  return inDataFolder(dataDir, async () => {
    await publish({ dataDir, addresses: settings, builds });
    return openLogs(dataDir);
  });
}

/** Throws a UserError when the system runs already, or for the first of its ports that another program has taken. */
export async function assertPortsFree(settings) {
  const ports = portsOf(settings);
  try {
    await assertFree(ports, Object.keys(ports));
  } catch (error) {
    const [running] = await runningProcesses(settings.dataDir);
    if (!running) throw error;
    throw new UserError(
      `Home Move already runs at ${settings.portal}. Stop it with Ctrl-C in its terminal, or set PORT_BASE to another number.`,
      { cause: error },
    );
  }
}

/** The port of each service that the system starts. */
function portsOf(settings) {
  const { first, api } = processesOf(settings);
  const names = [...first, api].flatMap(({ name, otherPorts = [] }) => [name, ...otherPorts]);
  return Object.fromEntries(names.map((name) => [name, settings.ports[name]]));
}

/** Stops the API first, so that it finishes its requests while the database and the third parties still respond. */
async function stopInOrder(processes, { record, logs, lock }) {
  const api = processes.filter(({ name }) => name === 'api');
  const mongo = processes.filter(({ name }) => name === 'mongo');
  const others = processes.filter((managed) => !api.includes(managed) && !mongo.includes(managed));
  for (const group of [api, others, mongo]) await Promise.all(group.map((managed) => managed.stop()));
  await record.remove();
  logs.close();
  await lock.release();
}

/**
 * Calls `stop` on Ctrl-C, SIGTERM or a closed terminal, then exits; with code 1 by default, because an interrupted check has not
 * passed. A second signal exits at once; the managed processes then end by themselves.
 */
export function onStopSignal(stop, exitCode = 1) {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().finally(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
}
