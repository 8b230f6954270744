// Whole enrolments by virtual movers with agents on the phone, on a separate system: `npm run load -- --movers 50`.
// `--soak` watches the memory of the API, `--footprint` counts what an enrolment stores, reads and writes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { cpuMsOf } from '../bench/api/cpu-time.mjs';
import { audit } from '../chaos/audit.mjs';
import { Client } from '../chaos/client.mjs';
import { Random } from '../chaos/random.mjs';
import { report } from '../chaos/report.mjs';
import { serveCustomers } from '../chaos/serve-customers.mjs';
import { MAX_APIS, startSystem } from '../chaos/system.mjs';
import { buildStale } from '../launcher/build.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { numberOption } from '../launcher/number-option.mjs';
import { inProject } from '../launcher/project.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { BUILD_UNITS } from '../launcher/units.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { CallTimes } from './call-times.mjs';
import { readProfiles, summarise } from './cpu-profile.mjs';
import { perEnrolment, readCommands, storedIn } from './footprint.mjs';
import { printCalls, printFootprint, printMemory, printProfile, printThroughput } from './load-report.mjs';
import { MemorySamples } from './memory-samples.mjs';
import { memoryTrend } from './memory-trend.mjs';

const imported = (...path) => ['--import', pathToFileURL(inProject('dev', ...path)).href];

/** Node's arguments and environment for an API that is measured; `folder` receives its files. */
function measured({ isSoak, isFootprint }, folder) {
  if (isSoak) return { apiArgs: ['--expose-gc', ...imported('load', 'report-memory.mjs')] };
  if (!isFootprint) return { apiArgs: ['--cpu-prof', `--cpu-prof-dir=${folder}`] };
  return {
    apiArgs: imported('bench', 'api', 'commands.mjs'),
    apiEnv: ({ database }) => ({ COMMANDS_DIR: folder, MONGODB_URI: `${database}&monitorCommands=true` }),
  };
}

/** Runs the load. Returns the number of faults; a heap that grows is one. */
async function load({ movers, minutes, processes, seed, isSoak, isFootprint, onEnd }) {
  const folder = await mkdtemp(join(tmpdir(), 'home-move-load-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const memory = new MemorySamples();
  const system = await startSystem({
    apis: processes,
    ...measured({ isSoak, isFootprint }, folder),
    onApiLine: (name, line) => memory.read(name, line),
  });
  onEnd(() => system.stop());
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose.createConnection(system.settings.database).asPromise();
  onEnd(() => connection.close());
  const before = isFootprint ? await storedIn(connection.db) : new Map();
  const foreignEnrolments = await connection.db.collection('enrolments').countDocuments();

  const times = new CallTimes();
  const client = new Client(system.apis, new Random(seed + 1), (call, duration) => times.record(call, duration));
  const pids = system.apiNames.map((name) => system.processes[name].pid);
  const cpuMs = async () => (await Promise.all(pids.map(cpuMsOf))).reduce((sum, each) => sum + each, 0);
  const cpuBefore = await cpuMs();
  const since = performance.now();
  const over = AbortSignal.timeout(minutes * 60_000);
  if (isSoak) memory.start(pids, over);
  if (isFootprint) for (const pid of pids) process.kill(pid, 'SIGUSR2');
  const customers = await serveCustomers(system, client, { seed, signal: over, atOnce: movers });
  const usage = { enrolments: customers.length, ms: performance.now() - since, cpuMs: (await cpuMs()) - cpuBefore };

  printThroughput(usage, { movers, processes });
  printCalls(times.rows);
  const lines = await audit(customers, { database: connection.db, foreignEnrolments });
  const after = isFootprint ? await storedIn(connection.db) : new Map();
  await system.stopApis();
  let faults = report({ lines, client, customers, errors: system.errors }, console.log);
  if (isSoak) {
    for (const [name, samples] of memory.byProcess) {
      const trend = memoryTrend(samples);
      printMemory(name, trend);
      if (!trend.isFlat) faults += 1;
    }
  } else if (isFootprint) {
    const commands = await readCommands(folder);
    printFootprint(perEnrolment({ before, after, commands, enrolments: customers.length }));
  } else printProfile(summarise(await readProfiles(folder)));
  return faults;
}

const { values } = parseArgs({
  options: {
    movers: { type: 'string', default: '50' },
    minutes: { type: 'string' },
    processes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    soak: { type: 'boolean', default: false },
    footprint: { type: 'boolean', default: false },
  },
});
const ends = [];
const end = async () => {
  for (const run of ends.splice(0).toReversed()) await run();
};
onStopSignal(end);
try {
  const options = {
    movers: numberOption('movers', values.movers, { min: 1, max: 150 }),
    minutes: numberOption('minutes', values.minutes ?? (values.soak ? '15' : '2')),
    processes: numberOption('processes', values.processes, { min: 1, max: MAX_APIS }),
    seed: numberOption('seed', values.seed),
    isSoak: values.soak,
    isFootprint: values.footprint,
    onEnd: (run) => ends.push(run),
  };
  await ensureInstalled();
  await buildStale({ units: BUILD_UNITS.filter(({ name }) => name === 'code' || name === 'shell') });
  process.exitCode = (await load(options)) === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await end();
}
