/** Every key of the portal in session storage, where `createSafeStorage` prefixes each. [SESS-30 to SESS-36] */
export type SessionKey =
  | 'appTypeConfig'
  | 'bucket'
  | 'anonymousUserToken'
  | 'userToken'
  | 'userRefreshToken'
  | 'appToken'
  | 'refreshAppToken'
  | 'enrolmentSessionId'
  | 'pendingEnrolmentId'
  | 'requestedPath'
  | 'editedPath'
  | 'brand'
  | 'consent'
  | 'validationStatus'
  | 'cmsContent'
  | 'noteDraft'
  | 'noteDrafts'
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
  /** Calls the listener after each change of this page; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** False when the browser denies storage and values live in memory only. */
  readonly persistent: boolean;
}

/** Settings of the browser rather than of a session: shared by all brands. */
const sharedKeys: readonly SessionKey[] = ['consent'];

/** A key of an earlier version, which named no brand. */
const unscopedKey = /^hm\.(?!consent$)\w+$/;

/**
 * Session storage, or memory where access throws: all cookies blocked, or a frame without storage. Keys are
 * `hm.<scope>.<key>`, so that the sessions of two brands or of two frames stay apart in one tab.
 */
export function createSafeStorage(scope: string, open: () => Storage = () => window.sessionStorage): SafeStorage {
  const memory = new Map<string, string>();
  const real = opened(open);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const nameOf = (key: SessionKey) => (sharedKeys.includes(key) ? `hm.${key}` : `hm.${scope}.${key}`);
  return {
    persistent: real !== null,
    get: (key) => memory.get(key) ?? real?.getItem(nameOf(key)) ?? null,
    set(key, value) {
      try {
        if (!real) throw new Error('denied');
        real.setItem(nameOf(key), value);
        memory.delete(key);
      } catch {
        // Denied or full.
        memory.set(key, value);
      }
      notify();
    },
    remove(key) {
      memory.delete(key);
      real?.removeItem(nameOf(key));
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function opened(open: () => Storage): Storage | null {
  try {
    const storage = open();
    storage.setItem('hm.probe', '');
    storage.removeItem('hm.probe');
    // An unscoped session may belong to any brand.
    for (const name of Object.keys(storage)) if (unscopedKey.test(name)) storage.removeItem(name);
    return storage;
  } catch {
    return null;
  }
}
