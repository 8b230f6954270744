import type { RemoteRecord } from '@home-move/contract';
import { faultCodes, RemoteFault, type FaultCode } from './fault';
import type { FetchRemote } from './federation';
import { negotiate } from './negotiate';
import { isRemoteModule, speaking, type RemoteModule } from './remote-module';

/**
 * The way from a record to its code: negotiate → check integrity and load. `attempt` counts from 0. Rejects with
 * RemoteFault; who waits for it says how long.
 */
export type LoadRemote = (record: RemoteRecord, attempt: number) => Promise<RemoteModule>;

/** `refusalOf` tells whether one of the record's files was refused for its hash, or for having none. */
export function createLoadRemote(
  fetchRemote: FetchRemote,
  refusalOf: (record: RemoteRecord) => FaultCode | undefined,
): LoadRemote {
  return async (record, attempt) => {
    const adapt = negotiate(record);
    const { name } = record;
    const module = await fetchRemote(record, attempt).catch((error: unknown) => {
      const refusal = refusalOf(record);
      throw new RemoteFault(refusal ?? faultCodes.notLoaded, name, error, refusal !== undefined);
    });
    if (!isRemoteModule(module)) throw new RemoteFault(faultCodes.notARemote, name);
    return speaking(module, adapt);
  };
}
