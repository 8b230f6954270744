import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { chromiumEnvironment, findChromium } from './chromium.mjs';
import { runToEnd } from './command.mjs';
import { databaseUri, dropDatabase } from './database.mjs';
import { noAddressLimits } from './limits.mjs';
import { nextPortBase } from './ports.mjs';
import { settingsFrom } from './settings.mjs';
import { testListOf } from './stories.mjs';
import { startSystem } from './system.mjs';
import { check, jestCount, playwrightCount } from './tally.mjs';
import { jestResults, playwrightResults } from './test-results.mjs';

/** A program as one check, which passes with exit code 0. */
const programCheck = (title, program, ...args) => ({
  title,
  run: async () => check((await runToEnd(program, args)).code),
});

/**
 * The phases of a test run; those in an array run at the same time. Each `run` resolves to { passed, failed, results? }; `after`
 * names phases that must have passed for this one to mean anything. With filters, only tests whose file or journey matches run,
 * without the project-wide checks.
 */
export function phasesOf({ folder, env, filters, full, onSystem }) {
  let chromium;
  // Once for both, because it may have to unpack one.
  const browser = () => (chromium ??= findChromium());
  const run = { folder, filters, env: full ? { ...env, HM_FULL: '1' } : env, onSystem, browser };
  const build = { title: 'Build', run: () => buildStale().then(() => check(0)) };
  const unit = { title: 'Unit and API tests', run: () => jest(folder, filters) };
  const stories = {
    title: 'End-to-end stories',
    after: ['Build'],
    run: () => playwright({ ...run, config: 'playwright.config.ts' }),
  };
  // These kill the API and remove remotes, so they run one at a time on a separate system. They wait half of the time,
  // so they run in parallel with the other stories.
  const faults = {
    title: 'Fault stories',
    after: ['Build'],
    run: () => playwright({ ...run, config: 'faults.config.ts', portBase: nextPortBase(env.PORT_BASE) }),
  };
  const sizes = { ...programCheck('Size budgets', process.execPath, 'dev/bench/size.mjs'), after: ['Build'] };
  const randomRequests = {
    ...programCheck('Random requests', process.execPath, 'dev/fuzz/fuzz.mjs', '--count', '20000', '--seed', '1'),
    after: ['Build'],
  };
  if (filters.length > 0) return [unit, build, [stories, faults]];
  return [
    programCheck('Type check', 'tsc', '-b'),
    programCheck('Format', 'oxfmt', '--check'),
    programCheck('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    programCheck('Wording of documents', process.execPath, 'lint/prose.mjs'),
    // The tests wait for databases and processes an eighth of the time.
    [unit, build],
    // The sizes are computed while the systems start.
    [stories, faults, sizes],
    ...(full ? [randomRequests] : []),
  ];
}

async function jest(folder, filters) {
  const file = join(folder, 'jest.json');
  // API specs wait for their database and their processes a third of the time, hence one worker more than there are cores.
  const args = [`--maxWorkers=${availableParallelism() + 1}`, '--json', `--outputFile=${file}`];
  if (filters.length > 0) args.push('--passWithNoTests', ...filters);
  const { code } = await runToEnd('jest', args);
  const report = await readReport(file);
  return { ...jestCount(report, code), results: jestResults(report) };
}

/** Runs the stories of one Playwright configuration against a separate system with an empty database. */
async function playwright({ folder, filters, env, onSystem, browser, config, portBase = env.PORT_BASE }) {
  const args = ['test', '-c', `e2e/${config}`];
  if (filters.length > 0) {
    const selected = testListOf(await listStories({ args, env, folder, config }), filters);
    if (selected.length === 0) return { passed: 0, failed: 0 };
    const file = join(folder, `${config}.list`);
    await writeFile(file, selected.join('\n'));
    args.push('--test-list', file);
  }
  const settings = settingsFrom({
    ...env,
    PORT_BASE: portBase,
    HM_DATA_DIR: join(env.HM_DATA_DIR, config),
    ...(env.MONGODB_URI && { MONGODB_URI: newDatabaseUri(env.MONGODB_URI) }),
  });
  const chromium = await browser();
  const system = await startSystem(settings, { env: { ...noAddressLimits, ...env } });
  onSystem(system);
  try {
    const file = join(folder, `${config}.json`);
    const { code } = await runToEnd('playwright', [...args, '--reporter=list,json'], {
      env: {
        ...env,
        ...chromiumEnvironment(chromium),
        PORT_BASE: portBase,
        HM_DATA_DIR: settings.dataDir,
        BASE_URL: settings.portal,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    const report = await readReport(file);
    return { ...playwrightCount(report, code), results: playwrightResults(report) };
  } finally {
    await system.stop();
    if (!settings.ownDatabase) await dropDatabase(settings.database);
  }
}

/** The URI of a new database on a server that other tests use too. */
function newDatabaseUri(server) {
  return databaseUri(server, `home_move_stories_${randomUUID().slice(0, 8)}`);
}

async function listStories({ args, env, folder, config }) {
  const file = join(folder, `${config}.stories.json`);
  await runToEnd('playwright', [...args, '--list', '--reporter=json'], {
    output: 'keep',
    // Listing starts no browser. Without a name for one, the configuration would look for it, and unpack it twice at a time.
    env: { ...env, HM_CHROMIUM: 'none', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return readReport(file);
}

async function readReport(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
