import { compareDates, type Disclosure } from '@home-move/contract';

/** Whether an entry has not reached its recipient. [PASS-05] */
export const isOpen = ({ result }: Pick<Disclosure, 'result'>): boolean =>
  result === 'waiting' || result === 'notDelivered';

/**
 * Every entry once, open ones first and otherwise newest first. Both lists are newest first and come from separate requests, so the
 * second may know a newer result. [PASS-06]
 */
export function openFirst(open: readonly Disclosure[], entries: readonly Disclosure[]): readonly Disclosure[] {
  const known = new Map([...open, ...entries].map((entry) => [entry.id, entry]));
  const newestFirst = [...known.values()].toSorted((a, b) => compareDates(b.at, a.at) || (a.id < b.id ? 1 : -1));
  return [...newestFirst.filter(isOpen), ...newestFirst.filter((entry) => !isOpen(entry))];
}
