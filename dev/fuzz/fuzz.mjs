// Sends seeded random requests to every operation of the OpenAPI document: `npm run fuzz -- --count 20000 --seed 1`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { buildStale } from '../launcher/build.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { startOwnSystem } from '../launcher/own-system.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { CallCounts, minSuccessesIn } from './call-counts.mjs';
import { withSupportTool } from './support-tool.mjs';
import { isKnown } from './known-pool.mjs';
import { logFaults } from './log-faults.mjs';
import { operationsOf, requestsTo } from './requests.mjs';
import { scenarioGaps } from './scenario-calls.mjs';
import { ScenarioCounts } from './scenario-counts.mjs';
import { logInEveryone } from './scenarios/start.mjs';
import { scenarios } from './scenarios.mjs';
import { Visitor } from './visitor.mjs';

const VISITORS = 6;
/** Random requests after each scenario. */
const RANDOM_REQUESTS = 10;
const MAX_SHOWN = 20;

/**
 * Sends `count` random requests to a separate system, on free ports. The seed determines the requests; values that they
 * take from earlier responses differ. Returns the number of distinct faults, which it prints with a request each.
 */
export async function fuzz({ count, seed, env = process.env, onSystem = () => {}, log = console.log }) {
  const system = await startOwnSystem('fuzz', { env, logLevel: 'trace' });
  onSystem(system);
  const faults = new Map();
  try {
    const since = performance.now();
    const { statuses, counts, played } = await withSupportTool(system.env, async (support) =>
      sendAll({ count, seed, system: await describe(system, support), faults }),
    );
    for (const shortfall of counts.shortfalls(minSuccessesIn(count))) addFault(faults, shortfall, {});
    for (const fault of await logFaults(join(system.dataDir, 'logs', 'api.log'))) addFault(faults, fault, {});
    const seconds = Math.round((performance.now() - since) / 1000);
    log(`${count} requests with seed ${seed} in ${seconds} s; responses: ${JSON.stringify(statuses)}`);
    for (const line of [...counts.table(), ...played.lines()]) log(line);
  } finally {
    await system.stop();
  }
  report(faults, log);
  return faults.size;
}

/** The addresses of a system, the records of its remotes, and its support tool. */
const describe = async ({ settings }, support) => ({
  // Node does not resolve *.localhost.
  portal: `http://127.0.0.1:${settings.ports.api}`,
  origin: settings.portal,
  sandbox: settings.sandbox,
  crm: settings.crm,
  partner: settings.partner,
  agency: settings.agency,
  remotesFolder: join(settings.dataDir, 'assets', 'remotes'),
  published: JSON.parse(await readFile(join(settings.dataDir, 'remotes.json'), 'utf8')),
  support,
});

/**
 * Each visitor repeats the scenarios, beginning at another one, with random requests after each. A scenario that ends early is
 * played again, once.
 */
async function sendAll({ count, seed, system, faults }) {
  const document = await (await fetch(`${system.portal}/api/openapi.json`)).json();
  const operations = operationsOf(document);
  const requests = requestsTo(operations, isKnown);
  const counts = new CallCounts(operations);
  const played = new ScenarioCounts();
  for (const gap of scenarioGaps(operations.map(({ name }) => name))) addFault(faults, gap, {});
  const statuses = {};
  const onResult = (operation, { status, faults: found }) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    counts.add(operation, status);
    for (const { fault, ...details } of found) addFault(faults, `${operation.name} ${fault}`, details);
  };
  const visit = async (index) => {
    let nextSeed = (seed * VISITORS + index) * 1_000_003;
    const visitor = new Visitor({
      system,
      operations: new Map(operations.map((operation) => [operation.name, operation])),
      index,
      requestLimit: Math.floor(count / VISITORS) + (index < count % VISITORS ? 1 : 0),
      onResult,
      nextSeed: () => nextSeed++,
    });
    let turn = index * 2;
    let isSecondAttempt = false;
    for (let movers = 0; visitor.requestsLeft > 0; movers += 1) {
      const scenario = scenarios[turn % scenarios.length];
      const mover = visitor.startMover(movers);
      const error = await errorOf(scenario(mover));
      // Otherwise a scenario's last calls succeed less often than its first.
      isSecondAttempt = error !== undefined && !isSecondAttempt;
      if (!isSecondAttempt) turn += 1;
      if (visitor.requestsLeft > 0) played.add(scenario.name, error);
      // Some scenarios have no mover, and some end with the mover's sessions.
      const isOver = mover.id === '' || (await errorOf(logInEveryone(mover)));
      const numRuns = isOver ? 0 : Math.min(RANDOM_REQUESTS, visitor.requestsLeft);
      for (const request of fc.sample(requests, { numRuns, seed: nextSeed++ })) {
        if (!visitor.isLoggedOut) await visitor.send(request);
      }
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)));
  return { statuses, counts, played };
}

/** What ended a scenario before its last step: usually a random request that changed what the step needs. */
const errorOf = (playing) =>
  playing.then(
    () => undefined,
    (error) => error,
  );

function addFault(faults, fault, details) {
  const known = faults.get(fault);
  faults.set(fault, { times: (known?.times ?? 0) + 1, ...(known?.details ? { details: known.details } : { details }) });
}

function report(faults, log) {
  for (const [fault, { times, details }] of [...faults].slice(0, MAX_SHOWN)) {
    log(`\n✘ ${fault} (${times} times)`);
    if (details.sent)
      log(
        `  ${details.sent.init.method} ${details.sent.url.slice(0, 300)}\n  ${JSON.stringify(details.sent.init).slice(0, 1200)}\n  → ${details.text}`,
      );
  }
  if (faults.size > MAX_SHOWN) log(`\n… and ${faults.size - MAX_SHOWN} more`);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '60000' }, seed: { type: 'string', default: '1' } },
  });
  await ensureInstalled();
  await buildStale();
  const systems = [];
  onStopSignal(async () => void (await Promise.all(systems.map((system) => system.stop()))));
  const found = await fuzz({
    count: Number(values.count),
    seed: Number(values.seed),
    onSystem: (system) => systems.push(system),
  });
  console.log(`\n${found === 0 ? 'No faults' : `${found} faults`}`);
  process.exit(found === 0 ? 0 : 1);
}
