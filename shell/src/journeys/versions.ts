import type { JourneyId, RemoteRecord } from '@home-move/contract';
import type { RemoteFault } from './fault';
import type { Registry } from './registry';

/** What follows a failure: an automatic attempt of the same or the last good version, or the panel. */
export type Verdict = 'retry' | 'fallback' | 'panel';

/** Selects the version of a journey to load. */
export interface Versions {
  /** The version to load now. Throws HM-101. */
  readonly current: () => RemoteRecord;
  /** Counts the failure and returns what follows. */
  readonly recordFailure: (record: RemoteRecord, fault: RemoteFault, wasMounted: boolean) => Verdict;
}

/**
 * The registry's version until it has failed twice, or once with a final fault; from then on the last good one, if any,
 * until the registry names another version.
 */
export function createVersions(registry: Registry, journey: JourneyId): Versions {
  let named: string | undefined;
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
      // The registry has named another version in the meantime: that one is loaded.
      if (registry.find(journey) && current().version !== record.version) return 'fallback';
      failures += 1;
      // The last good version has no fallback.
      if (record.version !== named || !registry.lastGood(record)) return 'panel';
      isSetAside = isFinal || failures > 1;
      if (isSetAside) return 'fallback';
      return wasMounted ? 'panel' : 'retry';
    },
  };
}
