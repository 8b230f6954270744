import { createKey, open, seal } from './device-cipher';
import { resultOf, transact, type EntryKind, type StoredEntry, type StoredKey, type Stores } from './device-database';

/** An entry as pages use it. */
export interface DeviceEntry<Values> {
  /** Counts up with each entry that this device saves, of whichever enrolment and kind. */
  readonly order: number;
  readonly values: Values;
}

const placeOf = ({ enrolment, kind, name }: Pick<StoredEntry, 'enrolment' | 'kind' | 'name'>) =>
  `${enrolment}/${kind}/${name}`;

/** The key of the enrolment; a new one for its first entry. */
async function keyOf(enrolment: string): Promise<CryptoKey> {
  const created = await createKey();
  const stored = await transact('readwrite', async ({ keys }) => {
    const found: StoredKey | undefined = await resultOf(keys.get(enrolment));
    if (found === undefined) await resultOf(keys.add({ enrolment, key: created, openUntil: 0 } satisfies StoredKey));
    return found;
  });
  return stored?.key ?? created;
}

/** The places of the entries with a kind and a name. */
const placesOf = ({ entries }: Stores, enrolment: string, kind: EntryKind, name: string) =>
  resultOf(entries.index('name').getAllKeys([enrolment, kind, name]));

/**
 * Stores an entry, encrypted, in place of the one of the same kind and name. Rejects with DeviceStorageError. [METER-08, METER-11]
 * @param order the place of an entry to change, which may be gone; a new entry at the end by default
 */
export async function saveEntry(
  enrolment: string,
  kind: EntryKind,
  name: string,
  values: object,
  order?: number,
): Promise<void> {
  const key = await keyOf(enrolment);
  const sealed = await seal(key, placeOf({ enrolment, kind, name }), new TextEncoder().encode(JSON.stringify(values)));
  const entry: StoredEntry = { ...(order !== undefined && { order }), enrolment, kind, name, values: sealed };
  await transact('readwrite', async (stores) => {
    const places = await placesOf(stores, enrolment, kind, name);
    if (order !== undefined && !places.includes(order)) return;
    await Promise.all(places.map((place) => resultOf(stores.entries.delete(place))));
    await resultOf(stores.entries.add(entry));
  });
}

/**
 * Removes an entry, which is sent or given up.
 * @param order its place, so that an entry that has replaced it stays; whichever is stored by default
 */
export function removeEntry(enrolment: string, kind: EntryKind, name: string, order?: number): Promise<void> {
  return transact('readwrite', async (stores) => {
    const places = await placesOf(stores, enrolment, kind, name);
    const removed = places.filter((place) => order === undefined || place === order);
    await Promise.all(removed.map((place) => resultOf(stores.entries.delete(place))));
  });
}

async function openEntry<Values>(key: CryptoKey, stored: StoredEntry): Promise<DeviceEntry<Values> | null> {
  try {
    const text = new TextDecoder().decode(await open(key, placeOf(stored), stored.values));
    return { order: stored.order ?? 0, values: JSON.parse(text) as Values };
  } catch {
    return null;
  }
}

/** The entries of one kind, in the order in which they were saved. Leaves out entries that do not open. */
export async function readEntries<Values>(enrolment: string, kind: EntryKind): Promise<readonly DeviceEntry<Values>[]> {
  const { stored, entries } = await transact('readonly', async ({ keys, entries: all }) => ({
    stored: (await resultOf(keys.get(enrolment))) as StoredKey | undefined,
    entries: (await resultOf(all.index('enrolment').getAll(enrolment))) as readonly StoredEntry[],
  }));
  if (stored === undefined) return [];
  const opened = entries.filter((entry) => entry.kind === kind).map((entry) => openEntry<Values>(stored.key, entry));
  return (await Promise.all(opened)).filter((entry) => entry !== null);
}

/** Removes the entries of one kind. */
export function removeKind(enrolment: string, kind: EntryKind): Promise<void> {
  return transact('readwrite', async ({ entries }) => {
    const found: readonly StoredEntry[] = await resultOf(entries.index('enrolment').getAll(enrolment));
    const removed = found.filter((entry) => entry.kind === kind);
    await Promise.all(removed.map(({ order }) => resultOf(entries.delete(order ?? 0))));
  });
}

/** Removes everything of the enrolment, with its key. [METER-13] */
export function removeAll(enrolment: string): Promise<void> {
  return transact('readwrite', async ({ keys, entries }) => {
    const found = await resultOf(entries.index('enrolment').getAllKeys(enrolment));
    await Promise.all([...found.map((order) => resultOf(entries.delete(order))), resultOf(keys.delete(enrolment))]);
  });
}
