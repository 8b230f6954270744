import type { RemoteRecord } from '@home-move/contract';
import { faultCodes, RemoteFault, type FaultCode } from './fault';
import type { FetchRemote } from './federation';
import { negotiate } from './negotiate';
import { isRemoteModule, speaking, type RemoteModule } from './remote-module';
import { within } from './within';

export const loadTimeoutMs = 8000;

/**
 * The way from a record to its code: negotiate → check integrity and load. `attempt` counts from 0. Rejects with
 * RemoteFault.
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
    const late = () => new RemoteFault(faultCodes.tooSlow, name);
    const module = await within(loadTimeoutMs, fetchRemote(record, attempt), late).catch((error: unknown) => {
      if (error instanceof RemoteFault) throw error;
      const refusal = refusalOf(record);
      throw new RemoteFault(refusal ?? faultCodes.notLoaded, name, error, refusal !== undefined);
    });
    if (!isRemoteModule(module)) throw new RemoteFault(faultCodes.notARemote, name);
    return speaking(module, adapt);
  };
}
