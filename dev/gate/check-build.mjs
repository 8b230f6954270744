import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, remoteFolders } from '../../build/remotes.mjs';
import { buildStale } from '../launcher/build.mjs';
import { findChromium } from '../launcher/chromium.mjs';
import { formatElapsed } from '../launcher/command.mjs';
import { foreignSettings } from '../launcher/foreign-settings.mjs';
import { noAddressLimits } from '../launcher/limits.mjs';
import { freePortBase } from '../launcher/ports.mjs';
import { ROOT } from '../launcher/project.mjs';
import { settingsFrom } from '../launcher/settings.mjs';
import { testListOfRemote } from '../launcher/stories.mjs';
import { startSystem } from '../launcher/system.mjs';
import { listStories, runStories } from '../launcher/test-runners.mjs';
import { BUILD_UNITS } from '../launcher/units.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { compareVersions } from './compare-versions.mjs';
import { copyBuild, downloadVersion, resolvedRecords } from './resolved-versions.mjs';

/** A broken version fails in most stories, each of which waits for a timeout. */
const MAX_FAILURES = 3;

/**
 * Runs the stories of a remote and compares its pages with the version before, in a system with a build and the versions that the
 * registry of an API gives visitors now. Writes reports and pictures to `folder`. Returns warnings about its pages. Throws a UserError
 * for a failed story and a page that cannot be shown.
 */
export async function checkBuild({ build, api, folder, onSystem, log = console.log }) {
  for (const name of foreignSettings()) delete process.env[name];
  const candidate = join(folder, 'versions', 'candidate');
  const record = await copyBuild(build, candidate);
  const records = await resolvedRecords(api);
  const before = records.find(({ name }) => name === record.name);
  const others = records.filter(({ name }) => name !== record.name);
  const fallbacks = await missingRemotes([record, ...others]);
  log(partners(record, others, fallbacks));
  await buildFor([record, ...others]);
  const download = async (wanted) => {
    const target = join(folder, 'versions', `${wanted.name}-${wanted.version}`);
    await downloadVersion(wanted, target);
    return target;
  };
  const rest = [...(await Promise.all(others.map(download))), ...fallbacks.map((remote) => join(ROOT, remote, 'dist'))];
  const trial = await startTrial({ folder, builds: [...rest, candidate], onSystem });
  await runOwnStories(record, trial, log);
  if (before === undefined) {
    log(`No visitor gets a version of ${record.name} yet, so there is nothing to compare it with.`);
    return [];
  }
  return compareVersions({ before: await download(before), candidate, rest, trial, log });
}

/** The folders of remotes in this checkout that are none of these. */
async function missingRemotes(records) {
  const known = new Set(records.map(({ name }) => name));
  const manifests = await Promise.all(
    remoteFolders().map(async (folder) => ({ folder, name: (await readManifest(join(ROOT, folder))).name })),
  );
  return manifests.filter(({ name }) => !known.has(name)).map(({ folder }) => folder);
}

function partners({ name, version }, others, fallbacks) {
  const versions = others.map((other) => `${other.name} ${other.version}`);
  const given = versions.length > 0 ? `with ${versions.join(', ')}` : 'with no other published remote';
  const built = `In place of remotes without a version for visitors, this checkout's builds run: ${fallbacks.join(', ')}`;
  return [
    `Stories of ${name} ${version}: shell and API of this checkout, ${given}`,
    ...(fallbacks.length > 0 ? [built] : []),
  ].join('\n');
}

/** Builds the stale units of this checkout, without the remotes that run as built elsewhere. */
function buildFor(records) {
  const published = new Set(records.map(({ name }) => `mfe-${name}`));
  return buildStale({ units: BUILD_UNITS.filter(({ name }) => !published.has(name)) });
}

/** Starts a system with these builds, on free ports and with an empty database. */
async function startTrial({ folder, builds, onSystem }) {
  const env = {
    ...process.env,
    ...noAddressLimits,
    LOG_LEVEL: 'error',
    PORT_BASE: String(await freePortBase()),
    HM_DATA_DIR: join(folder, 'data'),
  };
  const [settings, chromium] = [settingsFrom(env), await findChromium()];
  onSystem(await startSystem(settings, { env, builds, log: () => {} }));
  return { folder, env, settings, chromium };
}

async function runOwnStories({ name, version }, trial, log) {
  const since = performance.now();
  const config = 'playwright.config.ts';
  const list = join(trial.folder, 'list');
  await mkdir(list);
  const selected = testListOfRemote(await listStories({ env: trial.env, folder: list, config }), name);
  if (selected.length === 0) {
    log(`No story has the tag @${name}.`);
    return;
  }
  const results = join(trial.folder, 'stories');
  const more = [`--max-failures=${MAX_FAILURES}`];
  const { code, report } = await runStories({ ...trial, config, selected, results, reporter: 'dot', more });
  const { expected, unexpected, flaky } = report.stats;
  if (code !== 0) {
    const failed = unexpected + flaky;
    throw new UserError(
      `${failed} of ${failed + expected} stories failed with ${name} ${version}. Their traces and pictures are in ${results}`,
    );
  }
  log(`Stories: ${expected} passed (${formatElapsed(since)})`);
}
