import type { RuntimeContract, StorageKey } from '@home-move/contract';
import { atom, type WritableAtom } from 'jotai';

/** The runtime of the mount that owns the store; set by whatever creates the store. */
export const runtimeAtom = atom<RuntimeContract | null>(null);

/**
 * An atom in the session storage of this mount: its value survives a reload, and null removes it. `parse` returns null for
 * anything it does not recognise, since another version of the remote may have written it. `toStored` selects what a reload
 * needs of a large value: writing hundreds of kB blocks input.
 */
export function storedAtom<T>(
  key: StorageKey,
  parse: (stored: unknown) => T | null,
  toStored: (value: T) => unknown = (value) => value,
): WritableAtom<T | null, [T | null], void> {
  // The last value written here, so that a large value is not parsed again after each write.
  const written = atom<{ readonly value: T | null } | null>(null);
  return atom(
    (get) => {
      const storage = get(runtimeAtom)?.storage;
      const last = get(written);
      return last ? last.value : parse(storage?.get(key));
    },
    (get, set, value) => {
      const storage = get(runtimeAtom)?.storage;
      if (value === null) storage?.remove(key);
      else storage?.set(key, toStored(value));
      set(written, { value });
    },
  );
}
