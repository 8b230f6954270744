import { stepIds, steps, type RemoteRecord } from '@home-move/contract';
import { serves } from './served-paths.js';

type Routes = Pick<RemoteRecord, 'name' | 'routes'>;

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
  const isRemoved = (pattern: string) => serves(before.routes, pattern) && !serves(after.routes, pattern);
  return {
    steps: own.filter((id) => isRemoved(steps[id].path)).map((id) => `${id} (${steps[id].path})`),
    others: before.routes.filter((route) => !stepPaths.includes(route) && isRemoved(route)),
  };
}
