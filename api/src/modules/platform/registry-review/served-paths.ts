import { matchPath } from '@home-move/contract';

/** The shortest and the longest path of a pattern, with `x` for its parameters. */
function examplesOf(pattern: string): readonly string[] {
  const segments = pattern.split('/').filter(Boolean);
  const path = (included: readonly string[]) =>
    `/${included.map((segment) => (segment.startsWith(':') ? 'x' : segment)).join('/')}`;
  return [path(segments.filter((segment) => !segment.endsWith('?'))), path(segments)];
}

/** Whether routes serve the paths of a pattern, with and without its optional parameters. */
export const serves = (routes: readonly string[], pattern: string): boolean =>
  examplesOf(pattern).every((path) => routes.some((route) => matchPath(route, path) !== null));
