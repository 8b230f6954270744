// Sends seeded random requests to every operation of the OpenAPI document: `npm run fuzz -- --count 20000 --seed 1`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { adminEnvironment } from '../launcher/admin.mjs';
import { buildStale } from '../launcher/build.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { startOwnSystem } from '../launcher/own-system.mjs';
import { inProject } from '../launcher/project.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { isKnown } from './known-pool.mjs';
import { operationsOf, requestsTo } from './requests.mjs';
import { Visitor } from './visitor.mjs';

const VISITORS = 6;
/** A visitor starts another move after this many requests. */
const REQUESTS_PER_MOVE = 150;
const MAX_SHOWN = 20;

/**
 * Sends `count` random requests to a system of its own, on free ports. The seed determines the requests; values that they
 * take from earlier responses differ. Returns the number of distinct faults, which it prints with a request each.
 */
export async function fuzz({ count, seed, env = process.env, onSystem = () => {}, log = console.log }) {
  const system = await startOwnSystem('fuzz', { env });
  const { settings, dataDir } = system;
  onSystem(system);
  const faults = new Map();
  try {
    const since = performance.now();
    const inviteAgent = await agentInvitations(system.env);
    const { statuses, others } = await sendAll({ count, seed, settings, faults, inviteAgent });
    for (const line of await unexpectedFailures(dataDir)) addFault(faults, `the log: ${line}`, {});
    const seconds = Math.round((performance.now() - since) / 1000);
    log(`${count} requests with seed ${seed} in ${seconds} s; responses: ${JSON.stringify(statuses)}`);
    log(`Calls that never succeeded: ${others.join(', ') || 'none'}`);
  } finally {
    await system.stop();
  }
  report(faults, log);
  return faults.size;
}

/** A function that returns the single-use token with which an agent opens an enrolment, from the support tool. */
async function agentInvitations(env) {
  const { runAdmin } = await import(pathToFileURL(inProject('api', 'dist', 'src', 'admin', 'admin.js')).href);
  const environment = await adminEnvironment({ env });
  return async (enrolmentId) => {
    const lines = [];
    const print = (line) => lines.push(line);
    const args = ['agent', 'invite', '--enrolment', enrolmentId, '--name', 'Jordan Lee'];
    const code = await runAdmin(args, { env: environment, print, printError: print });
    if (code !== 0) throw new Error(lines.join(' / '));
    return new URL(lines.at(-1)).searchParams.get('telephonyToken');
  };
}

async function sendAll({ count, seed, settings, faults, inviteAgent }) {
  // Node does not resolve *.localhost.
  const portal = `http://127.0.0.1:${settings.ports.api}`;
  const document = await (await fetch(`${portal}/api/openapi.json`)).json();
  const operations = operationsOf(document);
  const requests = requestsTo(operations, isKnown);
  const statuses = {};
  const successful = new Set();
  const visit = async (number) => {
    const visitor = new Visitor({
      portal,
      origin: settings.portal,
      sandbox: settings.sandbox,
      crm: settings.crm,
      name: `visitor-${number}`,
      inviteAgent,
    });
    const own = Math.floor(count / VISITORS) + (number < count % VISITORS ? 1 : 0);
    for (let sent = 0, move = 0; sent < own; sent += REQUESTS_PER_MOVE, move += 1) {
      await visitor.begin(move);
      const numRuns = Math.min(REQUESTS_PER_MOVE, own - sent);
      for (const request of fc.sample(requests, { numRuns, seed: seed + number * 1_000_003 + move })) {
        if (visitor.isLoggedOut) await visitor.begin(move);
        const { status, faults: found } = await visitor.send(request);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 200 && status < 300) successful.add(request.operation);
        for (const { fault, ...details } of found) {
          addFault(faults, `${request.operation.method} ${request.operation.path} ${fault}`, details);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  const others = operations.filter((operation) => !successful.has(operation));
  return { statuses, others: others.map(({ method, path }) => `${method} ${path}`) };
}

function addFault(faults, fault, details) {
  const known = faults.get(fault);
  faults.set(fault, { times: (known?.times ?? 0) + 1, ...(known?.details ? { details: known.details } : { details }) });
}

/** What the API logged as errors, one line for each message. */
async function unexpectedFailures(dataDir) {
  // There is no file when the API has logged nothing.
  const text = await readFile(join(dataDir, 'logs', 'api.log'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  return new Set(
    errors.map(({ msg, route, err }) => `${msg} at ${route}: ${err?.message} ${err?.stack?.split('\n')[1]?.trim()}`),
  );
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
