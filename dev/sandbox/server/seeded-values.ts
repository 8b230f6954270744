import { createHash } from 'node:crypto';

/** A whole number from 0 to `below - 1`, the same for the same seeds, also after a restart. */
export function seededNumber(below: number, ...seeds: (string | number)[]): number {
  const digest = createHash('sha256').update(seeds.join('|')).digest();
  return digest.readUIntBE(0, 6) % below;
}

/** An element of `list`, the same for the same seeds. */
export function seededChoice<T>(list: readonly [T, ...T[]], ...seeds: (string | number)[]): T {
  return list[seededNumber(list.length, ...seeds)] ?? list[0];
}

/** A string of `length` digits, the same for the same seeds; never starts with 0. */
export function seededDigits(length: number, ...seeds: (string | number)[]): string {
  let digits = String(1 + seededNumber(9, 'first', ...seeds));
  while (digits.length < length) digits += String(seededNumber(10, digits.length, ...seeds));
  return digits;
}

/** Letters and digits that are easy to distinguish on the phone. */
const REFERENCE_CHARACTERS = '23456789BCDFGHJKMNPQRTVWXYZ';

/** Eight characters, the same for the same seeds, so that a repeated request gets the same reference after a restart too. */
export function referenceFor(...seeds: string[]): string {
  const digest = createHash('sha256').update(seeds.join('|')).digest();
  return [...digest.subarray(0, 8)]
    .map((byte) => REFERENCE_CHARACTERS.charAt(byte % REFERENCE_CHARACTERS.length))
    .join('');
}
