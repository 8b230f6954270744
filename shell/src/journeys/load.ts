import type { RemoteRecord } from '@home-move/contract';
import { faultCodes, RemoteFault, type FaultCode } from './fault';
import type { FetchRemote } from './federation';
import { negotiate } from './negotiate';
import { isRemoteModule, adaptRemote, type RemoteModule } from './remote-module';

/**
 * The way from a record to its code: negotiate → check integrity and load. `attempt` counts from 0. Rejects with
 * RemoteFault; who waits for it says how long.
 */
export type LoadRemote = (record: RemoteRecord, attempt: number) => Promise<RemoteModule>;

/** A file that has not come by then counts for good: a chunk's own time-out is six seconds. */
const longWaitMs = 5000;

/** `refusalOf` tells whether one of the record's files was refused for its hash, or for having none. */
export function createLoadRemote(
  fetchRemote: FetchRemote,
  rejectionOf: (record: RemoteRecord) => FaultCode | undefined,
): LoadRemote {
  return async (record, attempt) => {
    const adapt = negotiate(record);
    const { name } = record;
    const begun = performance.now();
    const module = await fetchRemote(record, attempt).catch((error: unknown) => {
      const rejection = rejectionOf(record);
      // Nobody who has waited that long is asked to wait as long again.
      const isTooSlow = performance.now() - begun >= longWaitMs;
      throw new RemoteFault(rejection ?? faultCodes.notLoaded, name, error, rejection !== undefined || isTooSlow);
    });
    if (!isRemoteModule(module)) throw new RemoteFault(faultCodes.notARemote, name);
    return adaptRemote(module, adapt);
  };
}
