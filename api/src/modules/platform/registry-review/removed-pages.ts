import { matchPath, stepIds, steps, type RemoteRecord } from '@home-move/contract';

type Routes = Pick<RemoteRecord, 'name' | 'routes'>;

/** The shortest and the longest path of a pattern, with `x` for its parameters. */
function examplesOf(pattern: string): readonly string[] {
  const segments = pattern.split('/').filter(Boolean);
  const path = (included: readonly string[]) =>
    `/${included.map((segment) => (segment.startsWith(':') ? 'x' : segment)).join('/')}`;
  return [path(segments.filter((segment) => !segment.endsWith('?'))), path(segments)];
}

const serves = ({ routes }: Routes, pattern: string) =>
  examplesOf(pattern).every((path) => routes.some((route) => matchPath(route, path) !== null));

/** The pages that one record serves and another does not: steps of the journey by id and path, other pages by path. */
export function removedPages(before: Routes, after: Routes): readonly string[] {
  const own = stepIds.filter((id) => steps[id].journey === before.name);
  const stepPaths: readonly string[] = own.map((id) => steps[id].path);
  const others = before.routes.filter((route) => !stepPaths.includes(route));
  const isRemoved = (pattern: string) => serves(before, pattern) && !serves(after, pattern);
  return [
    ...own.filter((id) => isRemoved(steps[id].path)).map((id) => `${id} (${steps[id].path})`),
    ...others.filter(isRemoved),
  ];
}
