import { createHash } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other on the phone. */
const REFERENCE_SIGNS = '23456789BCDFGHJKMNPQRTVWXYZ';

/** Eight signs, always the same for the same words, so that a repeated request has the same answer after a restart too. */
export function referenceFor(...words: string[]): string {
  const digest = createHash('sha256').update(words.join('|')).digest();
  return [...digest.subarray(0, 8)].map((byte) => REFERENCE_SIGNS.charAt(byte % REFERENCE_SIGNS.length)).join('');
}
