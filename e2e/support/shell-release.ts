import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ShellRecord } from '@home-move/contract';
import { dataDir, project } from './addresses.js';
import { freshRelease } from './registry.js';

const run = promisify(execFile);

/** Runs `npm run deploy -w shell` for the running system. Rejects if it fails. */
async function deployShell(...args: readonly string[]): Promise<void> {
  await run('npm', ['run', '--silent', 'deploy', '-w', 'shell', '--', ...args], {
    cwd: project,
    env: { ...process.env, HM_DATA_DIR: dataDir },
  });
}

/** Publishes the built shell as a new version whose tokens also have this custom property. Returns the version. */
export async function publishShell(property: string, value: string): Promise<string> {
  const version = freshRelease();
  const folder = await mkdtemp(join(tmpdir(), 'hm-shell-'));
  await cp(join(project, 'shell', 'dist'), folder, { recursive: true });
  await appendFile(join(folder, 'tokens.css'), `:root{${property}:${value}}`);
  // They would no longer be the compressed tokens.
  for (const encoding of ['br', 'gz']) await rm(join(folder, `tokens.css.${encoding}`));
  const record = JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8')) as ShellRecord;
  const hash = createHash('sha384')
    .update(await readFile(join(folder, 'tokens.css')))
    .digest('base64');
  const files = { ...record.files, 'tokens.css': `sha384-${hash}` };
  await writeFile(join(folder, 'shell.json'), JSON.stringify({ ...record, version, files }));
  await deployShell('publish', '--from', folder, '--version', version, '--skip-checks', 'a derived build of a story');
  await rm(folder, { recursive: true });
  return version;
}

/** Returns documents to the shell before. */
export const rollBackShell = (): Promise<void> => deployShell('rollback', '--why', 'a story wants it');
