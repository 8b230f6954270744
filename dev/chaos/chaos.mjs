// Kills processes of the API and their database, fails third parties, removes remotes and steps clocks at random moments while
// movers and agents work, and compares acknowledged actions with stored data: `npm run chaos -- --minutes 10 --processes 2`.
import { parseArgs } from 'node:util';
import { buildStale } from '../launcher/build.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { numberOption } from '../launcher/number-option.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { BUILD_UNITS } from '../launcher/units.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { audit } from './audit.mjs';
import { Client } from './client.mjs';
import { disturb, planDisturbances } from './disturbances.mjs';
import { Random } from './random.mjs';
import { listedRemotes, Removals } from './remotes.mjs';
import { report } from './report.mjs';
import { serveCustomers } from './serve-customers.mjs';
import { MAX_APIS, startSystem } from './system.mjs';

/** Of each kind of disturbance in a minute, unless an option gives another number for the run. */
const PER_MINUTE = { kills: 6, faults: 4, removals: 2, 'clock-steps': 1 };

/**
 * Runs the chaos on a separate system with `processes` of the API. Returns the number of faults: lost or duplicated records,
 * unanswered requests and unexpected responses.
 */
async function chaos({ minutes, processes, seed, counts, onSystem, log = console.log }) {
  const system = await startSystem({ apis: processes, remotes: listedRemotes });
  onSystem(system);
  try {
    const { default: mongoose } = await import('mongoose');
    const connect = () => mongoose.createConnection(system.settings.database).asPromise();
    const before = await connect();
    const foreignEnrolments = await before.collection('enrolments').countDocuments();
    await before.close();

    const random = new Random(seed);
    const plan = planDisturbances({ ...counts, minutes, random, apis: system.apiNames });
    const stopping = new AbortController();
    const client = new Client(system.apis, new Random(seed + 1));
    const removals = new Removals(client, new Random(seed + 2));
    const disturbing = disturb(plan, system, removals, stopping.signal);
    disturbing.catch(() => {});
    const signal = AbortSignal.timeout(minutes * 60_000);
    const customers = await serveCustomers(system, client, { seed, signal }).catch((error) => {
      stopping.abort();
      throw error;
    });
    const disturbed = await disturbing;
    await system.untilLive();

    const after = await connect();
    const lines = await audit(customers, { database: after.db, foreignEnrolments, removed: removals.removed });
    lines.set('versions of remotes shown', await removals.compareShown(system.apis));
    await after.close();
    log(`${minutes} minutes on ${processes} processes with seed ${seed}: ${listOf(disturbed)}`);
    return report({ lines, client, customers, errors: system.errors }, log);
  } finally {
    await system.stop();
  }
}

const listOf = (counts) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .toSorted()
    .join(', ');

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    minutes: { ...text, default: '10' },
    processes: { ...text, default: '2' },
    seed: { ...text, default: '1' },
    ...Object.fromEntries(Object.keys(PER_MINUTE).map((name) => [name, text])),
  },
});
const systems = [];
onStopSignal(async () => void (await Promise.all(systems.map((system) => system.stop()))));
try {
  const minutes = numberOption('minutes', values.minutes);
  const count = (name) => numberOption(name, values[name] ?? String(Math.round(PER_MINUTE[name] * minutes)));
  const options = {
    minutes,
    processes: numberOption('processes', values.processes, { min: 1, max: MAX_APIS }),
    seed: numberOption('seed', values.seed),
    counts: {
      kills: count('kills'),
      faults: count('faults'),
      removals: count('removals'),
      clockSteps: count('clock-steps'),
    },
    onSystem: (system) => systems.push(system),
  };
  await ensureInstalled();
  await buildStale({ units: BUILD_UNITS.filter(({ name }) => name === 'code' || name === 'shell') });
  process.exit((await chaos(options)) === 0 ? 0 : 1);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}
