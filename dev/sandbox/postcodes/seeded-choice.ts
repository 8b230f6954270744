import { createHash } from 'node:crypto';

/** A whole number from 0 to `below - 1`, always the same for the same words. Keeps the sandbox deterministic across restarts. */
export function seededNumber(below: number, ...words: (string | number)[]): number {
  const digest = createHash('sha256').update(words.join('|')).digest();
  return digest.readUIntBE(0, 6) % below;
}

/** One of `list`, always the same for the same words. */
export function seededChoice<T>(list: readonly [T, ...T[]], ...words: (string | number)[]): T {
  return list[seededNumber(list.length, ...words)] ?? list[0];
}

/** A string of `length` digits, always the same for the same words; never starts with 0. */
export function seededDigits(length: number, ...words: (string | number)[]): string {
  let digits = String(1 + seededNumber(9, 'first', ...words));
  while (digits.length < length) digits += String(seededNumber(10, digits.length, ...words));
  return digits;
}
