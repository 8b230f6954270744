import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolders } from '../../build/remotes.mjs';
import { endRunning, runToEnd } from './command.mjs';
import { startOwnSystem } from './own-system.mjs';
import { ROOT } from './project.mjs';
import { onStopSignal } from './system.mjs';
import { check, summaryLine, total } from './tally.mjs';
import { runPhases } from './test.mjs';
import { UserError } from './user-error.mjs';

/** The folders that a remote is built, tested and published from; Git adds the files of the project's root. */
export const foldersFor = (remote) => [remote, 'contract', 'ui', 'build', 'deploy', 'lint'];

/** A pre-release: no record of the running system has it. */
const version = '0.0.1-sparse';

/**
 * `npm run check:sparse -- mfe-x`: clones the last commit into a temporary folder with only the folders that the remote needs,
 * installs it there, runs its checks and specs, builds it, and has a running system validate it for publishing.
 */
export async function checkSparse([remote = '', ...more]) {
  if (!remoteFolders().includes(remote) || more.length > 0)
    throw new UserError(`Usage: npm run check:sparse -- <remote>, one of ${remoteFolders().join(', ')}`);
  const copy = await mkdtemp(join(tmpdir(), 'home-move-sparse-'));
  const removeCopy = () => rm(copy, { recursive: true, force: true });
  let system;
  onStopSignal(async () => {
    endRunning();
    await system?.stop();
    await removeCopy();
  });
  const startSystem = async () => (system = await startOwnSystem('sparse'));
  try {
    const sum = total(await runPhases(sparsePhases({ remote, copy, startSystem })));
    if (sum.failed > 0) throw new UserError(`\n${remote} needs more than ${foldersFor(remote).join(', ')}: see above.`);
    console.log(`\n${remote} works from a sparse checkout: ${summaryLine(sum)}`);
  } finally {
    await system?.stop();
    await removeCopy();
  }
}

/** Each phase needs the ones before. `startSystem` resolves to a running system, as `startOwnSystem` does. */
export function sparsePhases({ remote, copy, startSystem, root = ROOT, run = runToEnd }) {
  const inCopy = { cwd: copy, env: { ...process.env, HM_VERSION: version } };
  const command = async (program, args, options = inCopy) => check((await run(program, args, options)).code);
  const phases = [
    {
      title: 'Sparse checkout',
      run: async () => {
        const commands = [
          ['clone', '--quiet', '--no-checkout', '--sparse', root, copy],
          ['-C', copy, 'sparse-checkout', 'set', ...foldersFor(remote)],
          ['-C', copy, 'checkout', '--quiet'],
        ];
        for (const args of commands) {
          const { code, text } = await run('git', args, { output: 'keep' });
          if (code !== 0) throw new UserError(text);
        }
        return check(0);
      },
    },
    // npm leaves out packages of workspaces that are not checked out.
    { title: 'Install', run: () => command('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']) },
    { title: 'Type check', run: () => command('npx', ['tsc', '-b', remote]) },
    { title: 'Format', run: () => command('npx', ['oxfmt', '--check', remote]) },
    { title: 'Lint', run: () => command('npx', ['oxlint', '--type-aware', '--deny-warnings', remote]) },
    { title: 'Specs', run: () => command('npm', ['test', '-w', remote]) },
    { title: 'Build', run: () => command('npm', ['run', 'build', '-w', remote]) },
    {
      title: 'Publish (dry run)',
      run: async () => {
        const { env } = await startSystem();
        const args = ['run', 'deploy', '-w', remote, '--', 'publish', '--dry-run', '--skip-stories', 'sparse checkout'];
        return command('npm', args, { cwd: copy, env: { ...env, HM_VERSION: version } });
      },
    },
  ];
  return phases.map((phase, index) => ({ ...phase, after: phases.slice(0, index).map(({ title }) => title) }));
}
