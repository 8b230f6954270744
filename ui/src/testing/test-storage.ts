import type { RuntimeContract, StorageKey } from '@home-move/contract';

/** Session storage in memory. Like the browser's it stores text, so that a test reads copies of what survives JSON. */
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
    // As the shell does: drafts outlive the call.
    clear: () => [...memory.keys()].filter((key) => key !== 'noteDrafts').forEach((key) => memory.delete(key)),
  };
}
