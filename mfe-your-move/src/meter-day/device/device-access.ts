import { resultOf, transact, type StoredKey } from './device-database';

/** How long a page without a signal opens the entries, after the mover has opened the page with one. */
const OPEN_MS = 24 * 60 * 60 * 1000;

/** Opens the entries of one enrolment, and locks those of every other: they belong to another mover on this device. */
export function openFor(enrolment: string, now: number): Promise<void> {
  return transact('readwrite', async ({ keys }) => {
    const found: readonly StoredKey[] = await resultOf(keys.getAll());
    await Promise.all(
      found.map((stored) =>
        resultOf(keys.put({ ...stored, openUntil: stored.enrolment === enrolment ? now + OPEN_MS : 0 })),
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
