import type { RuntimeContract, StorageKey } from '@home-move/contract';

/** Session storage in memory: like the browser's it keeps text, so a test sees what survives JSON, and copies of it. */
export function createTestStorage(
  stored: Partial<Record<StorageKey, unknown>>,
  persistent: boolean,
): { readonly storage: RuntimeContract['storage']; readonly clear: () => void } {
  const memory = new Map<StorageKey, string>();
  const set = (key: StorageKey, value: unknown) => {
    if (value === undefined) memory.delete(key);
    else memory.set(key, JSON.stringify(value));
  };
  for (const [key, value] of Object.entries(stored)) set(key as StorageKey, value);
  return {
    storage: {
      get(key) {
        const text = memory.get(key);
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      },
      set,
      remove: (key) => void memory.delete(key),
      persistent,
    },
    clear: () => memory.clear(),
  };
}
