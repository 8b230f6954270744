import * as z from 'zod/mini';

/** What copying brings along and nobody sees: soft hyphens, spaces without width, marks of direction. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Hyphens, dashes of any length, the minus sign. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Text of one line as people mean it: without what they do not see, one space between words, none at the ends. */
export function toSingleLine(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** The same with the hyphen of the keyboard for every dash. */
export function withPlainDashes(text: string): string {
  return toSingleLine(text).replace(dashes, '-');
}

/** Numbers and codes without what people put between digits: spaces, dots, slashes, brackets, dashes. */
export function withoutSeparators(text: string): string {
  return withPlainDashes(text).replace(/[ ./()-]/g, '');
}

/** Reads what was typed before its rule is asked; what is no text stays, for the rule to refuse. */
export function normaliseWith(read: (text: string) => string) {
  return z.transform((value: unknown) => (typeof value === 'string' ? read(value) : value));
}
