import { resultOf, transact, type StoredEntry, type StoredKey, type Stores } from './device-database';

/** How long a page without a signal opens the entries, after the mover has opened the page with one. */
const OPEN_MS = 24 * 60 * 60 * 1000;

/** Locks the readings that another mover has saved and not sent, and removes everything else of that mover. */
async function leaveTo({ keys, entries }: Stores, stored: StoredKey): Promise<void> {
  const found: readonly StoredEntry[] = await resultOf(entries.index('enrolment').getAll(stored.enrolment));
  const others = found.filter(({ kind }) => kind !== 'reading');
  await Promise.all(others.map(({ order }) => resultOf(entries.delete(order ?? 0))));
  if (others.length === found.length) await resultOf(keys.delete(stored.enrolment));
  else await resultOf(keys.put({ ...stored, openUntil: 0 }));
}

/** Opens the entries of one enrolment, and locks the entries of every other: they belong to another mover on this device. [METER-08] */
export function openFor(enrolment: string, now: number): Promise<void> {
  return transact('readwrite', async (stores) => {
    const found: readonly StoredKey[] = await resultOf(stores.keys.getAll());
    await Promise.all(
      found.map((stored) =>
        stored.enrolment === enrolment
          ? resultOf(stores.keys.put({ ...stored, openUntil: now + OPEN_MS }))
          : leaveTo(stores, stored),
      ),
    );
  });
}

/** Locks all entries until the next log-in. [METER-13] */
export function lockAll(): Promise<void> {
  return transact('readwrite', async ({ keys }) => {
    const found: readonly StoredKey[] = await resultOf(keys.getAll());
    await Promise.all(found.map((stored) => resultOf(keys.put({ ...stored, openUntil: 0 }))));
  });
}

/** The enrolment whose entries are open without a log-in; null if there is none. */
export function openEnrolment(now: number): Promise<string | null> {
  return transact('readonly', async ({ keys }) => {
    const found: readonly StoredKey[] = await resultOf(keys.getAll());
    return found.find(({ openUntil }) => openUntil > now)?.enrolment ?? null;
  });
}
