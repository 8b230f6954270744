import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { chromiumEnvironment, findChromium } from './chromium.mjs';
import { runToEnd } from './command.mjs';
import { check, jestCount, playwrightCount } from './tally.mjs';
import { settingsFrom } from './settings.mjs';
import { startSystem } from './system.mjs';

const PLAYWRIGHT = ['test', '-c', 'e2e/playwright.config.ts'];

/** One program as one check: it passes when it ends with 0. */
const checkedBy = (title, program, ...words) => ({
  title,
  run: async () => check((await runToEnd(program, words)).code),
});

/**
 * The phases of a test run. Each `run` answers { passed, failed }; `after` names phases without which one is meaningless.
 * With filters, only tests whose file matches run, and the checks of the whole house do not.
 */
export function phasesOf({ folder, env, filters, full, onSystem }) {
  const build = { title: 'Build', run: () => buildStale().then(() => check(0)) };
  const unit = { title: 'Unit and API tests', run: () => jest(folder, filters) };
  const stories = {
    title: 'End-to-end stories',
    after: ['Build'],
    run: () => playwright({ folder, filters, env: full ? { ...env, HM_FULL: '1' } : env, onSystem }),
  };
  if (filters.length > 0) return [unit, build, stories];
  return [
    checkedBy('Type check', 'tsc', '-b'),
    checkedBy('Format', 'oxfmt', '--check'),
    checkedBy('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    unit,
    build,
    { ...checkedBy('Size budgets', process.execPath, 'dev/bench/size.mjs'), after: ['Build'] },
    stories,
  ];
}

async function jest(folder, filters) {
  const report = join(folder, 'jest.json');
  const words = ['--maxWorkers=2', '--json', `--outputFile=${report}`];
  if (filters.length > 0) words.push('--passWithNoTests', ...filters);
  const { code } = await runToEnd('jest', words);
  return jestCount(await readReport(report), code);
}

async function playwright({ folder, filters, env, onSystem }) {
  if (filters.length > 0 && !(await hasStories(filters))) return { passed: 0, failed: 0 };
  const settings = settingsFrom(env);
  const chromium = await findChromium();
  const system = await startSystem(settings, { env });
  onSystem(system);
  try {
    const report = join(folder, 'playwright.json');
    const { code } = await runToEnd('playwright', [...PLAYWRIGHT, '--reporter=list,json', ...filters], {
      env: {
        ...env,
        ...chromiumEnvironment(chromium),
        HM_DATA_DIR: settings.dataDir,
        BASE_URL: settings.portal,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    return playwrightCount(await readReport(report), code);
  } finally {
    await system.stop();
  }
}

async function hasStories(filters) {
  const { text } = await runToEnd('playwright', [...PLAYWRIGHT, '--list', ...filters], { output: 'keep' });
  return !text.includes('No tests found');
}

async function readReport(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
