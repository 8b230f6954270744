const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** "Nov", "november" or "Sept." → "11", "11", "09"; fewer than three letters or another word → nothing. */
export function monthFromName(typed: string): string | undefined {
  const name = typed.trim().toLowerCase().replace(/\.$/, '');
  if (name.length < 3) return undefined;
  const index = months.findIndex((month) => month.startsWith(name));
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}
