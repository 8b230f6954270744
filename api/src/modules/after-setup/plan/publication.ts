import { createHash } from 'node:crypto';
import type { PlanEntry, PlanEntryId } from '@home-move/contract';

/** An entry as calendars know it. */
export interface PublishedEntry {
  readonly id: PlanEntryId;
  /** yyyy-MM-dd; of a cancelled entry the last one. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  /** Counts the changes that calendars have seen, from 0. */
  readonly sequence: number;
  readonly isCancelled: boolean;
}

/** The stored form of a published entry, with a digest instead of the text. */
export interface StoredEntry extends Omit<PublishedEntry, 'text'> {
  readonly digest: string;
}

/**
 * The entries of a plan for calendars: dated entries, and entries that were published before, as cancelled. An entry
 * whose date, title or text changed gets the next sequence number, so that calendars replace it.
 */
export function nextPublication(
  stored: readonly StoredEntry[],
  plan: readonly PlanEntry[],
): readonly (PublishedEntry & StoredEntry)[] {
  const before = new Map(stored.map((entry) => [entry.id, entry]));
  const current = plan.flatMap(({ id, date, title, text }) => {
    if (date === null) return [];
    const known = before.get(id);
    const digest = digestOf(date, title, text);
    const isSame = known?.digest === digest && !known.isCancelled;
    const sequence = known ? known.sequence + (isSame ? 0 : 1) : 0;
    return [{ id, date, title, text, digest, sequence, isCancelled: false }];
  });
  const ids = new Set(current.map(({ id }) => id));
  const cancelled = stored
    .filter(({ id }) => !ids.has(id))
    .map((entry) => ({
      ...entry,
      text: '',
      sequence: entry.sequence + (entry.isCancelled ? 0 : 1),
      isCancelled: true,
    }));
  return [...current, ...cancelled];
}

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
