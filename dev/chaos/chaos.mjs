// Kills two processes of the API and their database at random moments while movers and agents work, and compares
// acknowledged actions with stored data: `npm run chaos -- --minutes 10 --kills 60 --seed 1`.
import { parseArgs } from 'node:util';
import { buildStale } from '../launcher/build.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { BUILD_UNITS } from '../launcher/units.mjs';
import { audit } from './audit.mjs';
import { Client } from './client.mjs';
import { Customer } from './customer.mjs';
import { killAsPlanned, planKills } from './kills.mjs';
import { Random } from './random.mjs';
import { startSystem } from './system.mjs';

const CUSTOMERS_AT_ONCE = 6;
const TARGETS = ['first API', 'second API', 'database'];
const SANDBOX_KEY = 'sandbox-key';
const MAX_SHOWN = 10;

/** Runs the chaos on a separate system. Returns the counts of lost or duplicated records and of unanswered requests. */
export async function chaos({ minutes, kills, seed, onSystem = () => {}, log = console.log }) {
  const system = await startSystem();
  onSystem(system);
  try {
    const { default: mongoose } = await import('mongoose');
    const connect = () => mongoose.createConnection(system.settings.database).asPromise();
    const before = await connect();
    const foreignEnrolments = await before.collection('enrolments').countDocuments();
    await before.close();

    const random = new Random(seed);
    const plan = planKills({ kills, minutes, random, targets: TARGETS });
    const stopping = new AbortController();
    const killing = killAsPlanned(plan, system.processes, stopping.signal);
    const client = new Client(system.apis, new Random(seed + 1));
    killing.catch(() => {});
    const customers = await serveCustomers(system, client, { minutes, seed }).catch((error) => {
      stopping.abort();
      throw error;
    });
    const counts = await killing;
    await system.untilLive();

    const after = await connect();
    const lines = await audit(customers, { database: after.db, foreignEnrolments });
    await after.close();
    return report({ lines, counts, client, customers, errors: system.errors, minutes, seed }, log);
  } finally {
    await system.stop();
  }
}

/** One customer after the other, several at once, until the time is over. */
async function serveCustomers({ settings }, client, { minutes, seed }) {
  const until = performance.now() + minutes * 60_000;
  const customers = [];
  const serve = async () => {
    while (performance.now() < until) {
      const number = customers.length;
      const random = new Random(seed + 100 + number);
      const customer = new Customer(client, { number, random, crm: settings.crm });
      customers.push(customer);
      await customer.run();
      await collect(customer, settings.sandbox);
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, serve));
  return customers;
}

/** What third parties have received of a customer. At once, because the outbox keeps the latest thousand messages. */
async function collect(customer, sandbox) {
  const read = async (path) => (await fetch(`${sandbox}${path}`, { headers: { 'x-api-key': SANDBOX_KEY } })).json();
  const sentTo = async (contact) => read(`/outbox?to=${encodeURIComponent(contact)}`);
  customer.messages = [...(await sentTo(customer.email)), ...(await sentTo(customer.mobile))];
  const { applications } = await read(`/quotes/v3/applications?email=${encodeURIComponent(customer.email)}`);
  customer.applications = applications.length;
}

function report({ lines, counts, client, customers, errors, minutes, seed }, log) {
  const killed = Object.entries(counts).filter(([, number]) => number > 0);
  const total = killed.reduce((sum, [, number]) => sum + number, 0);
  log(
    `${minutes} minutes with seed ${seed}: ${total} kills (${killed.map(([name, number]) => `${name} ${number}`).join(', ')})`,
  );
  log(`${customers.length} customers; responses ${JSON.stringify(client.statuses)}, ${client.repeats} repeated`);
  log('');
  log(row(['', 'acknowledged', 'unknown', 'stored', 'lost', 'duplicated']));
  for (const [name, { done, unknown, stored, lost, duplicated }] of lines)
    log(row([name, done, unknown, stored, lost, duplicated]));
  const refused = customers.flatMap(({ actions }) => actions.filter(({ outcome }) => outcome === 'refused'));
  const open = customers.flatMap(({ actions }) => actions.filter(({ outcome }) => outcome === 'open'));
  for (const { kind, status, code, answer } of [...refused, ...open].slice(0, MAX_SHOWN))
    log(`✘ ${kind} answered ${status} ${code} ${JSON.stringify(answer)}`);
  for (const line of new Set(errors.map(summary))) log(`log: ${line}`);
  const sum = (name) => [...lines.values()].reduce((all, each) => all + each[name], 0);
  const faults = { lost: sum('lost'), duplicated: sum('duplicated'), unanswered: refused.length + open.length };
  const unexpected = client.statuses[500] ?? 0;
  log(
    `\n${faults.lost} lost, ${faults.duplicated} duplicated, ${faults.unanswered} refused or without an answer, ${unexpected} responses 500`,
  );
  return faults.lost + faults.duplicated + faults.unanswered + unexpected;
}

const row = ([name, ...numbers]) =>
  `${String(name).padEnd(30)}${numbers.map((text) => String(text).padStart(14)).join('')}`;

function summary(line) {
  if (!line.startsWith('{')) return line;
  const { msg, err } = JSON.parse(line);
  return `${msg}: ${err?.message ?? ''}`;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      kills: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
  });
  await ensureInstalled();
  await buildStale({ units: BUILD_UNITS.filter(({ name }) => name === 'code' || name === 'shell') });
  const systems = [];
  onStopSignal(async () => void (await Promise.all(systems.map((system) => system.stop()))));
  const faults = await chaos({
    minutes: Number(values.minutes),
    kills: Number(values.kills),
    seed: Number(values.seed),
    onSystem: (system) => systems.push(system),
  });
  process.exit(faults === 0 ? 0 : 1);
}
