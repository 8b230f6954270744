import { MAX_GROWTH } from './memory-trend.mjs';

const OWNERS_SHOWN = 12;
const FUNCTIONS_SHOWN = 15;
const MIB = 1024 * 1024;

const percent = (share) => `${(100 * share).toFixed(1)}%`.padStart(7);
const row = (name, numbers) =>
  console.log(`${name.padEnd(48)}${numbers.map((text) => String(text).padStart(12)).join('')}`);

/** Prints enrolments by time and by CPU time of the API. */
export function printThroughput({ enrolments, ms, cpuMs }, { movers, processes }) {
  const perMinute = (enrolments / ms) * 60_000;
  const perCoreMinute = (enrolments / cpuMs) * 60_000;
  console.log(`${enrolments} enrolments by ${movers} movers at once, ${processes} API processes`);
  console.log(`${perMinute.toFixed(1)} a minute; ${perCoreMinute.toFixed(1)} a minute and core of the API`);
  console.log(`${(cpuMs / enrolments).toFixed(0)} ms of the API's CPU time each\n`);
}

/** Prints the times of the calls. */
export function printCalls(rows) {
  row('call', ['count', 'p50 ms', 'p99 ms']);
  for (const { call, count, p50, p99 } of rows) row(call, [count, p50.toFixed(1), p99.toFixed(1)]);
  console.log('');
}

/** Prints what uses the CPU time of the API. */
export function printProfile({ owners, functions }) {
  console.log('\nCPU time of the API by package');
  for (const { name, share } of owners.slice(0, OWNERS_SHOWN)) console.log(`${percent(share)}  ${name}`);
  console.log('and by function');
  for (const { name, share } of functions.slice(0, FUNCTIONS_SHOWN)) console.log(`${percent(share)}  ${name}`);
}

/** Prints what an enrolment stores, reads and writes. */
export function printFootprint(rows) {
  console.log('\nwhat one enrolment adds, without indexes');
  row('collection', ['documents', 'bytes', 'reads', 'writes']);
  const sum = (name) => rows.reduce((total, each) => total + each[name], 0);
  const all = {
    name: 'all',
    documents: sum('documents'),
    bytes: sum('bytes'),
    reads: sum('reads'),
    writes: sum('writes'),
  };
  for (const { name, documents, bytes, reads, writes } of [...rows, all])
    row(name, [documents.toFixed(1), bytes.toFixed(0), reads.toFixed(1), writes.toFixed(1)]);
}

/** Prints the growth of a heap. */
export function printMemory(name, { size, growth, isFlat }) {
  const grown = `${(growth / MIB).toFixed(1)} MiB (${percent(growth / size).trim()}) after the warm-up`;
  const limit = `at most ${percent(MAX_GROWTH).trim()}`;
  console.log(`${isFlat ? '✔' : '✘'} heap of ${name}: ${(size / MIB).toFixed(1)} MiB, growth ${grown}, ${limit}`);
}
