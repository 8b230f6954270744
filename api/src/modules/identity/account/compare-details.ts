import { normalisePostcode } from '@home-move/contract';

/** Removes the differences that do not matter: case, accents, spaces, hyphens, apostrophes. */
const simplify = (surname: string) =>
  surname
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toLowerCase();

/** "O’Brien-Jones" matches "obrien jones". A known name without letters or digits matches nothing. [VAL-03] */
export function isSameSurname(entered: string, known: string): boolean {
  return simplify(known) !== '' && simplify(entered) === simplify(known);
}

/** Ignores case and spacing. [VAL-03] */
export function isSamePostcode(entered: string, known: string): boolean {
  return normalisePostcode(entered) === normalisePostcode(known);
}
