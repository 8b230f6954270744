// `npm run bench:api` compares the API with a bare server that does the same work, in turns on one database. It then
// measures the API's database commands for each call, and its speed with 100,000 enrolments.
import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../launcher/build.mjs';
import { dropDatabase } from '../launcher/database.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { freePortBase } from '../launcher/ports.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { BUILD_UNITS } from '../launcher/units.mjs';
import { loadFor } from './api/load.mjs';
import { createMovers, fillUp, personalDetails } from './api/movers.mjs';
import { Servers } from './api/servers.mjs';

const CONNECTIONS = 50;
const FEW = 1000;
const WARM_UP_SECONDS = 3;
const COUNTED_CALLS = 100;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    many: { type: 'string', default: '100000' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const many = Number(values.many);

const headersOf = (token) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
const calls = [
  {
    name: 'GET enrolment',
    budget: 0.55,
    requestOf: (token) => ({ method: 'GET', path: '/api/v1/enrolment-auth', headers: headersOf(token) }),
  },
  {
    name: 'PUT personal details',
    budget: 0.48,
    requestOf: (token, turn) => ({
      method: 'PUT',
      path: '/api/v1/enrolment-auth/personal-details',
      headers: headersOf(token),
      body: JSON.stringify(personalDetails(turn)),
    }),
  },
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const medianOf = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

async function measure(server, movers, requestOf) {
  const before = await server.cpuMs();
  const { requests, ...speed } = await loadFor(seconds, server.origin, movers, requestOf);
  return { ...speed, cpuMs: ((await server.cpuMs()) - before) / requests };
}

/** The runs of each server, in turns. */
async function inTurns(servers, requestOf) {
  const runs = servers.map(() => []);
  for (const { server, movers } of servers) await loadFor(WARM_UP_SECONDS, server.origin, movers, requestOf);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server, movers }] of servers.entries()) {
      runs[index].push(await measure(server, movers, requestOf));
    }
  }
  return runs;
}

const row = (name, { perSecond, p50, p99, cpuMs }) =>
  console.log(
    `  ${name.padEnd(26)}${perSecond.toFixed(0).padStart(6)} requests/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   CPU ${cpuMs.toFixed(2)} ms a request`,
  );

/** Prints both servers and their ratio: the median of the rounds. Returns whether it is within the budget. */
async function compare({ name, budget, requestOf }, product, bare) {
  const [ofProduct, ofBare] = await inTurns([product, bare], requestOf);
  const ratioOf = (ratio) => median(ofProduct.map((run, round) => ratio(run, ofBare[round])));
  const ratio = ratioOf((run, other) => run.perSecond / other.perSecond);
  const cpuRatio = ratioOf((run, other) => other.cpuMs / run.cpuMs);
  console.log(`${name}, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s`);
  row('product', medianOf(ofProduct));
  row('bare server', medianOf(ofBare));
  console.log(`  ratio ${ratio.toFixed(2)} (of CPU time ${cpuRatio.toFixed(2)}), at least ${budget}`);
  return ratio >= budget;
}

async function rejectDifferentJson(product, bare, [token]) {
  const answers = [product, bare].map(async ({ origin }) => {
    const { path, headers } = calls[0].requestOf(token);
    return (await fetch(`${origin}${path}`, { headers })).json();
  });
  deepStrictEqual(...(await Promise.all(answers)));
}

async function countCommands(server, [token], { name, requestOf }) {
  const before = await server.commands();
  for (let turn = 0; turn < COUNTED_CALLS; turn += 1) {
    const { path, ...request } = requestOf(token, turn);
    await (await fetch(`${server.origin}${path}`, request)).text();
  }
  const after = await server.commands();
  const perCall = Object.entries(after)
    .map(([command, count]) => [command, (count - (before[command] ?? 0)) / COUNTED_CALLS])
    .filter(([, count]) => count > 0);
  const sum = perCall.reduce((total, [, count]) => total + count, 0);
  const list = perCall.map(([command, count]) => `${command} ${count}`).join(', ');
  console.log(`${name}, ${server.name}: ${sum.toFixed(2)} round trips to the database a call (${list})`);
}

await ensureInstalled();
await buildStale({ units: BUILD_UNITS.filter(({ name }) => name === 'code' || name === 'shell') });
const dataDir = await mkdtemp(join(tmpdir(), 'home-move-bench-'));
const servers = new Servers(dataDir, await freePortBase());
const stop = async () => {
  await servers.stopAll();
  await rm(dataDir, { recursive: true, force: true });
};
onStopSignal(stop);
const databases = ['home_move_bench_few', 'home_move_bench_many'].map((name) => servers.database(name));
try {
  await servers.startDatabase();
  const [few, large] = databases;
  const product = await servers.startProduct(few);
  const bare = await servers.startBare(few);
  const movers = await createMovers(product.origin, CONNECTIONS);
  await fillUp(few, FEW);
  await rejectDifferentJson(product, bare, movers);
  let isWithinBudget = true;
  for (const call of calls) {
    isWithinBudget = (await compare(call, { server: product, movers }, { server: bare, movers })) && isWithinBudget;
  }
  const counted = await servers.startProduct(few, { countsCommands: true });
  const countedBare = await servers.startBare(few, { countsCommands: true });
  for (const call of calls) {
    await countCommands(counted, movers, call);
    await countCommands(countedBare, movers, call);
  }
  const grown = await servers.startProduct(large);
  const others = await createMovers(grown.origin, CONNECTIONS);
  await fillUp(large, many);
  for (const { name, requestOf } of calls) {
    const [ofFew, ofMany] = await inTurns(
      [
        { server: product, movers },
        { server: grown, movers: others },
      ],
      requestOf,
    );
    console.log(`${name}, growth`);
    row(`${FEW} enrolments`, medianOf(ofFew));
    row(`${many} enrolments`, medianOf(ofMany));
  }
  process.exitCode = isWithinBudget ? 0 : 1;
} finally {
  if (process.env.MONGODB_URI) for (const database of databases) await dropDatabase(database);
  await stop();
}
