import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { remoteFolders } from '../../build/remotes.mjs';
import { ROOT } from './project.mjs';

const withoutSlash = (filter) => normalize(filter).replace(/[\\/]$/, '');

/** The first segment of a path: the folder of its package. */
const packageOf = (path) => path.split(/[\\/]/)[0];

/** The closest folder above a path, or the path itself, with a tsconfig.json; undefined if there is none below the root. */
function typeCheckedFolder(path, root) {
  if (path === '.') return undefined;
  return existsSync(join(root, path, 'tsconfig.json')) ? path : typeCheckedFolder(dirname(path), root);
}

/**
 * The part of the project that the filters of `npm test` name:
 * - `paths`: the filters that are paths, which are linted: the folder of a remote, or any existing path with a slash;
 * - `folders`: the folders to type-check for them;
 * - `packages`: the packages with all of the selected specs; undefined if a filter may select specs of any package;
 * - `remotes`: the remotes to build and measure, named by their folders;
 * - `mayNameStories`: false if every filter is a path outside `e2e`.
 */
export function scopeOf(filters, root = ROOT) {
  const remotes = remoteFolders(root);
  const isPath = (filter) =>
    remotes.includes(withoutSlash(filter)) ||
    (filter.includes('/') && !filter.startsWith('.') && existsSync(join(root, filter)));
  const paths = filters.filter(isPath).map(withoutSlash);
  const packages = [...new Set(paths.map(packageOf))];
  const isOnlyPaths = paths.length === filters.length;
  return {
    paths,
    folders: [...new Set(paths.map((path) => typeCheckedFolder(path, root)))].filter((folder) => folder !== undefined),
    packages: isOnlyPaths ? packages : undefined,
    remotes: remotes.filter((folder) => paths.includes(folder)),
    mayNameStories: !isOnlyPaths || packages.includes('e2e'),
  };
}
