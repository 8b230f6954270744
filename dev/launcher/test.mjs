import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRunning } from './command.mjs';
import { UserError } from './user-error.mjs';
import { ensureInstalled } from './install.mjs';
import { phasesOf } from './phases.mjs';
import { freePortBase } from './ports.mjs';
import { onStopSignal } from './stop-signal.mjs';
import { seconds } from './stopwatch.mjs';
import { summaryLine, total } from './tally.mjs';
import { writeTestResults } from './test-results.mjs';

/** `npm test [-- --full] [filters]`: every phase, one after the other, beside a running `npm start` if there is one. */
export async function test(words) {
  await ensureInstalled();
  const folder = await mkdtemp(join(tmpdir(), 'home-move-test-'));
  const env = {
    ...process.env,
    PORT_BASE: process.env.PORT_BASE || String(await freePortBase()),
    HM_DATA_DIR: process.env.HM_DATA_DIR || join(folder, 'data'),
  };
  let system;
  onStopSignal(async () => {
    endRunning();
    await system?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const filters = words.filter((word) => word !== '--full');
  const phases = phasesOf({
    folder,
    env,
    full: words.includes('--full'),
    filters,
    onSystem: (started) => (system = started),
  });
  const counts = await runPhases(phases);
  if (filters.length === 0) await writeTestResults(counts.flatMap(({ results = [] }) => results));
  const sum = total(counts);
  if (sum.failed === 0) await rm(folder, { recursive: true, force: true });
  else console.log(`\nReports and logs of this run: ${folder}`);
  console.log(`\n${summaryLine(sum)}`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

/** A failing phase does not stop the others, but those that it makes meaningless. */
export async function runPhases(phases, log = console.log) {
  const counts = [];
  const broken = new Set();
  for (const { title, run, after = [] } of phases) {
    log(`\n== ${title} ==`);
    const missing = after.find((needed) => broken.has(needed));
    const since = performance.now();
    const count = missing ? { passed: 0, failed: 1 } : await run().catch((error) => failedBy(error, log));
    if (count.failed > 0) broken.add(title);
    counts.push(count);
    log(missing ? `not run: "${missing}" failed` : `${title}: ${summaryLine(count)} (${seconds(since)})`);
  }
  return counts;
}

function failedBy(error, log) {
  log(error instanceof UserError ? error.message : error);
  return { passed: 0, failed: 1 };
}
