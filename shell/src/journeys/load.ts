import type { JourneyId } from '@home-move/contract';
import { faultCodes, faultOf, RemoteFault } from './fault';
import type { FetchRemote } from './federation';
import { negotiate } from './negotiate';
import type { Registry } from './registry';
import { isRemoteModule, type RemoteModule } from './remote-module';
import { within } from './within';

export const loadTimeoutMs = 8000;

/** The way from a journey's name to its code: resolve → negotiate → check integrity and load. Rejects with RemoteFault. */
export type LoadRemote = (journey: JourneyId, attempt: number) => Promise<RemoteModule>;

export function createLoadRemote(registry: Registry, fetchRemote: FetchRemote): LoadRemote {
  return async (journey, attempt) => {
    const record = registry.resolve(journey);
    negotiate(record);
    const late = () => new RemoteFault(faultCodes.tooSlow, journey);
    try {
      const module = await within(loadTimeoutMs, fetchRemote(record, attempt), late);
      if (!isRemoteModule(module)) throw new RemoteFault(faultCodes.notARemote, journey);
      return module;
    } catch (error) {
      throw faultOf(error, faultCodes.notLoaded, journey);
    }
  };
}
