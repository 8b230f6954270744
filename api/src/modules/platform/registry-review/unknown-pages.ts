import { standalonePages, stepIds, steps, type RegistryFinding, type RemoteRecord } from '@home-move/contract';
import { serves } from './served-paths.js';

/**
 * Pages of a build that the portal does not know. It would answer them with 404: its document, guard and progress bar know the steps of
 * the contract that it was built with.
 */
export function unknownPages({ name, routes }: Pick<RemoteRecord, 'name' | 'routes'>): readonly RegistryFinding[] {
  const own = stepIds.filter((id) => steps[id].journey === name).map((id) => steps[id].path);
  const known = [...own, ...[standalonePages[name] ?? []].flat()];
  return routes
    .filter((route) => !serves(known, route))
    .map((route) => ({
      code: 'unknown-page',
      message: `It has the page ${route}, which the portal does not know. Deploy the portal with this step first.`,
    }));
}
