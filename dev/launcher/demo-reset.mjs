import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dropDatabase } from './database.mjs';
import { lockFolder } from './folder-lock.mjs';
import { UserError } from './user-error.mjs';
import { removeAllVersions, removePublishedVersions } from './published-files.mjs';
import { runningProcesses } from './run-file.mjs';
import { settingsFrom } from './settings.mjs';

/**
 * `npm run demo:reset`: restores the demo data, and every journey as it was built. With nothing running, removes the
 * database's folder and the store's remotes. In a running system, drops the database, removes the versions that the system
 * does not list, and terminates the API: the launcher restarts it, and in demo mode it fills an empty database.
 */
export async function demoReset(_args, env = process.env) {
  const { dataDir, database, ownDatabase } = settingsFrom(env);
  if (!ownDatabase) throw new UserError('demo:reset works on the embedded database alone; MONGODB_URI is set.');
  const running = await runningProcesses(dataDir);
  const api = running.find(({ name }) => name === 'api');
  if (api && running.some(({ name }) => name === 'mongo')) {
    await dropDatabase(database);
    // After the records: a document may name the files of a version as long as its record exists.
    await removePublishedVersions(dataDir);
    process.kill(api.pid, 'SIGTERM');
    console.log('Demo data and published versions dropped; the API restarts and loads the demo data again.');
    return;
  }
  if (running.length > 0) throw new UserError('Only a part of the system runs: stop it, then reset.');
  const lock = await lockFolder(dataDir);
  try {
    await rm(join(dataDir, 'mongo'), { recursive: true, force: true });
    await removeAllVersions(dataDir);
  } finally {
    await lock.release();
  }
  console.log('Demo data and published versions dropped; the next start loads the demo data again.');
}
