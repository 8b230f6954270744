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

export interface RemovedPages {
  /** Steps of the journey, with their paths. Movers still reach them. */
  readonly steps: readonly string[];
  /** Paths of other pages, such as steps that the journey no longer has. */
  readonly others: readonly string[];
}

/** The pages that one record serves and another does not. */
export function removedPages(before: Routes, after: Routes): RemovedPages {
  const own = stepIds.filter((id) => steps[id].journey === before.name);
  const stepPaths: readonly string[] = own.map((id) => steps[id].path);
  const isRemoved = (pattern: string) => serves(before, pattern) && !serves(after, pattern);
  return {
    steps: own.filter((id) => isRemoved(steps[id].path)).map((id) => `${id} (${steps[id].path})`),
    others: before.routes.filter((route) => !stepPaths.includes(route) && isRemoved(route)),
  };
}
