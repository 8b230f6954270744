import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRunning, formatElapsed, runToEnd } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { phasesOf } from './phases.mjs';
import { freePortBase } from './ports.mjs';
import { storiesWithoutJourney } from './stories.mjs';
import { onStopSignal } from './system.mjs';
import { check, summaryLine, total } from './tally.mjs';
import { filtersWithoutTests, writeTestResults } from './test-results.mjs';
import { printable } from './user-error.mjs';

/** `npm test [-- --full] [filters]`: runs every phase in turn, even while `npm start` is running. */
export async function test(args) {
  await ensureInstalled();
  const folder = await mkdtemp(join(tmpdir(), 'home-move-test-'));
  const env = {
    ...process.env,
    PORT_BASE: process.env.PORT_BASE || String(await freePortBase({ systems: 2 })),
    HM_DATA_DIR: process.env.HM_DATA_DIR || join(folder, 'data'),
  };
  const systems = [];
  onStopSignal(async () => {
    endRunning();
    await Promise.all(systems.map((system) => system.stop()));
    await rm(folder, { recursive: true, force: true });
  });
  const filters = args.filter((arg) => arg !== '--full');
  const phases = await phasesOf({
    folder,
    env,
    full: args.includes('--full'),
    filters,
    onSystem: (system) => systems.push(system),
  });
  const counts = await runPhases(phases);
  const results = counts.flatMap(({ results = [] }) => results);
  const sum = total([...counts, ...(await checkResults(results, filters))]);
  if (sum.failed === 0) await rm(folder, { recursive: true, force: true });
  else console.log(`\nReports, logs and pictures of this run: ${folder}`);
  console.log(`\n${summaryLine(sum)}`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

/** Checks the tests that ran: each filter selected some; stories name their journey; a whole run proves every requirement, and is kept for the report. */
async function checkResults(results, filters) {
  const unmatched = filtersWithoutTests(filters, results);
  for (const filter of unmatched) console.log(`\nNo test matches "${filter}".`);
  const untagged = storiesWithoutJourney(results);
  for (const { file, title } of untagged) console.log(`\nNo tag names the journey of "${title}" in ${file}.`);
  const failed = [...unmatched, ...untagged].map(() => check(1));
  if (filters.length > 0) return failed;
  await writeTestResults(results);
  const { code } = await runToEnd(process.execPath, ['docs/requirements.mjs', '--missing']);
  return [...failed, check(code)];
}

/**
 * Runs the phases in order; phases in an array run at the same time. After a failed phase, skips its dependents, and
 * counts each as one failure.
 */
export async function runPhases(phases, log = console.log) {
  const counts = [];
  const failed = new Set();
  const runPhase = async ({ title, run, after = [] }) => {
    log(`\n== ${title} ==`);
    const failedDependency = after.find((title) => failed.has(title));
    const since = performance.now();
    const count = failedDependency ? { passed: 0, failed: 1 } : await run().catch((error) => failure(error, log));
    if (count.failed > 0) failed.add(title);
    counts.push(count);
    const reason = failedDependency ? `"${failedDependency}" failed` : count.reason;
    log(reason ? `not run: ${reason}` : `${title}: ${summaryLine(count)} (${formatElapsed(since)})`);
  };
  for (const group of phases) await Promise.all([group].flat().map(runPhase));
  return counts;
}

function failure(error, log) {
  log(printable(error));
  return { passed: 0, failed: 1 };
}
