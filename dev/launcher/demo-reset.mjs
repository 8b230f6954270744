import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from './complaint.mjs';
import { runningProcesses } from './run-file.mjs';
import { settingsFrom } from './settings.mjs';

/**
 * `npm run demo:reset`: the demo data anew. With nothing running, the database's folder goes. In a running system the
 * database is dropped and the API ended: the launcher starts it again, and an API in demo mode fills an empty database.
 */
export async function demoReset() {
  const { dataDir, database, ownDatabase } = settingsFrom();
  if (!ownDatabase) throw new Complaint('demo:reset works on the embedded database alone; MONGODB_URI is set.');
  const running = await runningProcesses(dataDir);
  const api = running.find(({ name }) => name === 'api');
  if (api && running.some(({ name }) => name === 'mongo')) {
    await dropDatabase(database);
    process.kill(api.pid, 'SIGTERM');
    console.log('Demo data dropped; the API restarts and loads it anew.');
    return;
  }
  if (running.length > 0) throw new Complaint('The system is half up: stop it, then reset.');
  await rm(join(dataDir, 'mongo'), { recursive: true, force: true });
  console.log('Demo data dropped; the next start loads it anew.');
}

async function dropDatabase(uri) {
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose.createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
}
