import { normalisePostcode } from '@home-move/contract';

/** What people write in different ways and mean the same: case, accents, spaces, hyphens, apostrophes. */
const bare = (surname: string) =>
  surname
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toLowerCase();

/** "O’Brien-Jones" is "obrien jones"; a name that nothing is left of is nobody's. [VAL-03] */
export function isSameSurname(typed: string, known: string): boolean {
  return bare(known) !== '' && bare(typed) === bare(known);
}

/** In any case and spacing. [VAL-03] */
export function isSamePostcode(typed: string, known: string): boolean {
  return normalisePostcode(typed) === normalisePostcode(known);
}
