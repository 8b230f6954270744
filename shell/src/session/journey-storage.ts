import type { RuntimeContract, StorageKey } from '@home-move/contract';
import type { SafeStorage } from './safe-storage';

/** The keys that journeys own, cleared when the enrolment changes or the session ends. [SESS-08] */
export const journeyKeys: readonly StorageKey[] = [
  'onboarding',
  'entertainment',
  'broadbandFilters',
  'energyFilters',
  'energyFiltersWom',
  'energyAddOns',
  'energyTariff',
  'energySecondaryTariff',
];

export function clearJourneyStorage(storage: SafeStorage): void {
  for (const key of journeyKeys) storage.remove(key);
}

/** Session storage for journeys: JSON values under their own keys. */
export function createJourneyStorage(storage: SafeStorage): RuntimeContract['storage'] {
  return Object.freeze({
    persistent: storage.persistent,
    get(key: StorageKey): unknown {
      const text = storage.get(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
    },
    set(key: StorageKey, value: unknown): void {
      if (value === undefined) storage.remove(key);
      else storage.set(key, JSON.stringify(value));
    },
    remove: (key: StorageKey) => storage.remove(key),
  });
}
