import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes, UserError } from '../user-error.mjs';

/** What a system with the build needs. A sparse checkout of one remote has none of them. */
const neededPaths = ['dev/gate/run.mjs', 'api/package.json', 'shell/package.json', 'e2e/package.json'];

/** Settings of the publication that the checked system must not get. */
const secrets = ['DEPLOY_KEY', 'SIGNING_KEY', 'SIGNING_KEY_FILE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/**
 * Runs the stories of a remote with a build and the versions of everything else that visitors get, and compares its pages with the
 * version before. Returns a warning for each difference. With `skipChecks` or `skipStories`, both reasons, it runs nothing. Throws a
 * UserError for a failed story or page, and if this checkout lacks what the stories need.
 * @param project the repository, by default the one that contains this file
 */
export async function checkInBrowser({ build, api, skipChecks, skipStories }, log, { project = ourProject } = {}) {
  const reason = skipStories ?? skipChecks;
  if (reason !== undefined) {
    log(`Stories and pictures are skipped: ${reason}`);
    return [];
  }
  const missing = neededPaths.filter((path) => !existsSync(join(project, path)));
  if (missing.length > 0) {
    throw new UserError(
      `The stories need the whole repository; ${missing.join(', ')} is not here.\nPublish from a full checkout, or with --skip-stories "<reason>"; the audit keeps the reason.`,
      exitCodes.usage,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'home-move-gate-'));
  const code = await run(project, ['--build', build, '--api', api, '--folder', folder]);
  if (code !== 0) throw new UserError(`Stories or pages failed, so the version is not published.`);
  const { warnings } = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'));
  if (warnings.length === 0) await rm(folder, { recursive: true, force: true });
  return warnings;
}

const ourProject = join(import.meta.dirname, '..', '..');

/** Runs the program of the checks, which prints its progress, and resolves to its exit code. */
function run(project, args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !secrets.includes(name)));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(project, 'dev', 'gate', 'run.mjs'), ...args], {
      cwd: project,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
