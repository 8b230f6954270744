// Replaces the previous version of the API by this one while movers and agents work, with the database commands of a roll-out:
// `npm run rollout -- --from <commit> --seconds 30`.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audit } from '../chaos/audit.mjs';
import { Client } from '../chaos/client.mjs';
import { serveCustomers } from '../chaos/serve-customers.mjs';
import { Random } from '../chaos/random.mjs';
import { report } from '../chaos/report.mjs';
import { startSystem } from '../chaos/system.mjs';
import { apiEnvironment } from '../launcher/api-environment.mjs';
import { buildStale } from '../launcher/build.mjs';
import { runToEnd } from '../launcher/command.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { SUPPORT_TOOL } from '../launcher/project.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { BUILD_UNITS } from '../launcher/units.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { buildPreviousVersion, commitBeforeMigration } from './previous-version.mjs';

/** Rolls out on a separate system. Returns the number of faults. */
async function rollOut({ previous, seconds, seed, onSystem, log = console.log }) {
  const system = await startSystem({ firstApi: previous, isSecondLater: true });
  onSystem(system);
  try {
    const { default: mongoose } = await import('mongoose');
    const database = await mongoose.createConnection(system.settings.database).asPromise();
    const foreignEnrolments = await database.collection('enrolments').countDocuments();
    const [previousApi, nextApi] = system.apis;
    const client = new Client([previousApi], new Random(seed + 1));
    const over = new AbortController();
    const serving = serveCustomers(system, client, { seed, signal: over.signal });
    const steps = async () => {
      await delay(seconds * 1000);
      for (const verb of ['migrate', 'indexes']) await runDatabaseCommand(system, verb);
      log('previous version serves the migrated database');
      await delay(seconds * 1000);
      await system.processes['second API'].start();
      client.apis = [previousApi, nextApi];
      log('both versions serve');
      await delay(seconds * 1000);
      client.apis = [nextApi];
      await system.processes['first API'].stop();
      log('this version serves');
      await delay(seconds * 1000);
    };
    await Promise.race([steps(), serving]).finally(() => over.abort());
    const customers = await serving;
    const lines = await audit(customers, { database: database.db, foreignEnrolments });
    await database.close();
    return report({ lines, client, customers, errors: system.errors }, log);
  } finally {
    await system.stop();
  }
}

/** Runs a command of this version's support tool on the database. Throws UserError if it fails. */
async function runDatabaseCommand({ settings, env }, verb) {
  const options = { env: apiEnvironment(settings, env) };
  const { code } = await runToEnd(process.execPath, [SUPPORT_TOOL, 'database', verb], options);
  if (code !== 0) throw new UserError(`database ${verb} failed`);
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const ends = [];
const end = () => Promise.all(ends.splice(0).map((run) => run()));
onStopSignal(async () => void (await end()));
try {
  await ensureInstalled();
  await buildStale({ units: BUILD_UNITS.filter(({ name }) => name === 'code' || name === 'shell') });
  const commit = values.from ?? (await commitBeforeMigration());
  console.log(`previous version: ${commit}`);
  const { main, remove } = await buildPreviousVersion(commit);
  ends.push(remove);
  const faults = await rollOut({
    previous: main,
    seconds: Number(values.seconds),
    seed: Number(values.seed),
    onSystem: (system) => ends.push(() => system.stop()),
  });
  process.exitCode = faults === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await end();
}
