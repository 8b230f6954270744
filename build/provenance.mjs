import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit of a folder, with `-dirty` after it if the working copy has changes; undefined outside a repository. */
export function commitOf(folder) {
  const git = (...args) =>
    execFileSync('git', ['--no-optional-locks', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}-dirty`;
  } catch {
    return undefined;
  }
}

const MAX_LENGTH = 100;

/** Who or what builds: HM_BUILDER, or the account of the CI service. Undefined elsewhere: a machine's user is personal. */
export function builderOf({ HM_BUILDER, GITHUB_ACTOR, GITLAB_USER_LOGIN }) {
  const builder = HM_BUILDER || GITHUB_ACTOR || GITLAB_USER_LOGIN || undefined;
  return builder?.replaceAll(/[^\w.@ -]/g, '-').slice(0, MAX_LENGTH);
}

/** `HM_VERSION` builds another version than package.json's, to try out the next one without editing files. */
export function versionOf(dir) {
  const version = process.env.HM_VERSION || JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version;
  if (/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)) return version;
  throw new Error(`HM_VERSION must be an exact version, for example 1.4.0; it is "${version}".`);
}
