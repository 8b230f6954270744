import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from '../launcher/managed-process.mjs';
import { noLimits } from '../launcher/limits.mjs';
import { freePortBase, nextPortBase, portsFrom } from '../launcher/ports.mjs';
import { processesOf } from '../launcher/processes.mjs';
import { answersHttp } from '../launcher/readiness.mjs';
import { settingsFrom } from '../launcher/settings.mjs';

/**
 * Starts one embedded database, the sandbox, and two processes of the API on the database, on free ports with data in a temporary
 * folder. Each is restarted when it ends. `stop` of the result removes the folder.
 */
export async function startSystem() {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-move-chaos-'));
  const base = await freePortBase({ systems: 2 });
  const env = { ...process.env, ...noLimits, LOG_LEVEL: 'error', PORT_BASE: String(base), HM_DATA_DIR: dataDir };
  delete env.MONGODB_URI;
  const settings = settingsFrom(env);
  const second = { ...settings, ports: { ...settings.ports, api: portsFrom(nextPortBase(base)).api } };
  const { first } = processesOf(settings, env);
  const named = (name) => first.find((definition) => definition.name === name);
  const apiOf = (one) => ({ ...processesOf(one, env).api, ready: isLive(one) });
  const errors = [];
  const managed = (definition) =>
    new ManagedProcess({
      env,
      ...definition,
      onLine: (line, source) => {
        if (source === 'stdout' && line.includes('"level":50')) errors.push(line);
        if (source === 'stderr' && definition.name === 'mongo') errors.push(line);
      },
    });
  const processes = {
    database: managed(named('mongo')),
    sandbox: managed(named('sandbox')),
    'first API': managed(apiOf(settings)),
    'second API': managed(apiOf(second)),
  };
  const stop = async () => {
    for (const name of ['first API', 'second API', 'sandbox', 'database']) await processes[name].stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await writeFile(join(dataDir, 'remotes.json'), '[]');
    await Promise.all([processes.database.start(), processes.sandbox.start()]);
    await processes['first API'].start();
    await processes['second API'].start();
  } catch (error) {
    await stop();
    throw error;
  }
  const apis = [settings, second].map(originOf);
  const untilLive = () => Promise.all([settings, second].map((one) => isLive(one)(new AbortController().signal)));
  return { processes, apis, settings, errors, untilLive, stop };
}

const originOf = ({ ports }) => `http://127.0.0.1:${ports.api}`;

/** Not ready: no remotes are published. */
const isLive = (settings) => answersHttp(`${originOf(settings)}/api/v1/healthcheck/live`);
