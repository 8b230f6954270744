import type { JourneyId, RemoteRecord } from '@home-move/contract';
import type { RemoteFault } from './fault';
import type { Registry } from './registry';

/** What follows a failure: another try without asking, of the same or of the last good version; or the panel. */
export type Verdict = 'retry' | 'fallback' | 'panel';

/** Which version of a journey this document tries. */
export interface Versions {
  /** The version to try now. Throws HM-101. */
  readonly current: () => RemoteRecord;
  /** Counts a failure of a version. */
  readonly recordFailure: (record: RemoteRecord, fault: RemoteFault, wasMounted: boolean) => Verdict;
}

/**
 * The version that the registry names, until it has failed twice, or once in a way that no second try cures; from then on
 * the last good one, where there is one, until the registry names another.
 */
export function createVersions(registry: Registry, journey: JourneyId): Versions {
  let named: string | null = null;
  let failures = 0;
  let isSetAside = false;

  function current(): RemoteRecord {
    const record = registry.resolve(journey);
    if (record.version !== named) {
      named = record.version;
      failures = 0;
      isSetAside = false;
    }
    return (isSetAside && registry.lastGood(record)) || record;
  }

  return {
    current,
    recordFailure(record, { isFinal }, wasMounted) {
      // Nothing comes after the last good one; and of a version that the registry no longer names nobody asks.
      if (record.version !== named) return 'panel';
      failures += 1;
      if (!registry.lastGood(record)) return 'panel';
      isSetAside = isFinal || failures > 1;
      if (isSetAside) return 'fallback';
      return wasMounted ? 'panel' : 'retry';
    },
  };
}
