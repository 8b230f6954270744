import { checkSparse, sparsePhases } from './check-sparse.mjs';
import { runPhases } from './test.mjs';

/** Runs the phases with programs that only leave their command line; the ones that start with `fail` fail. */
async function checked(fail?: string) {
  const commands: string[] = [];
  const run = async (program: string, args: string[], { cwd = 'project', env }: { cwd?: string; env?: object }) => {
    const version = env && 'HM_VERSION' in env ? ` HM_VERSION=${String(env.HM_VERSION)}` : '';
    const port = env && 'PORT_BASE' in env ? ` PORT_BASE=${String(env.PORT_BASE)}` : '';
    const command = [program, ...args].join(' ');
    commands.push(`${cwd}:${port}${version} ${command}`);
    return { code: fail !== undefined && command.startsWith(fail) ? 1 : 0, text: 'no such folder' };
  };
  const startSystem = () => Promise.resolve({ env: { PORT_BASE: '20000' } });
  const phases = sparsePhases({ remote: 'mfe-energy', copy: '/copy', root: '/project', run, startSystem });
  const counts = await runPhases(phases, () => {});
  return { commands, failed: counts.map(({ failed }) => failed) };
}

beforeEach(() => delete process.env['PORT_BASE']);

describe('the check of a sparse checkout', () => {
  it('checks, tests, builds and validates the remote with only the folders that it needs', async () => {
    expect(await checked()).toEqual({
      commands: [
        'project: git clone --quiet --no-checkout --sparse /project /copy',
        'project: git -C /copy sparse-checkout set mfe-energy contract ui build deploy lint',
        'project: git -C /copy checkout --quiet',
        '/copy: HM_VERSION=0.0.1-sparse npm ci --prefer-offline --no-audit --no-fund',
        '/copy: HM_VERSION=0.0.1-sparse npx tsc -b mfe-energy',
        '/copy: HM_VERSION=0.0.1-sparse npx oxfmt --check mfe-energy',
        '/copy: HM_VERSION=0.0.1-sparse npx oxlint --type-aware --deny-warnings mfe-energy',
        '/copy: HM_VERSION=0.0.1-sparse npm test -w mfe-energy',
        '/copy: HM_VERSION=0.0.1-sparse npm run build -w mfe-energy',
        '/copy: PORT_BASE=20000 HM_VERSION=0.0.1-sparse npm run deploy -w mfe-energy -- publish --dry-run --skip-stories sparse checkout',
      ],
      failed: [0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it.each([
    ['git -C /copy sparse-checkout', 2, [1, 1, 1, 1, 1, 1, 1, 1]],
    ['npm ci', 4, [0, 1, 1, 1, 1, 1, 1, 1]],
    ['npm run build', 9, [0, 0, 0, 0, 0, 0, 1, 1]],
  ])('stops after the phase that fails: %s', async (fail, count, failed) => {
    const result = await checked(fail);
    expect(result.commands).toHaveLength(count);
    expect(result.failed).toEqual(failed);
  });

  it.each([[[]], [['mfe-none']], [['mfe-energy', 'mfe-telephony']]])('rejects %j', async (args) => {
    await expect(checkSparse(args)).rejects.toThrow(
      'Usage: npm run check:sparse -- <remote>, one of mfe-confirmation,',
    );
  });
});
