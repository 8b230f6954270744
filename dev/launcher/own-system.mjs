import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noLimits } from './limits.mjs';
import { freePortBase } from './ports.mjs';
import { settingsFrom } from './settings.mjs';
import { startSystem } from './system.mjs';

/**
 * Starts a system for one program, whose name appears in its folder's: on free ports, with an empty database in a temporary
 * folder, without limits. `systems` is the number of systems, including this one, for which ports are reserved. `stop`
 * of the result stops it and removes the folder.
 */
export async function startOwnSystem(name, { env = process.env, systems = 1, logLevel = 'error' } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), `home-move-${name}-`));
  const ownEnv = {
    ...env,
    ...noLimits,
    LOG_LEVEL: logLevel,
    PORT_BASE: String(await freePortBase({ systems })),
    HM_DATA_DIR: dataDir,
  };
  delete ownEnv.MONGODB_URI;
  const settings = settingsFrom(ownEnv);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const system = await startSystem(settings, { env: ownEnv, log: () => {} });
    let stopping;
    const stop = () => (stopping ??= system.stop().finally(removeFolder));
    return { settings, env: ownEnv, dataDir, stop };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
