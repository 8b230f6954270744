/** Every key of the portal in session storage, where each has the prefix `hm.`. [SESS-30 to SESS-36] */
export type SessionKey =
  | 'appTypeConfig'
  | 'anonymousUserToken'
  | 'userToken'
  | 'userRefreshToken'
  | 'appToken'
  | 'refreshAppToken'
  | 'enrolmentSessionId'
  | 'pendingEnrolmentId'
  | 'brand'
  | 'consent'
  | 'validationStatus'
  | 'cmsContent'
  | 'onboarding'
  | 'entertainment'
  | 'broadbandFilters'
  | 'energyFilters'
  | 'energyFiltersWom'
  | 'energyAddOns'
  | 'energyTariff'
  | 'energySecondaryTariff';

export interface SafeStorage {
  get(key: SessionKey): string | null;
  set(key: SessionKey, value: string): void;
  remove(key: SessionKey): void;
  /** False when the browser denies storage and values live in memory only. */
  readonly persistent: boolean;
}

const prefix = 'hm.';

/** Session storage, or memory where access throws: all cookies blocked, or a frame without storage. */
export function createSafeStorage(open: () => Storage = () => window.sessionStorage): SafeStorage {
  const memory = new Map<string, string>();
  const real = opened(open);
  return {
    persistent: real !== null,
    get: (key) => memory.get(prefix + key) ?? real?.getItem(prefix + key) ?? null,
    set(key, value) {
      try {
        if (!real) throw new Error('denied');
        real.setItem(prefix + key, value);
        memory.delete(prefix + key);
      } catch {
        // Denied or full.
        memory.set(prefix + key, value);
      }
    },
    remove(key) {
      memory.delete(prefix + key);
      real?.removeItem(prefix + key);
    },
  };
}

function opened(open: () => Storage): Storage | null {
  try {
    const storage = open();
    storage.setItem(`${prefix}probe`, '');
    storage.removeItem(`${prefix}probe`);
    return storage;
  } catch {
    return null;
  }
}
