import type { MoveDocument } from '@home-move/contract';

/** Whole kilobytes, at least one. */
export const kilobytesOf = (bytes: number): number => Math.max(1, Math.round(bytes / 1000));

/** The sizes that the list shows, added up; null if one of them is not known. [ORDER-72] */
export function totalKilobytes(documents: readonly Pick<MoveDocument, 'bytes'>[]): number | null {
  let total = 0;
  for (const { bytes } of documents) {
    if (bytes === null) return null;
    total += kilobytesOf(bytes);
  }
  return total;
}
