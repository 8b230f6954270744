import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRunning, runToEnd } from './command.mjs';
import { ROOT } from './project.mjs';
import { onStopSignal } from './system.mjs';
import { check, summaryLine, total } from './tally.mjs';
import { runPhases } from './test.mjs';
import { UserError } from './user-error.mjs';

/** The remote with the fewest stories, for a package that no remote depends on. */
const DEFAULT_REMOTE = 'mfe-council-water';

/**
 * `npm run check:upgrade -- <package>@<version> …`: installs the versions in a temporary copy of the project, builds it, and
 * runs the specs and stories of the shell and of a remote that depends on one of the packages.
 */
export async function checkUpgrade(args) {
  const versions = parseVersions(args);
  const copy = await mkdtemp(join(tmpdir(), 'home-move-upgrade-'));
  const removeCopy = () => rm(copy, { recursive: true, force: true });
  onStopSignal(async () => {
    endRunning();
    await removeCopy();
  });
  try {
    const sum = total(await runPhases(upgradePhases({ versions, copy })));
    if (sum.failed > 0) throw new UserError(`\n${args.join(' ')} does not work: the first failure above says why.`);
    console.log(`\n${args.join(' ')} works: ${summaryLine(sum)}`);
  } finally {
    await removeCopy();
  }
}

/** Exact versions by package. */
export function parseVersions(args) {
  const parsed = args.map(
    (arg) => /^(?<name>(?:@[\w.-]+\/)?[\w.-]+)@(?<version>\d+\.\d+\.\d+[\w.+-]*)$/.exec(arg)?.groups,
  );
  if (parsed.length === 0 || parsed.includes(undefined))
    throw new UserError('Usage: npm run check:upgrade -- <package>@<exact version> …');
  return new Map(parsed.map(({ name, version }) => [name, version]));
}

/** Copies the project's files, installs the versions there, and tests them. Each phase needs the one before. */
export function upgradePhases({ versions, copy, root = ROOT, run = runToEnd }) {
  const remote = remoteOf(root, versions) ?? DEFAULT_REMOTE;
  const command = (program, ...args) => run(program, args, { cwd: copy }).then(({ code }) => check(code));
  return [
    { title: 'Copy', run: () => copyProject({ root, copy, run }).then(() => check(0)) },
    {
      title: 'Install',
      after: ['Copy'],
      run: async () => {
        setVersions(copy, versions);
        return command('npm', 'install', '--prefer-offline');
      },
    },
    {
      title: `Shell and ${remote}`,
      after: ['Install'],
      run: () => command(process.execPath, 'dev/run.mjs', 'test', 'shell', remote, remote.replace(/^mfe-/, '@')),
    },
  ];
}

/** Files that Git ignores, such as packages and builds, stay behind. */
async function copyProject({ root, copy, run }) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, text } = await run('git', listed, { cwd: root, output: 'keep' });
  if (code !== 0) throw new UserError(text);
  const files = text.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) await cp(join(root, file), join(copy, file));
}

/** The manifests of a project and of its workspaces, by folder. */
function manifestsOf(root) {
  const folders = ['.', ...readdirSync(root)].filter((folder) => existsSync(join(root, folder, 'package.json')));
  return folders.map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  }));
}

const remoteOf = (root, versions) =>
  manifestsOf(root).find(
    ({ folder, manifest }) =>
      folder.startsWith('mfe-') && Object.keys(manifest.dependencies ?? {}).some((name) => versions.has(name)),
  )?.folder;

/** Replaces the versions wherever a manifest of the project states one. */
export function setVersions(root, versions) {
  const missing = new Set(versions.keys());
  for (const { folder, manifest } of manifestsOf(root)) {
    const { dependencies = {}, devDependencies = {}, overrides = {} } = manifest;
    for (const stated of [dependencies, devDependencies, overrides])
      for (const [name, version] of versions)
        if (typeof stated[name] === 'string') {
          stated[name] = version;
          missing.delete(name);
        }
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  if (missing.size > 0) throw new UserError(`No package.json of the project names ${[...missing].join(', ')}.`);
}
