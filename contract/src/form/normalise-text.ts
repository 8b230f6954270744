/** Invisible characters of copied text: soft hyphens, zero-width spaces, direction marks. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Hyphens, dashes of any length and the minus sign. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Normalises to one line: removes invisible characters and outer white space, and leaves one space between words. */
export function toSingleLine(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** As `toSingleLine`, with a hyphen for every dash. */
export function withPlainDashes(text: string): string {
  return toSingleLine(text).replace(dashes, '-');
}

/** Removes the separators that people type in numbers and codes: spaces, dots, slashes, brackets, dashes. */
export function withoutSeparators(text: string): string {
  return withPlainDashes(text).replace(/[ ./()-]/g, '');
}
