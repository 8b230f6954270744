import { type FaultCode, faultCodes, type RemoteRecord } from '@home-move/contract';
import { RemoteFault } from './fault';
import type { FetchRemote } from './federation';
import { negotiate, requireLibraries } from './negotiate';
import { isRemoteModule, adaptRemote, type RemoteModule } from './remote-module';

/**
 * Loads the code of a record: negotiate → check integrity → load. `attempt` counts from 0. Rejects with RemoteFault; the
 * caller sets the timeout.
 */
export type LoadRemote = (record: RemoteRecord, attempt: number) => Promise<RemoteModule>;

/** A load that fails after this is not retried: the mover has waited long enough. A chunk's own timeout is six seconds. */
const longWaitMs = 5000;

/** `rejectionOf` returns the code when one of the record's files was rejected for a wrong or missing hash. */
export function createLoadRemote(
  fetchRemote: FetchRemote,
  rejectionOf: (record: RemoteRecord) => FaultCode | undefined,
): LoadRemote {
  return async (record, attempt) => {
    const adapt = negotiate(record);
    requireLibraries(record);
    const { name } = record;
    const begun = performance.now();
    const module = await fetchRemote(record, attempt).catch((error: unknown) => {
      const rejection = rejectionOf(record);
      const isTooSlow = performance.now() - begun >= longWaitMs;
      throw new RemoteFault(rejection ?? faultCodes.notLoaded, name, error, rejection !== undefined || isTooSlow);
    });
    if (!isRemoteModule(module)) throw new RemoteFault(faultCodes.notARemote, name);
    return adaptRemote(module, adapt);
  };
}

/**
 * Starts loading one remote and its page at the path before its journey opens; the first request for the remote receives that
 * load.
 */
export function withEarlyLoad(load: LoadRemote, record: RemoteRecord | undefined, path: string): LoadRemote {
  if (!record) return load;
  const early = load(record, 0);
  // The journey that requests it handles the rejection, and the page requests itself again.
  early.then(({ preloadPage }) => preloadPage?.(path)).catch(() => undefined);
  return (requested, attempt) => (requested.entry === record.entry && attempt === 0 ? early : load(requested, attempt));
}
