import type { RuntimeContract, StorageKey } from '@home-move/contract';
import { atom, type WritableAtom } from 'jotai';

/** The runtime of a store's mount: who makes the store sets it. */
export const runtimeAtom = atom<RuntimeContract | null>(null);

/**
 * A value of the session storage of this mount: it survives a reload, and null takes it away. `parse` refuses what does not
 * look like it (another version of this remote may have written it).
 */
export function storedAtom<T>(
  key: StorageKey,
  parse: (stored: unknown) => T | null,
): WritableAtom<T | null, [T | null], void> {
  const writes = atom(0);
  return atom(
    (get) => {
      get(writes);
      return parse(get(runtimeAtom)?.storage.get(key));
    },
    (get, set, value) => {
      const storage = get(runtimeAtom)?.storage;
      if (value === null) storage?.remove(key);
      else storage?.set(key, value);
      set(writes, (count) => count + 1);
    },
  );
}
