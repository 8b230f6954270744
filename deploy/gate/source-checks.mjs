import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { SHELL } from '../remote-name.mjs';
import { exitCodes, UserError } from '../user-error.mjs';

/** The checks of a remote's source, fastest first: title, program and arguments. */
const checksOf = (remote) => [
  ['Type check', 'tsc', '-b', remote],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings', remote],
  ['Tests', 'jest', '--selectProjects', remote],
];

/**
 * Runs type check, lint and tests of the remote, or of the shell, in `cwd`, and shows the output of the first failure. With `skipChecks`, a reason,
 * it runs none. Throws a UserError for a failed check, and if the source is not here, because the checks would prove nothing about
 * the build.
 * @param project the repository, by default the one that contains this file
 */
export async function checkSource({ build, skipChecks }, log, { cwd = process.cwd(), project = ourProject } = {}) {
  if (skipChecks !== undefined) {
    log(`Type check, lint and tests are skipped: ${skipChecks}`);
    return;
  }
  const remote = basename(cwd);
  const hasSource = existsSync(join(cwd, 'remote.config.mjs')) || remote === SHELL;
  const isRemote = dirname(resolve(cwd)) === resolve(project) && hasSource;
  if (!isRemote || relative(cwd, build).startsWith('..')) {
    throw new UserError(
      `${build} may not be built from a remote in this repository, so its type check, lint and tests would prove nothing.\nRun them where it is built, and publish it with --skip-checks "<reason>"; the audit keeps the reason.`,
      exitCodes.usage,
    );
  }
  for (const [title, program, ...args] of checksOf(remote)) {
    log(`${title}: ${[program, ...args].join(' ')}`);
    const { code, output } = await run(program, args, project);
    if (code !== 0) throw new UserError(`${output.trim()}\n\n${title} failed, so ${remote} is not published.`);
  }
}

const ourProject = join(import.meta.dirname, '..', '..');

/** Settings of an API in production: React has no test functions there. */
const productionSettings = ['NODE_ENV', 'APP_MODE', 'REHEARSAL'];

/** Runs a tool of the project; resolves to its exit code and output. */
function run(program, args, project) {
  const PATH = [join(project, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !productionSettings.includes(name)));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: project,
      env: { ...env, PATH },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(new UserError(`${program} cannot be started (${error.code}). Run npm ci.`)));
    child.once('close', (code) => resolve({ code, output }));
  });
}
