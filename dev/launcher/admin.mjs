import { existsSync } from 'node:fs';
import { apiEnvironment } from './api-environment.mjs';
import { runToEnd } from './command.mjs';
import { UserError } from './user-error.mjs';
import { SUPPORT_TOOL } from './project.mjs';
import { runningClockOffset, runningProcesses } from './run-file.mjs';
import { settingsFrom } from './settings.mjs';

/**
 * `npm run admin -- <noun> <verb> …`: the support tool, on the database of the running system or of MONGODB_URI. In production, and in
 * the terminal of a rehearsal, with the environment as it is.
 */
export async function admin(args, env = process.env) {
  const environment = await adminEnvironment({ needsDatabase: !requestsHelp(args), env });
  const { code } = await runToEnd(process.execPath, [SUPPORT_TOOL, ...args], { env: environment });
  process.exitCode = code;
}

/** The environment of the support tool. Throws a UserError when it is not built, or needs a database that does not run. */
export async function adminEnvironment({ needsDatabase = true, env = process.env } = {}) {
  if (!existsSync(SUPPORT_TOOL)) throw new UserError('Nothing is built yet: npm start, or npm run build.');
  // The environment of an API, whose addresses and keys differ from `npm start`.
  if (env.APP_MODE === 'production') return env;
  const settings = settingsFrom(env);
  if (settings.ownDatabase && needsDatabase) await assertDatabaseRuns(settings.dataDir);
  // What the tool stores expires by the clock of the running system.
  const CLOCK_OFFSET = env.CLOCK_OFFSET || (await runningClockOffset(settings.dataDir)) || '0';
  return apiEnvironment(settings, { ...env, CLOCK_OFFSET });
}

const requestsHelp = (args) => args.length === 0 || args.includes('--help') || args.includes('-h');

async function assertDatabaseRuns(dataDir) {
  const running = await runningProcesses(dataDir);
  if (!running.some(({ name }) => name === 'mongo')) {
    throw new UserError('The database does not run: npm start first, or name another one in MONGODB_URI.');
  }
}
