import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { chromiumEnvironment } from './chromium.mjs';
import { runToEnd } from './command.mjs';
import { databaseUri, dropDatabase } from './database.mjs';
import { noAddressLimits } from './limits.mjs';
import { settingsFrom } from './settings.mjs';
import { startSystem } from './system.mjs';
import { check, jestCount, playwrightCount } from './tally.mjs';
import { jestResults, playwrightResults } from './test-results.mjs';

/** A program as one check, which passes with exit code 0. */
export const programCheck = (title, program, ...args) => ({
  title,
  run: async () => check((await runToEnd(program, args)).code),
});

/** Runs the specs whose path matches a filter, or all; with `packages`, only the specs of these. */
export async function jest({ folder, filters, packages }) {
  const file = join(folder, 'jest.json');
  // API specs wait for their database and their processes a third of the time, hence one worker more than there are cores.
  const args = [`--maxWorkers=${availableParallelism() + 1}`, '--json', `--outputFile=${file}`];
  if (filters.length > 0) args.push('--passWithNoTests', ...filters);
  const projects = await projectsOf(packages);
  if (projects.length > 0) args.push('--selectProjects', ...projects);
  const { code } = await runToEnd('jest', args);
  const report = await readReport(file);
  return { ...jestCount(report, code), results: jestResults(report) };
}

/** The Jest projects of packages: Jest lists the files of every other project in vain. None if a package has no project. */
async function projectsOf(packages = []) {
  // Imported on demand, because it needs the installed packages.
  const { default: config } = await import('../../jest.config.mjs');
  const projects = packages.map((folder) =>
    config.projects.filter(({ roots }) => roots.includes(`<rootDir>/${folder}`)).map(({ displayName }) => displayName),
  );
  return projects.some((names) => names.length === 0) ? [] : projects.flat();
}

/**
 * Runs the stories of one Playwright configuration, or the lines `selected` of its list, against a separate system with an empty database.
 * `more` are further options of Playwright.
 */
export async function playwright({ folder, selected, env, onSystem, browser, config, portBase = env.PORT_BASE, more }) {
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
    const { code, report } = await runStories({ folder, selected, env, settings, chromium, config, more });
    return { ...playwrightCount(report, code), results: playwrightResults(report), report };
  } finally {
    await system.stop();
    if (!settings.ownDatabase) await dropDatabase(settings.database);
  }
}

/**
 * Runs the stories of one Playwright configuration, or the lines `selected` of its list, against the running system of the settings.
 * Resolves to Playwright's exit code and JSON report, which it writes into the folder. Pictures and traces of failed stories are in `results`.
 */
export async function runStories({
  folder,
  selected,
  env,
  settings,
  chromium,
  config,
  results = join(folder, `${basename(config)}-results`),
  reporter = 'list',
  more = [],
}) {
  const name = basename(config);
  const file = join(folder, `${name}.json`);
  const args = ['test', '-c', `e2e/${config}`, `--reporter=${reporter},json`, `--output=${results}`, ...more];
  if (selected) {
    const list = join(folder, `${name}.list`);
    await writeFile(list, selected.join('\n'));
    args.push('--test-list', list);
  }
  const { code } = await runToEnd('playwright', args, {
    env: {
      ...env,
      ...chromiumEnvironment(chromium),
      PORT_BASE: String(settings.ports.api),
      HM_DATA_DIR: settings.dataDir,
      BASE_URL: settings.portal,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return { code, report: await readReport(file) };
}

/** The URI of a new database on a server that other tests use too. */
function newDatabaseUri(server) {
  return databaseUri(server, `home_move_stories_${randomUUID().slice(0, 8)}`);
}

/** Playwright's JSON report of the stories of a configuration, without running them. */
export async function listStories({ env, folder, config }) {
  const file = join(folder, `${config}.stories.json`);
  await runToEnd('playwright', ['test', '-c', `e2e/${config}`, '--list', '--reporter=json'], {
    output: 'keep',
    // Listing starts no browser. Without a name for one, the configuration would look for it, and unpack it twice at a time.
    env: { ...env, HM_CHROMIUM: 'none', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return readReport(file);
}

async function readReport(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
