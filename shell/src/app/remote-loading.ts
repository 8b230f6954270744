import type { RegistryResolution } from '@home-move/contract';
import { releaseDocumentScripts } from '../journeys/document-scripts';
import { createFederation } from '../journeys/federation';
import { createGuardScript, installGuardScript } from '../journeys/guard-script';
import { createKnownFiles } from '../journeys/known-files';
import { createLoadRemote, withEarlyLoad, type LoadRemote } from '../journeys/load';
import { createRegistry, type Registry } from '../journeys/registry';

/** Sets up the guarded federation runtime and starts loading the remote that serves `path`. `bucket`: of the visitor, 0 to 99. */
export function startRemoteLoading(
  resolution: RegistryResolution,
  path: string,
  bucket: number,
): { readonly registry: Registry; readonly load: LoadRemote } {
  if (!document.hmDropsScripts) releaseDocumentScripts(document);
  const registry = createRegistry(resolution, bucket);
  const files = createKnownFiles();
  const guard = createGuardScript(files);
  installGuardScript(guard);
  const first = registry.find(registry.journeyAt(path));
  const load = createLoadRemote(createFederation(files, guard), files.rejectionOf);
  return { registry, load: withEarlyLoad(load, first, path) };
}
