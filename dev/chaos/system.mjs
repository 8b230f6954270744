import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from '../launcher/managed-process.mjs';
import { noLimits } from '../launcher/limits.mjs';
import { freePortBase, nextPortBase, portsFrom } from '../launcher/ports.mjs';
import { processesOf } from '../launcher/processes.mjs';
import { answersHttp } from '../launcher/readiness.mjs';
import { settingsFrom } from '../launcher/settings.mjs';

const API_NAMES = ['first API', 'second API', 'third API', 'fourth API'];
export const MAX_APIS = API_NAMES.length;
/** A measured process writes its files when it ends by itself. */
const API_STOP_MS = 60_000;

/**
 * Starts one embedded database, the sandbox, and processes of the API on the database, two by default, on free ports with data in a
 * temporary folder. Each is restarted when it ends. `stop` of the result removes the folder. `remotes` are records of published
 * remotes.
 * @param options `firstApi` is the script of the first API, by default that of this checkout; with `isSecondLater`, the caller starts
 * the second. `apiArgs` are arguments of Node for each API, `apiEnv(settings)` more of its environment, and `onApiLine(name, line)`
 * receives its output.
 */
export async function startSystem(options = {}) {
  const { apis = 2, firstApi, isSecondLater = false, remotes = [] } = options;
  const { apiArgs = [], apiEnv = () => ({}), onApiLine = () => {} } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'home-move-chaos-'));
  const base = await freePortBase({ systems: apis });
  const env = { ...process.env, ...noLimits, LOG_LEVEL: 'error', PORT_BASE: String(base), HM_DATA_DIR: dataDir };
  delete env.MONGODB_URI;
  const settings = settingsFrom(env);
  const bases = Array.from({ length: apis - 1 }).reduce((all) => [...all, nextPortBase(all.at(-1))], [base]);
  const settingsOfApis = bases.map((each) => ({ ...settings, ports: { ...settings.ports, api: portsFrom(each).api } }));
  const names = API_NAMES.slice(0, apis);
  const { first } = processesOf(settings, env);
  const named = (name) => first.find((definition) => definition.name === name);
  const apiOf = (name, settingsOfApi) => {
    const { api } = processesOf(settingsOfApi, env);
    const apiEnvironment = { ...api.env, ...apiEnv(settings) };
    const ready = isLive(settingsOfApi);
    return { ...api, name, nodeArgs: apiArgs, env: apiEnvironment, ready, stopTimeoutMs: API_STOP_MS };
  };
  const errors = [];
  const managed = (definition) =>
    new ManagedProcess({
      env,
      ...definition,
      onLine: (line, source) => {
        if (source === 'stdout' && line.includes('"level":50')) errors.push(line);
        if (source === 'stdout' && names.includes(definition.name)) onApiLine(definition.name, line);
        if (source === 'stderr' && definition.name === 'mongo') errors.push(line);
      },
    });
  const processes = {
    database: managed(named('mongo')),
    sandbox: managed(named('sandbox')),
    ...Object.fromEntries(names.map((name, index) => [name, managed(apiOf(name, settingsOfApis[index]))])),
  };
  if (firstApi) processes['first API'].script = firstApi;
  const stopApis = () => Promise.all(names.map((name) => processes[name].stop()));
  const stop = async () => {
    await stopApis();
    for (const name of ['sandbox', 'database']) await processes[name].stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await writeFile(join(dataDir, 'remotes.json'), JSON.stringify(remotes));
    await Promise.all([processes.database.start(), processes.sandbox.start()]);
    for (const name of isSecondLater ? names.slice(0, 1) : names) await processes[name].start();
  } catch (error) {
    await stop();
    throw error;
  }
  const origins = settingsOfApis.map(originOf);
  const untilLive = () =>
    Promise.all(settingsOfApis.map((settingsOfApi) => isLive(settingsOfApi)(new AbortController().signal)));
  return { processes, apiNames: names, apis: origins, settings, env, errors, untilLive, stopApis, stop };
}

const originOf = ({ ports }) => `http://127.0.0.1:${ports.api}`;

/** Four processes that start at once on a busy machine take minutes. */
const START_LIMIT_MS = 300_000;

/** Not ready: no remotes are published. */
const isLive = (settings) => answersHttp(`${originOf(settings)}/api/v1/healthcheck/live`, START_LIMIT_MS);
