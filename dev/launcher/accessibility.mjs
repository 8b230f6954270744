import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditResults } from './audit-results.mjs';
import { buildStale } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { endRunning, runToEnd } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { freePortBase } from './ports.mjs';
import { inProject } from './project.mjs';
import { onStopSignal } from './system.mjs';
import { summaryLine } from './tally.mjs';
import { playwright } from './test-runners.mjs';
import { UserError } from './user-error.mjs';

/** The results of the last whole audit, from which `npm run docs:update` writes the accessibility statement. */
const resultsFile = inProject('docs', 'accessibility.json');

/** The results of an audit of some of the pages. */
const partialFile = inProject('.cache', 'accessibility.json');

/**
 * `npm run accessibility [-- --grep oakwood]`: audits every route on a separate system, and writes the results. Options are
 * Playwright's; with any, the committed results remain unchanged.
 */
export async function accessibility(options) {
  await ensureInstalled();
  const folder = await mkdtemp(join(tmpdir(), 'home-move-accessibility-'));
  const portBase = process.env.PORT_BASE || String(await freePortBase({ systems: 1 }));
  const env = { ...process.env, HM_FULL: '1', PORT_BASE: portBase, HM_DATA_DIR: join(folder, 'data') };
  let system;
  const end = async () => {
    await system?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  onStopSignal(async () => {
    endRunning();
    await end();
  });
  try {
    await buildStale();
    const { report, passed, failed } = await playwright({
      folder,
      env,
      browser: findChromium,
      config: 'accessibility.config.ts',
      onSystem: (started) => (system = started),
      more: options,
    });
    const file = options.length > 0 ? partialFile : resultsFile;
    const { text: commit } = await runToEnd('git', ['rev-parse', '--short', 'HEAD'], { output: 'keep' });
    const results = auditResults(report, { date: new Date().toISOString().slice(0, 10), commit: commit.trim() });
    await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
    // The formatter ignores the partial results, because they are not committed.
    await runToEnd('oxfmt', ['--no-error-on-unmatched-pattern', file]);
    console.log(`\nResults: ${file}\n${summaryLine({ passed, failed })}`);
    if (failed > 0) throw new UserError('The audit has found faults: see above.');
  } finally {
    await end();
  }
}
