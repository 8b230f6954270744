import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from '../launcher/command.mjs';
import { inProject } from '../launcher/project.mjs';
import { UserError } from '../launcher/user-error.mjs';

const MIGRATIONS = 'api/src/common/database/migrations/migrations.ts';
const WORKSPACES = '@home-move';

/** The commit before the latest one that added a migration, so that the roll-out has one to run. */
export async function commitBeforeMigration() {
  return (await git('log', '-1', '--format=%H^', '--', MIGRATIONS)).trim();
}

/**
 * Builds the API of a commit in a temporary folder of this checkout, with its packages. Returns its main script, and `remove`, which
 * deletes the folder. Throws UserError if it cannot be built.
 */
export async function buildPreviousVersion(commit) {
  await mkdir(inProject('.cache'), { recursive: true });
  const folder = await mkdtemp(inProject('.cache', 'previous-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await extract(commit, folder);
    await linkWorkspaces(folder);
    // The commit has passed its own type check, with its own packages.
    const { code, text } = await runToEnd('tsc', ['-b', '--noCheck', 'api'], { cwd: folder, output: 'keep' });
    if (code !== 0) throw new UserError(`${commit} cannot be built with the packages of this checkout:\n${text}`);
    return { main: join(folder, 'api', 'dist', 'src', 'main.js'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function extract(commit, folder) {
  const archive = join(folder, 'version.tar');
  await git('archive', '--output', archive, commit);
  const { code, text } = await runToEnd('tar', ['-xf', archive, '-C', folder], { output: 'keep' });
  if (code !== 0) throw new UserError(text);
  await rm(archive);
}

/** Links the workspaces of the extracted version. Node finds all other packages in the folders above, which are this checkout's. */
async function linkWorkspaces(folder) {
  const own = join(folder, 'node_modules', WORKSPACES);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(inProject('node_modules', WORKSPACES))) {
    if (!existsSync(join(folder, name))) continue;
    await symlink(join(folder, name), join(own, name));
    const nested = inProject(name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, name, 'node_modules'));
  }
}

async function git(...args) {
  const { code, text } = await runToEnd('git', args, { cwd: inProject(), output: 'keep' });
  if (code !== 0) throw new UserError(text);
  return text;
}
